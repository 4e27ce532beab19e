import { describe, expect, it } from "vitest";
import { briefOf } from "../brief.ts";
import { productOf } from "../fixtures/products.ts";

const said = (language: "zh" | "en", name: string, ...rows: readonly string[]): string[] =>
  briefOf(productOf(name, rows, { language: "zh", promo_price: { amount: "199", currency: "CNY" } }), language, "sales").items.map(
    ({ statement }) => statement,
  );

/** Rows of real tables of a Chinese marketplace, with what may be said of the thing. */
describe("rows of a Chinese table", () => {
  it.each([
    ["宾派石英手表", "表带材质: 真皮", ["真皮表带"]],
    ["宾派石英手表", "表壳材质: 合金", ["合金表壳"]],
    ["宾派石英手表", "机芯产地: 日本", ["日本机芯"]],
    ["宾派石英手表", "颜色分类: 深蓝色 白色 紫色 红色 黑色", []],
    ["宾派石英手表", "颜色: 深蓝色 白色 紫色", []],
    ["宾度男士手包", "里料材质: 涤纶", ["涤纶里料"]],
    ["宾度男士手包", "是否可折叠: 否", []],
    ["宾度男士手包", "材质: 牛皮", ["牛皮材质"]],
    ["Ninebot平衡车", "是否商场同款: 否", []],
    ["Ninebot平衡车", "上市时间: 2016年夏季", []],
    ["布艺沙发", "品牌: 林氏木业", []],
    ["布艺沙发", "几人坐: A银灰/B藏蓝/C香槟三色选", []],
  ])("%s, %s: %j", (name, row, statements) => {
    expect(said("zh", name, row)).toEqual(statements);
  });

  it("say nothing in English that they say of a part or of another thing", () => {
    expect(said("en", "宾派石英手表", "表壳材质: 合金", "机芯产地: 日本", "颜色分类: 白色 黑色 红色")).toEqual(["Metal alloy case"]);
    // Words without a sentence: those that English knows.
    expect(said("en", "瑜伽垫", "高密度加厚加长男女健身垫", "防滑运动垫子")).toEqual(["Extra thick", "Non-slip"]);
    expect(said("en", "8公斤滚筒洗衣机", "能效等级：一级")).toContain("8 kilograms of laundry");
    expect(said("en", "单反套机（18-55mm）数码相机", "储存介质：SD卡", "像素：2416万")).toEqual([
      "24.16 megapixels",
      "It takes SD cards",
      "Comes with the 18 to 55 mm lens",
    ]);
    expect(said("en", "布艺沙发", "品牌: 林氏木业", "制造商: 黄金集团")).toEqual([]);
  });
});
