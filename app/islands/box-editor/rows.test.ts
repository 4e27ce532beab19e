import { expect, it } from "vitest";
import { covered, drawn, EMPTY, isTooLarge, moved, resized, rowOf, spanned } from "./rows.ts";

const row = rowOf({ left: 10, top: 80, width: 60, height: 15 });

it("a box stays within the picture when it is moved, and keeps its size", () => {
  expect(moved(row, 50, 50)).toMatchObject({ left: "40", top: "85", width: "60", height: "15" });
  expect(moved(row, -50, -0.25)).toMatchObject({ left: "0", top: "79.8" });
});

it("a box that is resized keeps its corner, never shrinks to nothing and never leaves the picture", () => {
  expect(resized(row, 50, 50)).toMatchObject({ left: "10", width: "90", height: "20" });
  expect(resized(row, -99, -99)).toMatchObject({ width: "1", height: "1" });
});

it("a box is drawn from any corner to any other, and a click draws none", () => {
  expect(drawn(spanned({ x: 70, y: 95 }, { x: 10, y: 80 }), "0:02")).toMatchObject({ left: "10", top: "80", width: "60", from: "0:02" });
  expect(drawn(spanned({ x: 120, y: -5 }, { x: 90, y: 20 }), "")).toMatchObject({ left: "90", top: "0", width: "10", height: "20" });
  expect(drawn(spanned({ x: 10, y: 10 }, { x: 10.5, y: 30 }), "")).toBeNull();
});

it("what is typed and can not be read is left as it is", () => {
  const typed = { ...row, width: "wide" };
  expect([moved(typed, 1, 1), covered(typed), covered(EMPTY)]).toEqual([typed, null, null]);
});

it("spec §5: a box of more than a fifth of the picture is too large", () => {
  expect([covered(row), isTooLarge(row)]).toEqual([9, false]);
  expect(isTooLarge({ ...row, height: "40" })).toBe(true);
});
