import { expect, it } from "vitest";
import { filledIn } from "./see-through.ts";

const SIDE = 60;
type Paint = (x: number, y: number) => readonly [alpha: number, grey: number];

/** A picture of one grey with transparency, as it looks on white, and how much of it shows. */
function painted(paint: Paint) {
  const alpha = { data: new Float32Array(SIDE * SIDE), width: SIDE, height: SIDE };
  const data = new Uint8Array(SIDE * SIDE * 3);
  for (let index = 0; index < SIDE * SIDE; index += 1) {
    const [own, grey] = paint(index % SIDE, Math.floor(index / SIDE));
    alpha.data[index] = own;
    data.fill(Math.round(own * grey + (1 - own) * 255), index * 3, index * 3 + 3);
  }
  return { alpha, picture: { data, width: SIDE, height: SIDE } };
}
const at = ({ data }: { data: Float32Array }, x: number, y: number) => data[y * SIDE + x] ?? -1;
const within = (x: number, y: number, from: number, to: number) => Math.min(x, y) >= from && Math.max(x, y) <= to;
/** A box of solid lines from 10 to 49, and what is within them. */
const lined = (inner: Paint): Paint => {
  return (x, y) => (!within(x, y, 10, 49) ? [0, 0] : within(x, y, 13, 46) ? inner(x, y) : [1, 0]);
};

it("fills what was painted thin, but not a window in it", () => {
  const { alpha, picture } = painted(lined((x, y) => (within(x, y, 25, 34) ? [0, 0] : [0.3, 80])));
  const filled = filledIn(alpha, picture);
  expect(filled && [at(filled, 18, 18), at(filled, 30, 30), at(filled, 5, 5)]).toEqual([1, 0, 0]);
});

it("leaves the shadow beside a thing as soft as it is", () => {
  const shadow = (y: number): readonly [number, number] => [y > 49 && y < 56 ? 0.3 : 0, 0];
  const thing = lined((x) => [x < 25 ? 0.5 : 1, 200]);
  const { alpha, picture } = painted((x, y) => (y > 49 ? shadow(y) : thing(x, y)));
  const filled = filledIn(alpha, picture);
  expect(filled && at(filled, 18, 18)).toBe(1);
  expect(filled && at(filled, 30, 53)).toBeCloseTo(0.3);
});

it("lets a drawing whose outline is open be solid, too, where nearly all of it is thin", () => {
  const { alpha, picture } = painted((x, y) => [within(x, y, 10, 49) ? 0.3 : 0, 40]);
  const filled = filledIn(alpha, picture);
  expect(filled && [at(filled, 30, 30), at(filled, 5, 5)]).toEqual([1, 0]);
});

it("changes nothing of a solid thing with soft edges", () => {
  const { alpha, picture } = painted((x, y) => [within(x, y, 10, 49) ? 1 : within(x, y, 9, 50) ? 0.5 : 0, 40]);
  expect(filledIn(alpha, picture)).toBeNull();
});
