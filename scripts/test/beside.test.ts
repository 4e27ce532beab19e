import { expect, it } from "vitest";
import { beside } from "./beside.ts";

/** A work that is done when told so, and a diary of what was begun and ended. */
function scene(...names: string[]) {
  const diary: string[] = [];
  const ends = new Map<string, () => void>();
  const works = names.map((name) => async () => {
    diary.push(`${name} begins`);
    await new Promise<void>((resolve) => ends.set(name, resolve));
    diary.push(`${name} ends`);
  });
  const end = async (name: string) => {
    ends.get(name)?.();
    await new Promise(setImmediate);
  };
  return { diary, works, end };
}

it("begins works in their order, as many at once as there are lanes, and is over with the last", async () => {
  const { diary, works, end } = scene("a", "b", "c", "d");
  const all = beside(2, works).then(() => diary.push("over"));
  expect(diary).toEqual(["a begins", "b begins"]);
  await end("b");
  expect(diary.slice(2)).toEqual(["b ends", "c begins"]);
  await end("a");
  await end("d");
  expect(diary.slice(4)).toEqual(["a ends", "d begins", "d ends"]);
  await end("c");
  await all;
  expect(diary.slice(7)).toEqual(["c ends", "over"]);
});

it("fails with the first work that fails", async () => {
  await expect(beside(2, [() => Promise.resolve(), () => Promise.reject(new Error("no shop"))])).rejects.toThrow("no shop");
});
