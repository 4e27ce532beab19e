import { expect, it } from "vitest";
import { ofOneColour, ofOneVariant } from "./alike.ts";

const picture = (id: string, ...palette: string[]) => ({ id, palette });

it("keeps the colour of a garment that the shop shows first, in whatever light, and leaves out another", () => {
  const red = picture("red", "#8e1e25", "#cf9279", "#270d0a");
  const shaded = picture("shaded", "#d19d87", "#7d2a30");
  const pink = picture("pink", "#f4acc5", "#7c756f", "#d19d87");
  expect(ofOneColour([red, shaded, pink]).map(({ id }) => id)).toEqual(["red", "shaded"]);
});

it("leaves out none whose colours are not known", () => {
  expect(ofOneColour([picture("a", "#8e1e25"), picture("b")])).toHaveLength(2);
  expect(ofOneColour([picture("a"), picture("b", "#ffffff")])).toHaveLength(2);
});

const packshot = (id: string, shape: number, ...palette: string[]) => ({ id, palette, plain: true, shape });
const idsOf = (...pictures: ReturnType<typeof packshot>[]) => ofOneVariant(pictures, ({ shape }) => shape).map(({ id }) => id);

it("leaves out the same view of a thing in another colour, and keeps its other views", () => {
  const grey = packshot("grey", 0.78, "#9d9b9b", "#0c0c0b", "#c63537");
  const blue = packshot("blue", 0.79, "#2b62a6", "#8d8d8d", "#07080b");
  expect(idsOf(grey, blue)).toEqual(["grey"]);
  expect(idsOf(grey, packshot("side", 0.4, "#2b62a6"))).toEqual(["grey", "side"]);
  expect(idsOf(grey, packshot("shaded", 0.78, "#8a8888", "#0c0c0b"))).toEqual(["grey", "shaded"]);
});
