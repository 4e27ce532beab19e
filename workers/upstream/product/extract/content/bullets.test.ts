import { expect, it } from "vitest";
import { extractProduct } from "../index.ts";

const points = (lang: string, items: readonly string[]) =>
  extractProduct(
    `<!doctype html><html lang="${lang}"><title>Lamp</title><body><main><h1>Oak Lamp Deluxe</h1><p>¥199.00</p><button>Buy now</button><ul class="features">${items.map((item) => `<li>${item}</li>`).join("")}</ul></main></body></html>`,
    "",
  ).selling_points;

it("four Chinese characters are a point, four Latin letters none", () => {
  expect(points("zh", ["一级能效", "双口输出", "5000mAh超长续航", "更多"])).toEqual(["一级能效", "双口输出", "5000mAh超长续航"]);
  expect(points("en", ["Soft", "Dims by touch in five steps"])).toEqual(["Dims by touch in five steps"]);
});
