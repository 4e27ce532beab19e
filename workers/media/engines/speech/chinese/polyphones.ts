import { cut } from "jieba-wasm";

/**
 * Common words in which pinyin-pro 3.29 reads one character wrongly: the character, its reading there, and the words.
 * An entry counts only where it begins and ends at a boundary of jieba's words (of its dictionary, not guessed ones), so
 * 有空 is not found in 有空间.
 */
const WORDS: ReadonlyArray<readonly [character: string, reading: string, words: string]> = [
  ["乐", "yue4", "乐手 乐团 乐器 乐队 乐谱 乐曲 乐章 乐迷 声乐 器乐"],
  ["数", "shu3", "数一数 数数 数不清 数得清 数钱"],
  ["还", "huan2", "还给 归还 还款 还钱 还书 偿还 退还"],
  ["空", "kong4", "有空 没空 抽空 得空 空隙 空余 空闲 空位 填空"],
  ["炸", "zha2", "炸锅 油炸 炸鸡 炸薯条 炸物 炸串 炸酱 炸制 酥炸"],
  ["盛", "cheng2", "盛饭 盛汤 盛水 盛菜 盛满 盛出"],
  ["当", "dang4", "当天 当日 当月 当晚 当夜"],
  ["铺", "pu1", "铺满 铺床 铺在 铺开 铺上 铺平 平铺"],
  ["发", "fa4", "理发 洗发 护发 卷发 长发 短发 染发 美发 假发 秀发 湿发 干发 发型 发丝 发质 发根 发梢 发夹 发膜 发箍"],
  ["卷", "juan3", "卷尺 卷起 卷发 卷纸 卷帘 卷边"],
  ["卡", "qia3", "卡住 卡壳"],
  ["切", "qie1", "切菜 切片 切丝 切肉 切块 切碎 切开 切割 现切"],
  ["转", "zhuan4", "转一圈 转圈 转动 转起来 转速 转盘 空转"],
  ["率", "shuai4", "率先 率队 率领 坦率 直率"],
  ["倒", "dao4", "倒水 倒茶 倒酒 倒油 倒入 倒进 倒出 倒掉 倒满 倒一杯 倒过来 倒车 倒置 倒立"],
  ["粘", "zhan1", "粘锅 不粘 粘在 粘住 粘贴 粘上 不粘锅 粘毛 粘牢 粘手"],
  ["教", "jiao1", "教你做"],
  ["种", "zhong4", "种花 种菜 种树 种草 种地 种下 种植 种在 栽种"],
];
const READINGS: ReadonlyMap<string, ReadonlyArray<readonly [character: string, reading: string]>> = WORDS.flatMap(
  ([character, reading, words]) => words.split(" ").map((word) => [word, character, reading] as const),
).reduce((all, [word, ...one]) => all.set(word, [...(all.get(word) ?? []), one]), new Map<string, (readonly [string, string])[]>());
const LONGEST = Math.max(...[...READINGS.keys()].map(({ length }) => length));

/** What a word of one character is read as between two others; null: as the dictionary says. */
const ALONE: Readonly<Record<string, (before: string, after: string) => string | null>> = {
  // An obligation ("it must be washed by itself") at the beginning or after a pronoun or an adverb, else the particle.
  得: (before, after) => (before === "" || /[我你他她它们都也还就总又必可]$/.test(before) ? after && "dei3" : "de0"),
  // The particle stands between what is said of a verb and the verb.
  地: (before, after) => (before.length > 1 && after !== "" ? "de0" : null),
  // A measure word follows a number, an adverb does not.
  只: (before) => (/[〇零一二三四五六七八九十百千万两半几每这那哪多\d]$/.test(before) ? "zhi1" : "zhi3"),
  教: (_, after) => (after === "" ? null : "jiao1"),
  切: () => "qie1",
};

/** The readings of an uninterrupted Chinese text (its pinyin, a syllable a character), mended where a common word is read wrongly. */
export function mendPolyphones(text: string, read: readonly string[]): string[] {
  const words = cut(text, false);
  const mended = [...read];
  const starts = words.reduce<number[]>((all, word) => [...all, (all.at(-1) ?? 0) + [...word].length], [0]);
  for (const [index, word] of words.entries()) {
    const at = starts[index] ?? 0;
    const alone = ALONE[word]?.(words[index - 1] ?? "", words[index + 1] ?? "");
    if (alone) mended[at] = alone;
    for (let end = index + 1, seen = ""; end <= words.length && seen.length < LONGEST; end += 1) {
      seen += words[end - 1] ?? "";
      for (const [character, reading] of READINGS.get(seen) ?? []) {
        for (const [place, one] of [...seen].entries()) if (one === character) mended[at + place] = reading;
      }
    }
  }
  return mended;
}
