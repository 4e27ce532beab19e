import { expect, it } from "vitest";
import { focusBeside } from "./group.ts";

const SQUARE = { width: 1080, height: 1080 };
/** Five in a row in a wide photograph, the last one largest: what is in focus is the face of that. */
const row = [0.03, 0.15, 0.36, 0.6, 0.78].map((x, at) => ({ x, y: 0.2, width: at === 4 ? 0.07 : 0.06, height: 0.12 }));
const wide = { plate: { width: 1600, height: 1000 }, canvas: SQUARE, focus: { x: 0.815, y: 0.26 }, people: row };

const edges = (x: number, share = 0.625) => [x - share / 2, x + share / 2] as const;

it("the frame's edge goes through nobody's face of a group, and shows as many as it can", () => {
  const cutBy = (at: number) => edges(at).some((edge) => row.some((one) => edge > one.x && edge < one.x + one.width));
  expect(cutBy(1 - 0.625 / 2)).toBe(true);
  const { x, y } = focusBeside(wide);
  const [left, right] = edges(x);
  const whole = row.filter((one) => one.x > left && one.x + one.width < right);
  const cut = row.filter((one) => [left, right].some((edge) => edge > one.x - 0.01 && edge < one.x + one.width + 0.01));
  expect([whole.length, cut.length, y]).toEqual([3, 0, 0.26]);
});

it.each([
  ["one face", { ...wide, people: row.slice(4) }],
  ["nobody", { ...wide, people: [] }],
  ["a picture as narrow as its frame", { ...wide, canvas: { width: 1600, height: 1000 } }],
])("%s: what is in focus stays in the middle, as near as the picture's edges let it", (_what, group) => {
  expect(focusBeside(group)).toEqual(wide.focus);
});

it("of five who stand close together the frame begins between two of them, as their camera moves", () => {
  const people = [0.142, 0.303, 0.456, 0.585, 0.728].map((x) => ({ x, y: 0.2, width: x > 0.7 ? 0.135 : 0.104, height: 0.15 }));
  const { x } = focusBeside({ canvas: SQUARE, plate: { width: 1296, height: 864 }, focus: { x: 0.795, y: 0.3 }, people });
  const [left, right] = edges(x, 2 / 3);
  expect(left).toBeGreaterThan(0.246);
  expect(left + 0.06 * (2 / 3)).toBeLessThan(0.303);
  expect(right - 0.06 * (2 / 3)).toBeGreaterThan(0.863);
});

it("two who both fit are both seen, whoever of them is in focus", () => {
  const people = [0.2, 0.6].map((x) => ({ x, y: 0.2, width: 0.08, height: 0.14 }));
  const { x } = focusBeside({ ...wide, people, focus: { x: 0.64, y: 0.27 } });
  const [left, right] = edges(x);
  expect(left).toBeLessThan(0.2);
  expect(right).toBeGreaterThan(0.68);
});
