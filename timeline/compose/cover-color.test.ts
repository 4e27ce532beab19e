import { expect, it } from "vitest";
import type { AdBrief } from "../brief.ts";
import { inCoverColor, isOtherGarment } from "./cover-color.ts";

const nobody: AdBrief["pictures"][number]["people"] = [];
const picture = (id: string, ...palette: string[]) => ({ id, palette, plain: false, people: nobody });
const packshot = (id: string, ...palette: string[]) => ({ ...picture(id, ...palette), plain: true });
const kept = (...pictures: ReturnType<typeof picture>[]) => inCoverColor(pictures).map(({ id }) => id);

it("leaves out a packshot in another pale color, and keeps another view in another light", () => {
  const rose = packshot("rose", "#ebc2b9", "#fbf8f6", "#b5928d");
  expect(kept(rose, packshot("grey", "#cccdd2", "#000000", "#6b6a6f"))).toEqual(["rose"]);
  expect(kept(rose, packshot("shaded", "#b5928d", "#84625e"))).toEqual(["rose", "shaded"]);
  const red = packshot("red", "#b3161f", "#7a0f16");
  expect(kept(red, packshot("in its shadow", "#5a0f14"))).toEqual(["red", "in its shadow"]);
});

it("leaves out scenes that have nothing of the packshot's color, or a strong color that the packshot has not", () => {
  const white = packshot("white", "#dad5d4", "#b3aba9", "#141215");
  expect(kept(white, picture("black", "#232731"), picture("near", "#cac4c3", "#9c8876"))).toEqual(["white", "near"]);
  const blue = packshot("blue", "#e6e6e5", "#29303f", "#ccbfb6");
  const red = picture("red", "#ebe4e1", "#2b2c3b", "#9c152d");
  expect(kept(blue, red)).toEqual(["blue"]);
  const held = { ...red, id: "held", people: [{ x: 0, y: 0, width: 0.1, height: 0.1 }] };
  expect(kept(blue, held)).toEqual(["blue", "held"]);
});

it("leaves out none whose cover is a scene, or whose colors are not known", () => {
  expect(kept(picture("scene", "#dad5d4"), picture("black", "#232731"))).toHaveLength(2);
  expect(kept(packshot("unknown"), picture("black", "#232731"))).toHaveLength(2);
  expect(kept(packshot("white", "#dad5d4"), picture("unknown"))).toHaveLength(2);
});

it("tells two blues of a garment apart, and not one in two lights, nor skin from hair", () => {
  const blue = packshot("blue", "#d49377", "#2e2d2d", "#45adfe", "#aa6e5b");
  expect(isOtherGarment(packshot("cyan", "#d59778", "#2c2929", "#1bbde8", "#5b3a31"), blue)).toBe(true);
  expect(isOtherGarment(packshot("its back", "#cf9279", "#2c2929", "#2f93dd"), blue)).toBe(false);
  expect(isOtherGarment(picture("its cuffs", "#aa6e5b", "#2e2d2d"), blue)).toBe(false);
});

it("takes a navy garment for none of the strong blue one that leads on plain ground", () => {
  const royal = packshot("royal", "#261f8a", "#766561", "#ae7f6d", "#150f4f");
  expect(isOtherGarment(picture("navy", "#373253", "#fefdfe", "#9c604a"), royal)).toBe(true);
  expect(isOtherGarment(picture("navy", "#373253", "#fefdfe", "#9c604a"), { ...royal, plain: false })).toBe(false);
});
