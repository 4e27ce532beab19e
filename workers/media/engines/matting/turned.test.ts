import { expect, it } from "vitest";
import { plane, type Picture } from "../picture/raster.ts";
import { Turned } from "./turned.ts";

/** Pictures of one pixel, by their numbers. */
async function* pictures(...numbers: number[]): AsyncGenerator<Picture> {
  for (const number of numbers) yield { data: Uint8Array.of(number, number, number), width: 1, height: 1 };
}
const maskOf = ({ data: [value = 0] }: Picture) => plane(1, 1, Float32Array.of(value / 255));

/** What each picture of a film is masked by, and which of them somebody had to look at. */
async function masked(turned: Turned): Promise<{ shown: [number, number][]; looked: number[] }> {
  const looked: number[] = [];
  const shown: [number, number][] = [];
  const alpha = (value = 0) => Math.round(value * 255);
  for await (const picture of turned.there()) {
    const mask = maskOf(picture);
    turned.keep(mask);
    looked.push(picture.data[0] ?? 0);
    shown.push([picture.data[0] ?? 0, alpha(mask.data[0])]);
  }
  for await (const { picture, mask } of turned.back()) shown.push([picture.data[0] ?? 0, alpha(mask.data[0])]);
  return { shown, looked };
}

it("a loop that goes there and back is looked at on its way there; back, each picture has the mask of the same one", async () => {
  const { shown, looked } = await masked(new Turned(pictures(10, 20, 30, 40, 31, 21), 3));
  expect(looked).toEqual([10, 20, 30, 40]);
  expect(shown.slice(4)).toEqual([
    [31, 30],
    [21, 20],
  ]);
});

it("a film that does not turn is looked at to its end", async () => {
  const { shown, looked } = await masked(new Turned(pictures(10, 20, 30)));
  expect(looked).toEqual([10, 20, 30]);
  expect(shown).toHaveLength(3);
});

it("one that is longer than its way back, or ends before it turns, is whole all the same", async () => {
  expect((await masked(new Turned(pictures(10, 20, 11, 12), 1))).shown).toEqual([
    [10, 10],
    [20, 20],
    [11, 10],
    [12, 10],
  ]);
  expect((await masked(new Turned(pictures(10, 20), 5))).shown).toHaveLength(2);
});
