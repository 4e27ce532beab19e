import { expect, it } from "vitest";
import type { Point } from "./face.ts";
import { INNER_LOWER_LIP, INNER_UPPER_LIP, JAW } from "./landmarks.ts";
import { gapOf, lineAt, movedTo, rigOf, type Side } from "./rig.ts";
import { sheetOf } from "./sheets.ts";

/** A mesh whose mouth is 100 wide and open by 20 nearly to its corners, as in a laugh; or by `gap`. */
function laughing(gap = 20): Point[] {
  const points = Array.from({ length: 468 }, (): Point => [0, -80]);
  const put = (index: number, x: number, y: number) => (points[index] = [x, y]);
  for (const [step, index] of JAW.entries()) put(index, -110 + (220 * step) / 14, 90 - 90 * ((step - 7) / 7) ** 2);
  put(152, 0, 90);
  put(61, -50, 0);
  put(291, 50, 0);
  for (const [step, upper] of INNER_UPPER_LIP.entries()) {
    const x = -46 + (92 * step) / (INNER_UPPER_LIP.length - 1);
    const half = step === 0 || step === INNER_UPPER_LIP.length - 1 ? 0 : gap / 2;
    put(upper, x, -half);
    put(INNER_LOWER_LIP[step] ?? upper, x, half);
  }
  // The outer edges, for the lips to have a body.
  for (const [step, index] of [185, 40, 39, 37, 0, 267, 269, 270, 409].entries()) put(index, -40 + step * 10, -gap / 2 - 14);
  for (const [step, index] of [146, 91, 181, 84, 17, 314, 405, 321, 375].entries()) put(index, -40 + step * 10, gap / 2 + 16);
  return points;
}

const SHUT = { open: 0, wide: 0 };
const edges = (points: Point[], frame: { open: number; wide: number }) => {
  const rig = rigOf(points);
  return { upper: sheetOf(rig, "upper", frame).edge, lower: sheetOf(rig, "lower", frame).edge };
};

it("lips that laugh are closed from corner to corner: no tooth is seen beside their middle", () => {
  const { upper, lower } = edges(laughing(), SHUT);
  const gaps = upper.map(([, v], step) => (lower[step]?.[1] ?? 0) - v);
  expect(Math.max(...gaps)).toBeLessThanOrEqual(1e-6);
  expect(Math.min(...gaps)).toBeGreaterThan(-4);
});

it("of lips that are apart, nothing near their edge is drawn, not in the corners either: there are teeth and the dark upon it", () => {
  /** How far from the lower lip's edge what is drawn of it begins, beside its middle and there. */
  const begins = (points: Point[]) => {
    const rig = rigOf(points);
    const { from } = sheetOf(rig, "lower", { open: 0.5, wide: 0 });
    return [-37, 0].map((x) => Math.min(...from.filter(([at]) => Math.abs(at - x) < 2).map(([u, y]) => y - rig.lower.inner(u))));
  };
  const [[besideShut = 9, shut = 9], [beside = 0, middle = 0]] = [begins(laughing(0.5)), begins(laughing())];
  expect([besideShut < 2, beside >= 4]).toEqual([true, true]);
  expect([shut < 2.5, middle >= 5.9]).toEqual([true, true]);
});

it("lips that are far apart come together from both sides: the lower one alone would draw out the shadow below it", () => {
  const moves = (gap: number) => {
    const rig = rigOf(laughing(gap));
    return (["upper", "lower"] as const).map(
      (side) => Math.abs(movedTo(rig, [0, rig[side].inner(0)], side, SHUT)[1] - rig[side].inner(0)) / gap,
    );
  };
  const [[upper = 0, lower = 1], [small = 1, jaw = 0]] = [moves(34), moves(10)];
  expect([upper > 0.4, lower < 0.65, upper + lower > 1]).toEqual([true, true, true]);
  expect([small < 0.25, jaw > 0.85]).toEqual([true, true]);
});

