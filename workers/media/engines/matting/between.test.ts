import { expect, it } from "vitest";
import type { Picture, Plane } from "../picture/raster.ts";
import { apart, everySecond } from "./between.ts";

const SIDE = 10;
/** A picture whose left columns, as many as it says, are the subject. */
const pictureOf = (columns: number): Picture => ({ data: new Uint8Array(SIDE * SIDE * 3).fill(columns), width: SIDE, height: SIDE });
const maskOf = (columns: number): Plane => ({
  data: Float32Array.from({ length: SIDE * SIDE }, (_, at) => (at % SIDE < columns ? 1 : 0)),
  width: SIDE,
  height: SIDE,
});

async function run(columns: readonly number[]) {
  const looked: number[] = [];
  const see = async ({ data: [first = 0] }: Picture): Promise<Plane> => {
    looked.push(first);
    return maskOf(first);
  };
  const film = (async function* film() {
    for (const one of columns) yield pictureOf(one);
  })();
  const masks: { of: number; held: number }[] = [];
  for await (const { picture, coarse } of everySecond(film, see))
    masks.push({ of: picture.data[0] ?? 0, held: coarse.data.reduce((sum, value) => sum + value, 0) / SIDE });
  return { looked, masks };
}

it("masks that differ by a column of five are a fifth apart", () => expect(apart(maskOf(4), maskOf(5))).toBeCloseTo(0.2));

it("the network sees every second picture of somebody who rests, and the last", async () => {
  const { looked, masks } = await run([5, 5, 5, 5, 5, 5]);
  expect(looked).toHaveLength(4);
  expect(masks.map(({ held }) => held)).toEqual([5, 5, 5, 5, 5, 5]);
});

it("it sees each picture where somebody moves, and each mask belongs to its picture", async () => {
  const { looked, masks } = await run([2, 4, 6, 8, 3]);
  expect(looked.toSorted()).toEqual([2, 3, 4, 6, 8]);
  expect(masks).toEqual([2, 4, 6, 8, 3].map((of) => ({ of, held: of })));
});

it.each([0, 1, 2, 3])("a film of %d pictures has as many masks", async (count) => {
  const { masks } = await run(Array.from({ length: count }, () => 4));
  expect(masks).toHaveLength(count);
});
