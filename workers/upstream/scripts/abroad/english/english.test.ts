import { describe, expect, it } from "vitest";
import { keepsNumbers } from "../numbers.ts";
import { englishName, englishOf } from "./sentence.ts";

/** Chinese facts of shops with the English that a person accepted; null: it is left out rather than said in part. */
const FACTS: readonly (readonly [fact: string, english: string | null])[] = [
  ["支持高品质 AAC 音频", "Supports high-quality AAC audio"],
  ["配充电盒", "Charging case included"],
  ["六个可编程按键", "6 programmable buttons"],
  ["LIGHTSYNC RGB 灯光", "LIGHTSYNC RGB lighting"],
  ["用语音播放音乐", "Plays music when you ask"],
  ["可通过蓝牙或 3.5 毫米音频线连接其他音箱", "Connects to other speakers over Bluetooth or 3.5-millimeter audio cable"],
  ["容量 29 升", "29-liter capacity"],
  ["容量10000mAh", "10000mAh capacity"],
  ["高 50 厘米，宽 35 厘米，厚 30 厘米", "50 centimeters high, 35 centimeters wide, 30 centimeters thick"],
  ["抽绳调节帽子", "Drawstring-adjustable hood"],
  ["可拆卸帽子", "Removable hood"],
  ["滤网可水洗", "Washable filter"],
  ["可机洗、可烘干", "Machine wash and dry"],
  ["不可烘干", "Do not tumble dry"],
  ["不含硅油", "Contains no silicones"],
  ["含2%烟酰胺", "With 2% niacinamide"],
  ["面料100%锦纶，里料100%聚酯纤维", "100% polyamide fabric, 100% polyester lining"],
  ["100 米防水", "Water resistant to 100 meters"],
  ["表带适合 18 至 25 厘米手腕", "Strap fits 18 to 25-centimeter wrists"],
  ["一年质保", "1-year warranty"],
  ["电机质保2年", "2-year warranty on the motor"],
  ["续航最长10小时", "Up to 10 hours of battery life"],
  ["单次充电续航5小时", "5 hours on a single charge"],
  ["保温12小时，保冷24小时", "Stays hot for 12 hours, stays cold for 24 hours"],
  ["带日期、秒表和计圈功能的数字运动手表。", "Digital sports watch with date, stopwatch and lap timer"],
  ["三档色温可调", null],
  ["刷头两支", null],
  ["1000片", null],
  ["握得更顺手，玩得更流畅。", null],
  ["训练前后保持肌肉灵活的热身长裤。", null],
];

describe("a Chinese fact in English", () => {
  it.each(FACTS)("%s", (fact, english) => {
    expect(englishOf(fact)).toBe(english);
    if (english !== null) expect(keepsNumbers(fact, english)).toBe(true);
  });
});

it.each([
  ["G 系列游戏鼠标", "G series gaming mouse"],
  ["Echo Dot 智能音箱（第三代）", "Echo Dot smart speaker"],
  ["Caesar 热身长裤", "Caesar warm-up pants"],
  ["福气满满礼", null],
])("a Chinese name in English, where every word of it is known: %s", (name, english) => {
  expect(englishName(name)).toBe(english);
});