it("the corners of a mouth that was open come up where it shuts: nobody frowns, and smiles stay as they are", () => {
  /** How far the corners of shut lips are below their middle, of a mouth whose corners are so far below the middle of its opening. */
  const below = (corners: number): number => {
    const points = laughing(30);
    for (const index of [61, 78, 291, 308]) points[index] = [points[index]?.[0] ?? 0, corners];
    const { edge } = sheetOf(rigOf(points), "upper", SHUT);
    return ((edge[0]?.[1] ?? 0) + (edge.at(-1)?.[1] ?? 0)) / 2 - (edge[15]?.[1] ?? 0);
  };
  expect(below(5)).toBeLessThan(4);
  expect(below(-14)).toBeLessThan(-5);
});

it("an open mouth tapers to its corners, which go down with the jaw: it is no box below a straight line", () => {
  const rig = rigOf(laughing(0.5));
  const { upper, lower } = edges(laughing(0.5), { open: 1, wide: 0 });
  const gaps = upper.map(([, v], step) => (lower[step]?.[1] ?? 0) - v);
  const widest = Math.max(...gaps);
  expect(widest).toBeGreaterThan(gapOf(rig, 1));
  // At a tenth of its length from either end it is open by less than half.
  expect([gaps[0], gaps.at(-1), gaps[3], gaps.at(-4)].every((gap) => (gap ?? widest) < widest * 0.5)).toBe(true);
  // The corners are between the lips, not beside the upper one.
  const corner = upper[0]?.[1] ?? 0;
  const [top, bottom] = [Math.min(...upper.map(([, v]) => v)), Math.max(...lower.map(([, v]) => v))];
  expect((corner - top) / (bottom - top)).toBeGreaterThan(0.25);
});

it.each([
  [-46.1, 44.3],
  [-46.7, 41.1],
  [-45.3, 46.2],
])("an opening ends where the lips are joined, at both ends: from %s to %s", (from, to) => {
  const rig = { ...rigOf(laughing(0.5)), from, to };
  const [upper, lower] = (["upper", "lower"] as const).map((side) => sheetOf(rig, side, { open: 1, wide: -1 }).edge);
  expect(upper).toHaveLength(31);
  for (const end of [0, -1]) for (const axis of [0, 1]) expect(upper?.at(end)?.[axis]).toBeCloseTo(lower?.at(end)?.[axis] ?? 99, 6);
});

it.each([0.3, 1])("what goes down with the jaw does so smoothly, open by %s: no line is broken, nothing folds, the rest stays", (open) => {
  const rig = rigOf(laughing(0.5));
  const down = (u: number, v: number, side: Side = "lower") => movedTo(rig, [u, v], side, { open, wide: 0 })[1] - v;
  const gap = gapOf(rig, open);
  for (let v = 20; v <= 220; v += 4)
    for (let u = -160; u <= 160; u += 4) {
      // From place to place it changes by little, across the edge of the face as anywhere.
      expect(Math.abs(down(u + 2, v) - down(u, v)), `across at ${u} ${v}`).toBeLessThan(gap * 0.08);
      expect(down(u, v + 2) - down(u, v), `down at ${u} ${v}`).toBeGreaterThan(-1.6);
    }
  expect(down(0, 90)).toBeGreaterThan(gap * 0.7);
  expect([down(0, 190), down(150, 60), down(-150, 60), down(0, -80, "upper")].map((by) => Math.round(by * 100) / 100 + 0)).toEqual([
    0, 0, 0, 0,
  ]);
});

it.each([0, 16])(
  "where lips are joined both sides of the mouth go the same way, an outer edge %s pixels askew or not: skin is not torn",
  (askew) => {
    const points = laughing(0.5);
    for (const index of [185, 409]) points[index] = [points[index]?.[0] ?? 0, (points[index]?.[1] ?? 0) + askew];
    const rig = rigOf(points);
    for (const u of [-90, -60, -48, 46, 48, 70]) {
      const [one, other] = (["upper", "lower"] as const).map((side) => movedTo(rig, [u, lineAt(rig, u)], side, { open: 1, wide: -1 }));
      expect(one?.[0]).toBeCloseTo(other?.[0] ?? 99, 6);
      expect(one?.[1]).toBeCloseTo(other?.[1] ?? 99, 1);
    }
  },
);
