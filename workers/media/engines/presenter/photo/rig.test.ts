import { expect, it } from "vitest";
import type { Point } from "./face.ts";
import { INNER_LOWER_LIP, INNER_UPPER_LIP } from "./landmarks.ts";
import { posed, rigOf, withoutSeam } from "./rig.ts";

/** A mesh whose mouth is 100 wide and open by 20 nearly to its corners, as in a laugh; or by `gap`. */
function laughing(gap = 20): Point[] {
  const points = Array.from({ length: 468 }, (): Point => [0, -80]);
  const put = (index: number, x: number, y: number) => (points[index] = [x, y]);
  put(152, 0, 90);
  put(61, -50, 0);
  put(291, 50, 0);
  for (const [step, upper] of INNER_UPPER_LIP.entries()) {
    const x = -46 + (92 * step) / (INNER_UPPER_LIP.length - 1);
    const half = step === 0 || step === INNER_UPPER_LIP.length - 1 ? 0 : gap / 2;
    put(upper, x, -half);
    put(INNER_LOWER_LIP[step] ?? upper, x, half);
  }
  return points;
}

it("lips that laugh are closed from corner to corner: no tooth is seen beside their middle", () => {
  const points = posed(rigOf(laughing()), { open: 0, wide: 0, blink: false });
  const gaps = INNER_UPPER_LIP.map((upper, step) => (points[INNER_LOWER_LIP[step] ?? upper]?.[1] ?? 0) - (points[upper]?.[1] ?? 0));
  expect(Math.max(...gaps)).toBeLessThanOrEqual(1e-6);
  expect(Math.min(...gaps)).toBeGreaterThan(-4);
});

it("of lips that are apart, nothing near their edge is drawn, not in the corners either: there are teeth and the dark upon it", () => {
  const shut = laughing().map(([x, y]): Point => [x, Math.abs(y) <= 10 ? 0 : y]);
  const moved = (points: Point[], index: number): number =>
    Math.abs((withoutSeam(rigOf(points))[index]?.[1] ?? 0) - (points[index]?.[1] ?? 0));
  const beside = INNER_UPPER_LIP[1] ?? 0;
  expect([moved(shut, beside) < 2, moved(laughing(), beside) >= 4.5]).toEqual([true, true]);
  expect([moved(shut, 13) < 2.5, moved(laughing(), 13) >= 6]).toEqual([true, true]);
});

it("lips that are far apart come together from both sides: the lower one alone would draw out the shadow below it", () => {
  const moves = (gap: number) => {
    const [points, closed] = [laughing(gap), posed(rigOf(laughing(gap)), { open: 0, wide: 0, blink: false })];
    return [13, 14].map((index) => Math.abs((closed[index]?.[1] ?? 0) - (points[index]?.[1] ?? 0)) / gap);
  };
  const [[upper = 0, lower = 1], [small = 1, jaw = 0]] = [moves(34), moves(10)];
  expect([upper > 0.4, lower < 0.65, upper + lower > 1]).toEqual([true, true, true]);
  expect([small < 0.25, jaw > 0.85]).toEqual([true, true]);
});
