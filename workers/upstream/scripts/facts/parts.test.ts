import { describe, expect, it } from "vitest";
import { productOf } from "../fixtures/products.ts";
import { writeScripts } from "../write.ts";
import { inParts, partsOf, wholeId } from "./parts.ts";

describe("a paragraph", () => {
  it.each([
    [
      "Introducing the new lamp. It has three color temperatures and a two-hour timer. The head turns 180 degrees.",
      ["Introducing the new lamp.", "It has three color temperatures and a two-hour timer.", "The head turns 180 degrees."],
    ],
    [
      "Bluetooth technology lets you connect it with compatible devices wirelessly High-quality AAC audio offers immersive listening experience Built-in microphone allows you to take calls while working",
      [
        "Bluetooth technology lets you connect it with compatible devices wirelessly",
        "High-quality AAC audio offers immersive listening experience",
        "Built-in microphone allows you to take calls while working",
      ],
    ],
    ["Weighs 2 lbs, 8 oz. Volume: 29 L", ["Weighs 2 lbs, 8 oz. Volume: 29 L"]],
    ["3 Columns for Back Support on the Extra Large Duffle Bag with Wheels and More", null],
    [
      "杯身采用316不锈钢，杯口加宽。保温12小时，保冷24小时。附带一根吸管和一把杯刷。",
      ["杯身采用316不锈钢，杯口加宽。", "保温12小时，保冷24小时。", "附带一根吸管和一把杯刷。"],
    ],
    ["整投整榨 原汁无氧化 纯铜电机 三挡压榨", ["整投整榨", "原汁无氧化", "纯铜电机", "三挡压榨"]],
    ["非常夏日 直降300元 WIFI智控 卷吸互换", ["非常夏日", "直降300元", "WIFI智控", "卷吸互换"]],
    ["可折叠 续航50 公里更轻更远 3期免息", ["可折叠", "续航50 公里更轻更远", "3期免息"]],
    ["十核智能 内置WiFi 咨询有惊喜", ["十核智能", "内置WiFi", "咨询有惊喜"]],
    ["今日拍下 石榴石手链 防水", ["今日拍下", "防水"]],
    ["支持 USB-C 接口", null],
    [
      "100% Polyester, Machine wash, Lightweight, roomy and highly breathable with moisture wicking fabric, Soft fabric with a V-neck",
      [
        "100% Polyester",
        "Machine wash",
        "Lightweight, roomy and highly breathable with moisture wicking fabric",
        "Soft fabric with a V-neck",
      ],
    ],
    ["Gifts to spoil the one you love more for Engagement, Wedding, Anniversary, Christmas, Birthday and Valentine's Day", null],
  ] as const)("%s", (text, parts) => {
    expect(partsOf(text)).toEqual(parts ?? [text]);
  });

  it("is cited as the fact that it is", () => {
    const product = productOf("Acme desk lamp", [
      "The head of this lamp turns by 180 degrees. It has three color temperatures. A timer switches it off after two hours.",
    ]);
    expect(inParts(product).facts.map(({ id }) => wholeId(id))).toEqual(["f1", "f1", "f1"]);
    const scripts = writeScripts(product, { language: "en", lengthSeconds: 30, objective: "sales", count: 3, seed: 2 });
    for (const { clips, left_out } of scripts) {
      const ids = clips.flatMap(({ claims }) => claims.map(({ fact_id }) => fact_id));
      expect(ids.filter((id) => id === "f1").length).toBe(3);
      expect(ids.every((id) => !id?.includes("~"))).toBe(true);
      expect(left_out).toEqual([]);
    }
  });
});
