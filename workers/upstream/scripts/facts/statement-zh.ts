import { follows } from "../support/follows.ts";
import { stripNoise } from "../text/clean.ts";
import { simplified } from "../text/simplified.ts";
import { spokenUnitsOf } from "./spoken-units.ts";

/** Most characters of one statement that still can be said in one breath or two. */
const LONG = 36;
const LONGEST = 64;

const NAMED = /^(材质|面料|成分|产地|颜色|填充物|里料|内胆|口味|包装|款式|品种|原料|配料|接口|系统)[:：]\s*/u;
const MEASURED =
  /^(容量|净含量|净重|重量|尺寸|功率|续航|质保|保修期?|保质期|屏幕|电池容量|分辨率|长度|宽度|高度|直径|厚度|适用年龄|数量|转速|噪音)[:：]\s*/u;

/** Values of a row of options: what one may choose is nothing of the thing that is shown; nor is what is no color. */
const OPTIONS =
  /^颜色[:：](?:.*\p{Script=Han}[\s,，、/]+\p{Script=Han}|[^\p{Script=Han}]*$|\s*[黑白灰蓝红粉紫绿黄棕金银]{2,}$)|^颜色[:：]\s*(?!\p{Script=Han}{0,3}[黑白灰蓝红粉紫绿黄棕金银]?色?\s*$)|^适用年龄[:：]\s*(?:1[6-9]|[2-9]\d)|^(?!材质|面料)[^:：]{2,6}[:：].*[:：]|^(?:尺寸|规格|容量|颜色)[:：].*\d[^\d]*\/.*\d/u;
/** "材质：外壳：100%纯棉": what a part is made of. */
const OF_PART = /^(?:材质|面料)[:：]\s*(?=\p{Script=Han}{1,4}[:：])/u;

/** A Chinese row whose label is not one of those that a sentence can be made of: "是否商场同款: 否", "机芯类型: 石英". */
export const isUnsayableRow = (text: string): boolean =>
  /^[^:：，。]*\p{Script=Han}[^:：，。]*[:：]\s*\S/u.test(text) &&
  /^[^:：]{1,10}[:：]/u.test(text) &&
  ((!NAMED.test(text) && !MEASURED.test(text)) || OPTIONS.test(text));

const unlabelled = (text: string): string =>
  (OF_PART.test(text) ? text.replace(OF_PART, "").replace(/(?<=\p{Script=Han})[:：]\s*/gu, "") : text)
    .replace(/^颜色[:：]\s*(\p{Script=Han}{0,3}[黑白灰蓝红粉紫绿黄棕金银]|\p{Script=Han}{1,3}(?=色))色?$/u, "$1色款")
    .replace(/^[【[][^】\]]{1,12}[】\]]\s*/u, "")
    .replace(NAMED, "$1是")
    .replace(MEASURED, "$1");

const tidy = (text: string): string =>
  spokenUnitsOf(simplified(stripNoise(text)), "zh")
    .replace(/(?<=\p{Script=Han}|\d),\s*(?=\p{Script=Han})/gu, "，")
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, "，")
    .replace(/[（(]([^）)]*)[）)]/gu, (_, inner: string) => (/[时仅除限约含]|\d/u.test(inner) ? `，${inner}` : ""))
    .replace(/(?<![\d.])([1-5](?:\.\d)?)\s?\/\s?5(?![\d.])/gu, "评分$1分，满分5分")
    .replace(/本产品|该产品|本品|本款/gu, "它")
    .replace(/[;；]|(?<=\p{Script=Han}) ?\/ ?(?=\p{Script=Han}+[:：]|\d)/gu, "，")
    .replace(/(?<=\p{Script=Han}) ?\+ ?(?=[\p{Script=Han}\d])/gu, "、")
    .replace(/，{2,}/gu, "，");

/** The first clauses that fit and still follow from the whole. */
const shortened = (text: string): string => {
  if (Array.from(text).length <= LONG) return text;
  const clauses = text.split(/(?<=，)/u);
  const fitting = clauses
    .map((_, index) =>
      clauses
        .slice(0, index + 1)
        .join("")
        .replace(/，$/u, ""),
    )
    .filter((part) => Array.from(part).length <= LONG && Array.from(part).length >= 6 && follows(part, text) === 1);
  return fitting.at(-1) ?? text;
};

/** What a Chinese fact says, as one says it aloud, without its full stop; null where it is too long to be said. */
export const statementZh = (fact: string): string | null => {
  const text = shortened(
    unlabelled(tidy(fact))
      .replace(/[。！!？?，,、\s]+$/gu, "")
      .replace(/[。！!]\s*/gu, "，")
      .trim(),
  );
  const length = Array.from(text).length;
  return length >= 2 && length <= LONGEST && /\p{Script=Han}/u.test(text) ? text : null;
};
