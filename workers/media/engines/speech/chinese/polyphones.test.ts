import { expect, test } from "vitest";
import { readings } from "./phonemes.ts";
import { chineseWritten } from "./written.ts";

/** A sentence, and readings of its characters in order: `character reading`. */
const SENTENCES: ReadonlyArray<readonly [sentence: string, expected: string]> = [
  ["乐手很快乐", "乐 yue4 乐 le4"],
  ["请你重新数一数", "重 chong2 数 shu3 数 shu3"],
  ["轻得一只手就能提起来", "得 de0 只 zhi1"],
  ["还给他，还能用", "还 huan2 还 hai2"],
  ["头发干得快", "发 fa0 得 de0"],
  ["有空来坐坐，里面有空间", "空 kong4 空 kong1"],
  ["空气炸锅不会爆炸", "空 kong1 炸 zha2 炸 zha4"],
  ["给家人盛饭，盛夏也凉快", "盛 cheng2 盛 sheng4"],
  ["你得自己洗", "得 dei3"],
  ["当天发货，当场试用", "当 dang4 当 dang1"],
  ["地毯铺满房间，店铺在楼下", "地 di4 铺 pu1 铺 pu4"],
  ["理发更方便", "发 fa4"],
  ["一把卷尺，一张试卷", "卷 juan3 卷 juan4"],
  ["教你做菜，宗教和教育", "教 jiao1 教 jiao4 教 jiao4"],
  ["一切为了切菜", "切 qie4 切 qie1"],
  ["转一圈再转身", "转 zhuan4 转 zhuan3"],
  ["只卖三天，两只一组，只要九十九", "只 zhi3 只 zhi1 只 zhi3"],
  ["轻松地提起，站在地上", "地 de0 地 di4"],
  ["率先上市，效率高", "率 shuai4 率 lü4"],
  ["倒水不会摔倒", "倒 dao4 倒 dao3"],
  ["不粘锅", "粘 zhan1"],
  ["种花种菜，三种口味", "种 zhong4 种 zhong4 种 zhong3"],
  ["银行行长长大了", "行 hang2 行 hang2 长 zhang3 长 zhang3"],
];

test.each(SENTENCES)("%s is read as %s", (sentence, expected) => {
  const asked = new Set(expected.split(" ").filter((_, index) => index % 2 === 0));
  const words = chineseWritten(sentence);
  const read = readings(words);
  const found = words.flatMap(({ han }, index) =>
    [...han].flatMap((one, at) => (asked.has(one) ? [`${one} ${(read[index]?.[at] ?? "").replace(/5$/, "0")}`] : [])),
  );
  expect(found.join(" ")).toBe(expected);
});
