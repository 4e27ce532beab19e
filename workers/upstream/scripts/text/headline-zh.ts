import { MAX_HEADLINE } from "../../../../trpc/contract/rules/script.ts";
import { follows } from "../support/follows.ts";
import { clauses } from "./clauses.ts";
import { isHalvedHan } from "./halved.ts";
import { endsPhrase } from "./phrase-end.ts";

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

/** Characters; a word or a number of another script is one. */
export const sizeHan = (text: string): number => Array.from(text.replace(/[A-Za-z0-9.]+/g, "a")).length;
const fitsHan = (text: string): boolean => sizeHan(text) <= MAX_HEADLINE.zh;

/** Words of manner, which lead on where a clause is cut after them. */
const LOOSE =
  /(?:长|长效|高效|有效|快速|轻松|方便|强劲|智能|自动|直接|完全|充分|真正|一次|同时|持久|均匀|一键|深层|快|轻|软|多种|各种|边|双|多|超|全|高|大|小|新|音|至|到|加|精美|精致|优质|时尚|韩|[韩日欧美中]式|[扇圆方长]形)$/u;

const GARMENT = /(?:卫衣|夹克|外套|衬衫|背心|[长短直七九]?筒?裤|连衣裙|毛衣|T恤)$/u;

/** Beginnings, then endings, of a clause by whole words, the longest first. */
const partsOf = (clause: string): string[] => {
  const words = [...segmenter.segment(clause)].map(({ segment }) => segment);
  const heads = words.map((_, index) => words.slice(0, index + 1).join(""));
  const begins = heads
    .toReversed()
    .filter((head) => head === clause || (!LOOSE.test(head) && !/[\d的]\s*$/u.test(head)))
    .slice(0, -1);
  const ends = words
    .map((_, index) => words.slice(index).join(""))
    .filter(
      (text, index) =>
        !/^[的地得了和与及或，、-]/u.test(text) &&
        !/[-\p{Script=Latin}]$/u.test(heads[index - 1] ?? "") &&
        !/\d$/.test(heads[index - 1] ?? ""),
    );
  // The name of a thing ends on what it is.
  return (GARMENT.test(clause) ? [...ends, ...begins] : [...begins, ...ends]).map((part) => part.trim());
};

/** Nouns that are written with what stands before them: a head that ends within one is cut. */
const COMPOUNDS = /连帽[卫开]?衣?|[长短七九][袖裤]|数据线|音频线|充电[盒线器]|保温杯|显示屏|传感器|扬声器|双肩包|帆布鞋|运动鞋/gu;
/** Whether a part of a text ends within a compound, or on an amount whose thing comes next. */
const isHalf = (part: string, text: string): boolean => {
  const end = text.indexOf(part) + part.length;
  const inside = [...text.matchAll(COMPOUNDS)].some(({ index, 0: word }) => index < end && end < index + word.length);
  return (
    inside ||
    (text.startsWith(part) &&
      /\d ?(?:毫米|厘米|英寸|米|升|毫升)(?:\p{Script=Han}{1,2})?$/u.test(part) &&
      /^\p{Script=Han}/u.test(text.slice(end)))
  );
};

/** Three sides of a thing as one amount. */
const SIDES_HAN = /^(?:尺寸)?[长宽高厚深](\d[\d.]*)(英寸|厘米|毫米)，[长宽高厚深](\d[\d.]*)\2，[长宽高厚深](\d[\d.]*)\2$/u;

/** Two amounts of one kind, beside each other: "咖啡保温24小时，冷水保冷48小时". One of them is half of what is said. */
const PAIR_HAN =
  /^\p{Script=Han}{0,4}?(\p{Script=Han}{2}) ?(\d[\d.]*) ?(小时|天|分钟|年)[，、]\p{Script=Han}{0,4}?(\p{Script=Han}{2}) ?(\d[\d.]*) ?\3(?=[，。]|$)/u;

/**
 * Both amounts of a pair, without what they are of; null where there is no pair, or no room for it, or where only what they are of
 * tells them apart ("桌架质保10年，电机质保5年").
 */
const pairOf = (text: string): string | null => {
  const [found, one, first, unit, other, second] = PAIR_HAN.exec(text) ?? [];
  const pair = `${one}${first}${unit}，${other}${second}${unit}`;
  return found !== undefined && one !== other && fitsHan(pair) ? pair : null;
};

/** What a value is of, and the value: "材质：实木". */
const LABELLED_HAN = /^\p{Script=Han}{2,4}：[^，。：]+$/u;

/** What is paid now, behind what was paid before: the old price alone is no offer. */
const NOW = /(?<=原[价来]\d[^，。]{0,12}，)现[价在]\d[\d.]*\p{Script=Han}{1,6}(?=[，。]|$)/u;

/** The most telling few characters of a Chinese text. */
export const chineseHeadline = (text: string): string => {
  const pair = pairOf(text);
  if (pair) return pair;
  const [now] = NOW.exec(text) ?? [];
  if (now !== undefined && fitsHan(now)) return now;
  if (SIDES_HAN.test(text)) return text.replace(SIDES_HAN, "$1×$3×$4$2");
  const parts = clauses(text);
  const whole = text.replace(/[。！]+$/u, "");
  const good = (part: string): boolean => fitsHan(part) && Array.from(part).length >= 3 && endsPhrase(part, "zh");
  const short = parts.filter((part) => good(part) && follows(part, text) === 1);
  const list = /^[^，。！？：]+$/u.test(whole) ? whole.split("、") : [];
  const first = list.findLastIndex((_, index) => index > 0 && fitsHan(list.slice(0, index + 1).join("、")));
  if (list.length > 2 && first > 0) return list.slice(0, first + 1).join("、");
  const cut = parts.flatMap((clause) => partsOf(clause).filter((part) => good(part) && !isHalf(part, text) && !isHalvedHan(part, clause)));
  if (good(whole) && !/[。！？：]/u.test(whole)) return whole;
  const [row = ""] = text.split("。");
  if (LABELLED_HAN.test(row) && fitsHan(row)) return row;
  const numbered = cut.filter((part) => /\d+(?:\.\d+)?[\p{Script=Han}%A-Z]/u.test(part));
  const chosen =
    short.find((part) => /\d/.test(part)) ??
    short[0] ??
    numbered.find((part) => follows(part, text) === 1) ??
    cut.find((part) => follows(part, text) === 1) ??
    numbered[0] ??
    cut[0];
  return (
    chosen ??
    Array.from(parts[0] ?? text)
      .slice(0, MAX_HEADLINE.zh)
      .join("")
  );
};
