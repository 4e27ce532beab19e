import { expect, it } from "vitest";
import { islandsOf, withoutCrumbs, withoutStrays } from "./islands.ts";
import { plane } from "./raster.ts";

const SIDE = 40;
const mask = (...boxes: [number, number, number, number][]) =>
  plane(
    SIDE,
    SIDE,
    Float32Array.from({ length: SIDE * SIDE }, (_, at) => {
      const [x, y] = [at % SIDE, Math.floor(at / SIDE)];
      return boxes.some(([left, top, right, low]) => x >= left && x < right && y >= top && y < low) ? 1 : 0;
    }),
  );
const sum = ({ data }: { data: Float32Array }): number => data.reduce((a, b) => a + b, 0);

it("what hangs together is one part, wherever its arms meet; parts are numbered from above", () => {
  const drawn = (...rows: string[]) =>
    plane(
      rows[0]?.length ?? 0,
      rows.length,
      Float32Array.from(rows.join(""), (one) => (one === "#" ? 1 : 0)),
    );
  // Two arms that meet below, a comb that meets above, and a corner, which is no touch.
  const { labels, islands } = islandsOf(drawn("#.#.###", "#.#.#.#", "###.#.#", "...#..."));
  expect([...labels].join("")).toBe("1010222101020211102020003000");
  expect(islands).toEqual([
    { size: 7, left: 0, top: 0, right: 2, bottom: 2 },
    { size: 7, left: 4, top: 0, right: 6, bottom: 2 },
    { size: 1, left: 3, top: 3, right: 3, bottom: 3 },
  ]);
});

it("a speck goes, a part of some size stays", () => {
  expect(sum(withoutCrumbs(mask([0, 0, 20, 20], [30, 30, 32, 32], [30, 0, 36, 6])))).toBe(436);
});

it("a part of something else that reaches in from the rim goes; what lies apart within the picture, or is large, stays", () => {
  expect(sum(withoutStrays(mask([8, 8, 28, 28], [37, 10, 40, 20])))).toBe(400);
  expect(sum(withoutStrays(mask([8, 8, 28, 28], [33, 10, 36, 20])))).toBe(430);
  expect(sum(withoutStrays(mask([8, 8, 28, 28], [32, 10, 40, 30])))).toBe(560);
  // The subject itself is cut off at that side: this may be its other end.
  expect(sum(withoutStrays(mask([20, 8, 40, 28], [37, 32, 40, 38])))).toBe(418);
});

it("what of such a part is hardly there goes with it, but nothing of the subject", () => {
  const shown = mask([8, 8, 28, 28], [35, 10, 40, 20]);
  shown.data[12 * SIDE + 33] = 0.04;
  shown.data[12 * SIDE + 28] = 0.04;
  const { data } = withoutStrays(shown);
  expect([data[12 * SIDE + 33], data[12 * SIDE + 28], data[12 * SIDE + 27]]).toEqual([0, shown.data[12 * SIDE + 28], 1]);
});
