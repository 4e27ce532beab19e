import { describe, expect, it } from "vitest";
import { isDull } from "../facts/dull.ts";
import { propertiesOf } from "./properties.ts";
import { latinPropertiesOf } from "./properties-en.ts";
import { partsOf } from "../facts/parts.ts";
import { plainClause } from "../facts/plain-clause.ts";

describe("what a Chinese shop's name says", () => {
  it.each([
    [
      "京选 香薰机 超声波加湿器 办公室卧室迷你桌面静音 USB供电 仅支持水溶性精油",
      ["超声波雾化", "USB供电", "静音", "办公室、卧室都能用", "迷你小巧"],
    ],
    ["百岁山 饮用天然矿泉水 348ml*24瓶 整箱装", ["每瓶348毫升，共24瓶"]],
    ["艺福堂茶叶茗茶 2019春茶新茶 绿茶明前一级碧螺春 江苏云雾茶250g", ["2019年春茶", "明前一级", "净含量250克"]],
    ["华为 HUAWEI P30 手机 赤茶橘 8+128GB全网通", ["8GB内存，128GB存储", "全网通，赤茶橘配色"]],
    ["Danielwellington DW手表女28mm时尚女表", ["女款，表盘28毫米"]],
    ["蓝月亮洗衣液10斤套装：薰衣草2kg+机洗1kg*2袋+预涂手洗500g*2", ["共10斤装", "薰衣草香"]],
  ])("%s", (name, said) => expect(propertiesOf(name).map(({ zh }) => zh)).toEqual(said));

  it.each([
    "15.6英寸游戏笔记本 黑色",
    "非防水手表",
    "哑铃 2kg 男士",
    "仿真丝衬衫",
    "Luma Crown Summit Backpack",
    "佳能 HF R806 摄像机 黑色",
    "超声波眼镜清洗机",
    "实木颗粒板书桌",
    "生活防水手环",
    "不锈钢色水龙头",
    "防水胶带",
  ])("claims nothing of %s", (name) => expect(propertiesOf(name)).toEqual([]));
});

describe("what a name in Latin letters says", () => {
  it.each([
    ["Airpods Wireless Bluetooth Headphones", ["Connects by Bluetooth", "Wireless"], ["支持蓝牙", "无线"]],
    ["Bamboo Glass Jar", ["Made of bamboo and glass"], ["竹和玻璃材质"]],
    ["TrailTracker GPS Watch", ["With GPS"], ["带GPS定位"]],
    ["Foldable Stainless Steel Camping Stove, Set of 2", ["Set of 2", "Foldable", "Stainless steel"], ["一套2件", "可折叠", "不锈钢"]],
    ["Power Bank 10000mAh", ["10000 mAh battery"], ["10000毫安时电量"]],
  ])("%s", (name, en, zh) => {
    expect(latinPropertiesOf(name).map((one) => one.en)).toEqual(en);
    expect(latinPropertiesOf(name).map((one) => one.zh)).toEqual(zh);
  });

  it.each([
    "Case for Wireless Headphones",
    "Non-waterproof Watch",
    "Stainless Steel Cleaner",
    "Bluetooth Adapter",
    "Wireless Charger",
    "Sony Playstation 4 Pro White Version",
    "Luma Crown Summit Backpack",
    "京选 加湿器 USB供电",
  ])("claims nothing of %s", (name) => expect(latinPropertiesOf(name)).toEqual([]));
});

describe("lists of Chinese shops", () => {
  it("are told entry by entry, however short", () => expect(partsOf("大1匹 | 静音 | 快速制冷热")).toEqual(["大1匹", "静音", "快速制冷热"]));
  it("may be parted by strokes", () => expect(partsOf("支持QC3.0设备充电 / 支持iOS设备充电/ 美观耐用")).toHaveLength(3));
  it("are no single stroke between words", () => expect(partsOf("兼容iOS/安卓设备")).toEqual(["兼容iOS/安卓设备"]));
});

describe("dull facts", () => {
  it.each(["Machine wash/dry.", "Full-length zipper.", "Top handle.", "Made of plastic.", "可机洗"])("%s", (text) =>
    expect(isDull(text)).toBe(true),
  );
  it.each(["Digital display", "Zip pocket at arm for convenient storage", "Two large zippered compartments", "防泼水外壳"])(
    "not %s",
    (text) => expect(isDull(text)).toBe(false),
  );
});

describe("a sentence that praises beyond proof", () => {
  it.each([
    ["This bamboo glass jar can hold 57 oz (1.7 l) and is perfect for any kitchen.", "This bamboo glass jar can hold 57 oz (1.7 l)"],
    ["Our most popular smart speaker with a fabric design", "With a fabric design"],
    ["It is our most compact smart speaker that fits into small space", "It fits into small space"],
    ["The best watch in the world", null],
  ])("%s", (text, clause) => expect(plainClause(text)).toBe(clause));
});
