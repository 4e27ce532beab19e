import { describe, expect, it } from "vitest";
import { spokenBrand } from "./brand.ts";
import { spokenName } from "./name.ts";

describe("a product's name as one says it", () => {
  it.each([
    ["Go green with the Harbour Reusable Canvas Tote Bag", "", "Harbour Reusable Canvas Tote Bag"],
    [
      "Gothamite 36-inch Rolling Duffle Bag with Wheels, Luggage Bag, Hockey Bag, XL Duffle Bag (Black)",
      "Gothamite",
      "Gothamite 36-inch Rolling Duffle Bag with Wheels",
    ],
    ["Tefal 5 Piece, Essential, Pots and Pans Set, Black, Aluminium, Non Stick", "Tefal", "Tefal Pots and Pans Set"],
    ["FLAT OVER-THE-KNEE BOOTS WITH TRACK SOLES", "ZARA", "ZARA Flat Over-the-Knee Boots with Track Soles"],
    ["Armani Code Sport", "Giorgio Armani", "Giorgio Armani Code Sport"],
    ["Bronzer Stick", "M·A·C", "MAC Bronzer Stick"],
    ["Color Design Eye Brightening All in One 5 Shadow & Liner Palette", "Lancôme", "Lancôme Color Design Eye Shadow & Liner Palette"],
    ["LONG STRAPPY DRESS", "ZARA", "ZARA Long Strappy Dress"],
    ["Details about BMW X1", "BMW", "BMW X1"],
    [
      "Origins A Perfect World™ Age-Defence Moisturiser SPF 40 with White Tea, 50ml",
      "Origins",
      "Origins A Perfect World Age-Defence Moisturiser SPF 40",
    ],
    ['APPLE iMac Pro 27" 5K RETINA INTEL XEON', "Apple", "Apple iMac"],
    ["Whiskey Jack Daniel'S Single Barrel, 45%, 0.7l", "Jack Daniel's", "Whiskey Jack Daniel's Single Barrel 0.7l"],
    ["BabyBjorn One", "BabyBjörn", "BabyBjorn One"],
    ["【限时】316不锈钢保温杯 500ml", "", "316不锈钢保温杯 500ml"],
    ["Konka/康佳 LED32S1卧室32吋安卓智能无线WIFI网络液晶平板电视机", "", "Konka/康佳液晶平板电视机"],
    ["Whirlpool/惠而浦WJU-VP152B原汁机多功能家用大口径料理榨果汁机", "", "Whirlpool/惠而浦WJU-VP152B原汁机"],
    ["新款男士偏光太阳镜日夜两用墨镜潮运动开车专用驾驶偏光镜夜视镜", "", "男士偏光太阳镜"],
    ["海尔拖地机器人家用全自动擦地机湿拖扫洗地电动智能懒人无线超薄", "", "海尔拖地机器人"],
    ["浪铂正品长方形手表女表皮带时尚潮流石英表防水真皮学生休闲腕表", "", "浪铂长方形手表女表"],
    ["乐洁士智能马桶高品质全自动遥控感应一体式智能坐便器座便器", "", "乐洁士智能马桶"],
    ["Usha Bloom Promise 1250 mm 3 Blade Ceiling Fan", "Usha", "Usha Bloom Promise Ceiling Fan"],
    ["Mug", "Unbranded", "Mug"],
    ["Apple iPhone 13 mini 256GB", "Apple", "Apple iPhone 13 mini 256GB"],
    ["Apple AirPods Pro (2nd generation) with MagSafe Charging Case (USB-C)", "Apple", "Apple AirPods Pro 2nd generation"],
    ["Echo Dot (3rd Gen) - Smart speaker - Charcoal", "Amazon", "Amazon Echo Dot 3rd Gen"],
    ['Samsung 27" Odyssey G5 Gaming Monitor', "Samsung", "Samsung 27-inch Odyssey G5 Gaming Monitor"],
    [
      "Hydrating Face Serum with Hyaluronic Acid, Vitamin B5 and Aloe 30 ml",
      "Lumen",
      "Lumen Hydrating Face Serum with Hyaluronic Acid 30 ml",
    ],
    ["New Balance 574 Core Sneakers", "New Balance", "New Balance 574 Core Sneakers"],
    ["膳魔师不锈钢保温杯 500ml", "膳魔师", "膳魔师不锈钢保温杯 500ml"],
  ])("%s → %s", (name, brand, said) => {
    expect(spokenName(name, brand)).toBe(said);
  });

  it("is never empty, whatever is stripped", () => {
    expect(spokenName("H9811", "")).toBe("H9811");
    expect(spokenName("500ml", "")).toBe("500ml");
  });
});

describe("a brand as one says it", () => {
  it.each([
    ["KÄRCHER", "Kärcher"],
    ["IKEA", "IKEA"],
    ["CARAN D'ACHE", "Caran D'Ache"],
    ["Acme Inc.", "Acme"],
    ["Does not apply", ""],
    ["Marca: Panasonic", "Panasonic"],
    ["You are breathtaking", ""],
    ["For Art's Sake", "For Art's Sake"],
  ])("%s → %j", (brand, said) => {
    expect(spokenBrand(brand)).toBe(said);
  });
});
