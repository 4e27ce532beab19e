import { expect, it } from "vitest";
import { ofOneColour } from "./alike.ts";

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
