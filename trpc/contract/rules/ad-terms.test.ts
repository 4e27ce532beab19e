import { describe, expect, it } from "vitest";
import { adTerms } from "./ad-terms.ts";

describe("terms that advertising law bars", () => {
  it.each([
    ["全网最好的保温杯", ["全网", "最好"]],
    ["国家级品质，绝对不漏", ["国家级", "绝对"]],
    ["行业第一，唯一正品", ["第一", "唯一"]],
    ["顶级面料，极品手感", ["顶级", "极品"]],
    ["100%有效，根治失眠", ["100%有效", "根治"]],
    ["首个可降解杯盖", ["首个"]],
    ["The best mug. It cures headaches.", ["The best", "cures"]],
  ])("%s", (text, terms) => {
    expect(
      adTerms(text)
        .map(({ term }) => term)
        .toSorted(),
    ).toEqual(terms.toSorted());
  });

  it.each([
    "单次充电最长5小时",
    "最大承重120公斤",
    "最近上新",
    "第一次用也会",
    "100%纯棉",
    "最后检查一遍",
    "最多可坐6人",
    "It lasts all day",
    "洗一次最少20分钟",
  ])("are not in %s", (text) => {
    expect(adTerms(text)).toEqual([]);
  });
});
