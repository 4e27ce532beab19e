import { expect, test } from "vitest";
import { symbolNumber } from "../vocabulary.ts";
import { chineseWords } from "./phonemes.ts";
import { syllable } from "./syllables.ts";
import { chineseWritten } from "./written.ts";

const read = (text: string): string =>
  chineseWritten(text)
    .map(({ han, english }) => han + english)
    .join("");

test.each([
  ["¥199", "一百九十九元"],
  ["199元", "一百九十九元"],
  ["$39.99", "三十九点九九美元"],
  ["€1,299.00", "一千二百九十九欧元"],
  ["1.5万元", "一点五万元"],
  ["50%", "百分之五十"],
  ["10-20%", "百分之十到二十"],
  ["2024年", "二零二四年"],
  ["2个", "两个"],
  ["2杯", "两杯"],
  ["12个", "十二个"],
  ["10050", "一万零五十"],
  ["100000001", "一亿零一"],
  ["10:30", "十点三十分"],
  ["2:05", "两点零五分"],
  ["20000mAh", "二万毫安时"],
  ["1/2", "二分之一"],
  ["3.5倍", "三点五倍"],
  ["24/7", "全天候"],
  ["-5℃", "负五摄氏度"],
  ["13800138000", "幺三八零零幺三八零零零"],
  ["500ml", "五百毫升"],
  ["0", "零"],
  ["8折", "八折"],
  ["199.00元", "一百九十九元"],
  ["16:9", "十六比九"],
  ["2升", "两升"],
  ["2口输出", "两口输出"],
  ["骁龙439八核处理器", "骁龙四三九八核处理器"],
  ["1080p", "一零八零p"],
  ["3000pa大吸力", "三千帕大吸力"],
  ["支持QC3.0快充", "支持QC三点零快充"],
  ["USB3.0接口", "USB三点零接口"],
  ["IP67防水", "IP六七防水"],
  ["SPF50+", "SPF五十加"],
  ["4+64GB", "四加六十四GB"],
  ["32GB+128GB", "三十二GB加一百二十八GB"],
  ["HR1884", "HR1884"],
])("%s is read in Chinese", (text, spoken) => {
  expect(read(text)).toBe(spoken);
});

test("words are jieba's, prices stay whole, punctuation belongs to a neighbour, English stays English", async () => {
  const words = (await chineseWords("“随行榨汁杯”PortaBlend，现在只要¥199！")).map(({ text }) => text);
  expect(words.join("")).toBe("“随行榨汁杯”PortaBlend，现在只要¥199！");
  expect(words).toContain("¥199！");
  expect(words).toContain("PortaBlend，");
  expect(words).toContain("现在");
});

test("characters with several sounds take the one of their word", async () => {
  const phonemes = (await chineseWords("音乐，快乐。银行，行走。")).map((word) => word.phonemes);
  expect(phonemes).toEqual(
    ["yue4", "le4", "hang2", "xing2"].map(
      (py, index) =>
        [syllable("yin1"), syllable("kuai4"), syllable("yin2"), ""][index] + syllable(py) + (index === 3 ? syllable("zou3") : ""),
    ),
  );
});

test("every syllable of Mandarin is made of symbols the model knows", async () => {
  const { pinyin } = await import("pinyin-pro");
  const characters = Array.from({ length: 0x9fa5 - 0x4e00 }, (_, index) => String.fromCodePoint(0x4e00 + index)).join("");
  const syllables = new Set(pinyin(characters, { toneType: "num", type: "array" }).filter((py) => /^[a-zü]+\d$/.test(py)));
  expect(syllables.size).toBeGreaterThan(1000);
  expect([...syllables].filter((py) => syllable(py) === "" || [...syllable(py)].some((symbol) => symbolNumber(symbol) === null))).toEqual(
    [],
  );
});
