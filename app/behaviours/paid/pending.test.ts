import { expect, it } from "vitest";
import { rememberFavourite, replayFavourite } from "./pending.ts";

const storage = (start?: string) => {
  const kept = new Map(start === undefined ? [] : [["pending_favourite", start]]);
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
};
const replayed = async (store: ReturnType<typeof storage>) => {
  const sent: unknown[] = [];
  await replayFavourite(store, async (call) => sent.push(call));
  return sent;
};

it.each([
  ["hook", "/hook/collect"],
  ["ad", "/adsLibrary/collectCreative"],
] as const)("spec §4: payment success replays a pending %s favourite, once", async (kind, path) => {
  const store = storage();
  rememberFavourite({ kind, id: 7 }, store);
  expect(await replayed(store)).toEqual([{ path, input: { id: 7, status: 1 } }]);
  expect(await replayed(store)).toEqual([]);
});

it("of several the last is replayed; without one nothing is sent", async () => {
  const store = storage();
  expect(await replayed(store)).toEqual([]);
  rememberFavourite({ kind: "hook", id: 7 }, store);
  rememberFavourite({ kind: "ad", id: 8 }, store);
  expect(await replayed(store)).toEqual([{ path: "/adsLibrary/collectCreative", input: { id: 8, status: 1 } }]);
});

it.each(["{", "null", "[]", '"hook"', '{"kind":"film","id":7}', '{"kind":"hook","id":"7"}', '{"kind":"hook"}'])(
  "what is kept and is none (%s) is forgotten",
  async (broken) => {
    const store = storage(broken);
    expect(await replayed(store)).toEqual([]);
    expect(store.getItem("pending_favourite")).toBeNull();
  },
);
