import { simplified } from "../text/simplified.ts";

const WORDS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");
const HAN = "零一二三四五六七八九十";

const MONEY: readonly (readonly [sign: RegExp, code: string])[] = [
  [/(?:US)?\$\s?(\d[\d.,]*\d|\d)/giu, "$1 usd"],
  [/€\s?(\d[\d.,]*\d|\d)/giu, "$1 eur"],
  [/£\s?(\d[\d.,]*\d|\d)/giu, "$1 gbp"],
  [/[¥￥]\s?(\d[\d.,]*\d|\d)/giu, "$1 cny"],
  [/₹\s?(\d[\d.,]*\d|\d)/giu, "$1 inr"],
  [/₽\s?(\d[\d.,]*\d|\d)/giu, "$1 rub"],
  [/(?<=\d)\s?(?:dollars?|美元|美金)/giu, " usd"],
  [/(?<=\d)\s?(?:€|euros?|欧元)/giu, " eur"],
  [/(?<=\d)\s?英镑/giu, " gbp"],
  [/(?<=\d)\s?(?:yuan|人民币)/giu, " cny"],
  [/(?<=\d)\s?rupees?/giu, " inr"],
  [/(?<=\d)\s?(?:roubles?|卢布)/giu, " rub"],
  [/(?<=\d)\s?(?:yen|日元)/giu, " jpy"],
];

const COUNTED = "年|个月|小时|分钟|天|米|件|片|页|层|档|个|只|支|节|种|款|条|把|人|位|星|倍|格|排|口|双|本|罐|瓶|包|袋";

/** A text for comparison: numbers in digits, currencies by code, simplified characters, plain quotes. */
export const normal = (text: string): string => {
  const plain = simplified(text)
    .replace(/[‘’]/g, "'")
    .replace(/[()（）【】[\]]/g, " ")
    .replace(/(?<=\d) ?[x×*] ?(?=\d)/g, " by ")
    .replace(/\ball of (?=this|it|that)/gi, "")
    .replace(/\b(?:a |one )?single\b/gi, "1")
    .replace(/\b[a-z]+\b/gi, (word) => (WORDS.indexOf(word.toLowerCase()) >= 2 ? String(WORDS.indexOf(word.toLowerCase())) : word))
    .replace(/\bone(?= (?:years?|months?|hours?|litres?|liters?|kilos?|terabyte|gigabyte|metres?|charge|\w* ?batter))/gi, "1")
    .replace(new RegExp(`([${HAN}两])(?=${COUNTED})`, "gu"), (digit) => (digit === "两" ? "2" : String(HAN.indexOf(digit))))
    .replace(/(?<=\p{Script=Han})\s+(?=\p{Script=Han})/gu, "");
  return MONEY.reduce((sum, [sign, code]) => sum.replace(sign, code), plain);
};
