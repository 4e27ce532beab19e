import { describe, expect, it } from "vitest";
import { dullness, isMeasure, isNoReason, isPackAlone } from "./dull.ts";

describe("what a fact of a page is worth", () => {
  it.each([
    ["Reduces frizz and drying time", -1],
    ["吸湿排汗面料", -1],
    ["3 heat settings", 0],
    ["隐形拉链", 0],
    ["Black shorts with green accents", 0],
    ["White performance tank", 1],
    ["Quad-core processor", 2],
    ["100% Polyester", 2],
    ["四核处理器，闪耀白配色", 2],
    ["Absorbs up to 70% of impact vibrations", -1],
    ["5-year warranty", 2],
    ["Weight: 2 pounds, 8 ounces", 2.5],
    ["Blade width: 25 millimetres", 2.5],
    ["A head weight of 450 grams", 2.5],
    ["It measures 200 by 230 centimetres", 2.5],
    ["A capacity of 29 litres", 0],
    ["Voltage: 220-240V", 3],
    ["5 watts of power", 3],
    ["电压：220-240伏", 3],
    ["功率5瓦", 3],
    ["Machine wash and line dry", 4],
    ["可机洗，可烘干", 4],
  ])("%s: %i", (statement, rank) => {
    expect(dullness(statement)).toBe(rank);
  });

  it.each(["Voltage: 5 volt USB-C", "2000W motor", "可以机洗"])("is no reason to buy: %s", (statement) => {
    expect(isNoReason(statement)).toBe(true);
  });
  it.each(["Washable cover", "电压力锅", "一支装两种颜色"])("may be one: %s", (statement) => {
    expect(isNoReason(statement)).toBe(false);
  });

  it.each(["200 by 230 centimetres", "Length of 7.5 metres", "320 grams", "尺寸200×230厘米"])("only measures it: %s", (headline) => {
    expect(isMeasure(headline)).toBe(true);
  });
  it.each(["3840 by 2160 pixels", "Only 380 grams", "15.6-inch screen", "面料是全棉"])("tells more: %s", (headline) => {
    expect(isMeasure(headline)).toBe(false);
  });

  it.each(["One tube of Glufix", "一支管装", "1盒装"])("is the pack alone: %s", (statement) => {
    expect(isPackAlone(statement)).toBe(true);
  });
  it.each(["20 in all", "18 boxes", "每瓶30毫升，共3瓶", "One bottle keeps its water cold for a day"])("is not: %s", (statement) => {
    expect(isPackAlone(statement)).toBe(false);
  });
});
