import { describe, expect, it } from "vitest";
import { boxIn, checkBoxes, checkBoxTimes, eraseBox } from "./erase-boxes.ts";

const box = (change: object = {}) => eraseBox.parse({ left: 10, top: 80, width: 80, height: 12, ...change });
const keys = (change: object) => checkBoxes([box(change)], "basic").map(({ key }) => key);

describe("spec §5: boxes of watermark removal", () => {
  it.each([
    [{}, []],
    [{ from: "0:01", to: "0:02" }, []],
    [{ width: 50, height: 40, top: 20 }, []],
    [{ width: 50, height: 41, top: 20 }, ["box.tooLarge"]],
    [{ left: 30, width: 80 }, ["box.outside"]],
    [{ left: -5 }, ["box.outside"]],
    [{ height: 0 }, ["box.empty"]],
    [{ width: -10 }, ["box.empty"]],
    [{ top: 95, height: 10 }, ["box.outside"]],
    [{ from: "0:05", to: "0:05.9" }, ["span.tooShort"]],
    [{ from: "0:05", to: "0:02" }, ["span.backwards"]],
    [{ from: "5" }, ["time.missing"]],
    [{ from: "0:0x" }, ["time.notNumeric"]],
    [{ from: "0：01", to: "0:75" }, ["time.secondsOver"]],
  ])("%j: %j", (change, expected) => {
    expect(keys(change)).toEqual(expected);
  });

  it("are limited in number, by how it is done", () => {
    const many = Array.from({ length: 6 }, () => box());
    expect(checkBoxes(many, "basic")).toMatchObject([{ key: "box.tooMany", params: { count: 6, max: 5 } }]);
    expect(checkBoxes(many, "advanced")).toEqual([]);
  });

  it("begin within their film, with a second left", () => {
    const late = (from: string) => checkBoxTimes([box({ from })], 10).map(({ key }) => key);
    expect([late("0:05"), late("0:10"), late("0:09.5")]).toEqual([[], ["span.outside"], ["span.tooShort"]]);
  });
});

it("a box without an end lasts to the end of its film, and one that is typed to the edge stays within the picture", () => {
  expect(boxIn(box(), 10)).toMatchObject({ x: 0.1, start: 0, end: 11 });
  expect(boxIn(box({ from: "0:02", to: "0:04" }), 10)).toMatchObject({ start: 2, end: 4 });
  expect(boxIn(box({ left: 20.1, width: 80 }), 10).width).toBeCloseTo(0.799, 3);
});
