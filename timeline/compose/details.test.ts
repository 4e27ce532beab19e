import { expect, it } from "vitest";
import { detailsOf, hasPixels } from "./details.ts";

const picture = (look: string) => ({ look, focus: { x: 0, y: 0, width: 1, height: 1 }, ground: null, people: [] });
/** Sixteen rows of sixteen cells: something to see where `is` says so. */
const lookWhere = (is: (row: number, column: number) => boolean): string =>
  Array.from({ length: 64 }, (_, at) =>
    [0, 1, 2, 3].reduce((digit, bit) => digit * 2 + (is(Math.floor(at / 4), (at % 4) * 4 + bit) ? 1 : 0), 0).toString(16),
  ).join("");

const near = (box: { x: number; y: number; width: number; height: number } | undefined) =>
  box && [box.x, box.y, box.width, box.height].map((side) => Number(side.toFixed(3)));

it("a detail is where there is something to see", () => {
  const corner = lookWhere((row, column) => row < 5 && column >= 9);
  const focus = { x: 0, y: 0, width: 0.8, height: 0.9 };
  expect(detailsOf({ ...picture(corner), focus }).map(near)).toEqual([[0.288, 0, 0.512, 0.576]]);
});

it("no detail is of a thing's foot: legs tell nobody what stands on them", () => {
  const legs = lookWhere((row) => row >= 8);
  const focus = { x: 0, y: 0, width: 0.8, height: 0.9 };
  const details = detailsOf({ ...picture(legs), focus });
  expect(details.length).toBeGreaterThan(0);
  for (const { y, height } of details) expect(y + height).toBeLessThan(focus.height * 0.85);
});

it("a picture of which nobody knows where its thing is has details about its middle alone", () => {
  const details = detailsOf(picture(lookWhere(() => true)));
  expect(details.length).toBeGreaterThan(0);
  for (const { x, y, width, height } of details) expect([x + width / 2, y + height / 2]).toEqual([0.5, 0.5]);
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
  expect(near(detailsOf({ ...picture(left), focus, ground: "#ffffff" })[0])).toEqual([0.5, 0, 0.32, 0.64]);
});

it("nobody who is seen in a picture is cut to a detail", () =>
  expect(detailsOf({ ...picture("f".repeat(64)), people: [{ x: 0.4, y: 0.1, width: 0.1, height: 0.1 }] })).toEqual([]));

it("a picture has a detail for a box only where its pixels last", () => {
  const box = { x: 0, y: 0, w: 1080, h: 1080 };
  expect([800, 1200, 1600].map((side) => hasPixels({ width: side, height: side }, box))).toEqual([false, true, true]);
});
