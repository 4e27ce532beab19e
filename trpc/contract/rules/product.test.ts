import { describe, expect, it } from "vitest";
import { checkProduct, PRODUCT_LIMITS, type ProductText } from "./product.ts";

const good: ProductText = { name: "Mug", intro: "", selling_points: ["Holds 330 ml"] };
const keys = (flow: "link-to-video" | "ai-video-ads", change: Partial<ProductText>) =>
  checkProduct(flow, { ...good, ...change }).map((issue) => issue.key);

describe.each(["link-to-video", "ai-video-ads"] as const)("spec §5: the product text of %s", (flow) => {
  const limits = PRODUCT_LIMITS[flow];

  it("passes at each limit exactly", () => {
    const points = Array.from({ length: limits.sellingPoints }, () => "p".repeat(limits.sellingPoint));
    expect(keys(flow, { name: "n".repeat(limits.name), intro: "i".repeat(limits.intro), selling_points: points })).toEqual([]);
  });

  it("refuses one character more in each place", () => {
    expect(keys(flow, { name: "n".repeat(limits.name + 1) })).toEqual(["product.nameTooLong"]);
    expect(keys(flow, { intro: "i".repeat(limits.intro + 1) })).toEqual(["product.introTooLong"]);
    expect(keys(flow, { selling_points: ["p".repeat(limits.sellingPoint + 1)] })).toEqual(["product.pointTooLong"]);
  });

  it("refuses an eleventh selling point", () => {
    expect(keys(flow, { selling_points: Array.from({ length: 11 }, () => "point") })).toEqual(["product.tooManyPoints"]);
  });
});

describe("what counts as text", () => {
  it("requires a name that is more than spaces", () => {
    expect(keys("link-to-video", { name: " \t " })).toEqual(["product.nameRequired"]);
  });

  it("names the line of an empty selling point", () => {
    expect(checkProduct("ai-video-ads", { ...good, selling_points: ["a", " "] })).toEqual([
      { field: "selling_points.1", key: "product.pointEmpty", params: { line: 2 } },
    ]);
  });

  it("counts an emoji and a Chinese character as one each", () => {
    expect(keys("ai-video-ads", { name: "🎧".repeat(100) })).toEqual([]);
    expect(keys("ai-video-ads", { name: "杯".repeat(101) })).toEqual(["product.nameTooLong"]);
  });
});
