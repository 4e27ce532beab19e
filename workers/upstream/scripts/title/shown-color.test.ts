import { expect, it, test } from "vitest";
import { productOf } from "../fixtures/products.ts";
import { writeScripts } from "../write.ts";
import { asShown } from "./shown-color.ts";

const told = (title: string, ...palette: string[]): string => asShown(productOf(title, []), palette).name;

test.each([
  ["华为畅享 50z 128GB 宝石蓝 智能手机", ["#d6def8", "#b8afee", "#908bea", "#4a58fb"], "宝石蓝"],
  ["FILA 斐乐官方女子连衣裙 宝蓝", ["#35314f", "#e1bca9", "#c39885"], "宝蓝"],
  ["苹果 iPhone 6 Plus 4G手机 金色 16G", ["#ebc2b9", "#fbf8f6", "#b5928d"], "金色"],
  ["链条包单肩斜挎包 黑色", ["#d2c7b6", "#5e3d24", "#ad967e"], "黑色"],
])("%s: a color that its picture has not is not told", (title, palette, color) => {
  expect(told(title, ...palette)).toBe(title.replace(color, ""));
});

test.each([
  ["Apple iPhone 14 Pro Max 256GB 暗紫色 手机", ["#474152", "#000004", "#797488"]],
  ["MacBook Pro 14英寸 16G 512G 深空灰 笔记本", ["#000202", "#151d25", "#52f2d6"]],
  ["气质收腰连衣裙 西瓜红", ["#ff8091", "#ded2cd", "#514240"]],
  ["女包单肩斜挎手提 米白色", ["#dad5d4", "#b3aba9", "#938881"]],
  ["法式连衣裙 香槟色", ["#bfbcb4", "#9a968c", "#e7e2d6"]],
  ["华为 P30 手机 天空之境", ["#232323"]],
])("%s: its color is told", (title, palette) => {
  expect(told(title, ...palette)).toBe(title);
});

it("says nothing of a title with two colors, nor where the picture is not known", () => {
  expect(told("直液式走珠笔 红色黑色", "#2b6cd0")).toBe("直液式走珠笔 红色黑色");
  expect(told("女士链条包单肩斜挎包 黑色")).toBe("女士链条包单肩斜挎包 黑色");
});

it("keeps such a color out of what is said", () => {
  const options = { language: "zh", lengthSeconds: 20, objective: "sales", count: 1, seed: 1 } as const;
  const said = (...palette: string[]): string =>
    JSON.stringify(writeScripts(asShown(productOf("华为畅享 50z 128GB 宝石蓝 大内存智能手机", []), palette), options));
  expect(said("#3350d8")).toContain("宝石蓝");
  expect(said("#b8afee", "#908bea")).not.toContain("宝石蓝");
});
