import { expect, it } from "vitest";
import { detailsOf, hasPixels } from "./details.ts";

const picture = (look: string) => ({ look, focus: { x: 0, y: 0, width: 1, height: 1 }, ground: null, people: [] });
/** Sixteen rows of sixteen cells: something to see where `is` says so. */
const lookWhere = (is: (row: number, column: number) => boolean): string =>
  Array.from({ length: 64 }, (_, at) =>
    [0, 1, 2, 3].reduce((digit, bit) => digit * 2 + (is(Math.floor(at / 4), (at % 4) * 4 + bit) ? 1 : 0), 0).toString(16),
  ).join("");

it("a detail is where there is something to see", () => {
  const corner = lookWhere((row, column) => row >= 8 && column >= 8);
  const focus = { x: 0, y: 0, width: 0.8, height: 0.9 };
  expect(detailsOf({ ...picture(corner), focus })).toEqual([{ x: 0.4, y: 0.45, width: 0.4, height: 0.45 }]);
});

it("a picture of which nobody knows where its thing is has details about its middle alone", () => {
  const details = detailsOf(picture(lookWhere(() => true)));
  expect(details.length).toBeGreaterThan(0);
  for (const { x, y } of details) expect([x, y >= 0.125 && y <= 0.375]).toEqual([0.25, true]);
});

it("details are apart from each other, within what the picture is about", () => {
  const focus = { x: 0.2, y: 0.4, width: 0.6, height: 0.4 };
  const details = detailsOf({ ...picture(lookWhere(() => true)), focus });
  expect(details.length).toBeGreaterThan(2);
  for (const { x, y, width, height } of details) {
    expect(x).toBeGreaterThanOrEqual(focus.x);
    expect(y).toBeGreaterThanOrEqual(focus.y);
    expect(x + width).toBeLessThanOrEqual(focus.x + focus.width + 1e-9);
    expect(y + height).toBeLessThanOrEqual(focus.y + focus.height + 1e-9);
  }
  const places = details.map(({ x, y }) => `${x.toFixed(2)} ${y.toFixed(2)}`);
  expect(new Set(places).size).toBe(places.length);
});

it("what is on plain ground is looked at within its own box", () => {
  const focus = { x: 0.5, y: 0, width: 0.5, height: 1 };
  const left = lookWhere((row, column) => row < 8 && column < 8);
  expect(detailsOf({ ...picture(left), focus, ground: "#ffffff" })[0]).toEqual({ x: 0.5, y: 0, width: 0.25, height: 0.5 });
});

it("nobody who is seen in a picture is cut to a detail", () =>
  expect(detailsOf({ ...picture("f".repeat(64)), people: [{ x: 0.4, y: 0.1, width: 0.1, height: 0.1 }] })).toEqual([]));

it("a picture has a detail for a box only where its pixels last", () => {
  const box = { x: 0, y: 0, w: 1080, h: 1080 };
  expect([800, 1200, 1600].map((side) => hasPixels({ width: side, height: side }, box))).toEqual([false, true, true]);
});
