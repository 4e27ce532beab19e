import { factFrom, type NameFact } from "./fact.ts";

/** What shops write into a name in Latin letters, and how it is said: `{1}` is what the expression caught. In the order of telling. */
const KNOWN: readonly (readonly [written: RegExp, zh: string, en: string])[] = [
  [/\b(\d{3,6}) ?mAh\b/iu, "{1}毫安时电量", "{1} mAh battery"],
  [/\b(\d{2,4}) ?(GB|TB) (?:storage|ssd)\b/iu, "{1}{2}存储", "{1} {2} of storage"],
  [/\b(?:pack|set) of (\d{1,3})\b/iu, "一套{1}件", "Set of {1}"],
  [/\b(\d{1,3})[- ](?:pack|piece set|pcs)\b/iu, "一套{1}件", "Set of {1}"],
  [/(?:^|[-–,(] ?)(\d{1,3}) box(?:es)?\b/iu, "共{1}盒", "{1} boxes"],
  [/(?:^|[-–,(] ?)(\d{1,3}) rolls?\b/iu, "共{1}卷", "{1} rolls"],
  [/\b(1\d{2}|2\d{2}) ?Hz\b/iu, "{1}赫兹高刷新率", "{1} Hz refresh rate"],
  [/\bcurved\b(?=.*\b(?:monitor|TV|display|screen)\b)/iu, "曲面屏", "Curved screen"],
  [/\bnoise[- ]cancell?ing\b/iu, "降噪", "Noise cancelling"],
  [/\bbluetooth\b(?! (?:adapter|dongle|receiver|transmitter))/iu, "支持蓝牙", "Connects by Bluetooth"],
  [/\bwireless\b(?! (?:charg|adapter|router))/iu, "无线", "Wireless"],
  [/\b(?:2|two)[- ]slots?\b(?=.*\btoaster)/iu, "双槽设计", "Two slots"],
  [/\b(?:4|four)[- ]slots?\b(?=.*\btoaster)/iu, "四槽设计", "Four slots"],
  [/\bwhite gold[- ]plated\b/iu, "镀白金", "Plated with white gold"],
  [/\brose gold[- ]plated\b/iu, "镀玫瑰金", "Plated with rose gold"],
  [/\bgps\b(?= (?:smart ?)?watch\b)/iu, "带GPS定位", "With GPS"],
  [/\bwaterproof\b(?! (?:bag|case|cover|spray|tape|phone pouch))/iu, "防水", "Waterproof"],
  [/\bwater[- ]resistant\b/iu, "防泼水", "Water-resistant"],
  [/\bnon-?slip\b/iu, "防滑", "Non-slip"],
  [/\bcordless\b/iu, "不带线", "Cordless"],
  [/\brechargeable\b(?! batter)/iu, "可充电", "Rechargeable"],
  [/\b(?:foldable|folding)\b/iu, "可折叠", "Foldable"],
  [/\bportable\b/iu, "便携", "Portable"],
  [/\bquick[- ]dry(?:ing)?\b/iu, "速干", "Quick-drying"],
  [/\b100% cotton\b/iu, "纯棉", "100% cotton"],
  [/\bmerino wool\b/iu, "美利奴羊毛", "Merino wool"],
  [/\btop[- ]grain leather\b/iu, "头层牛皮", "Top-grain leather"],
  [/\bstainless steel\b(?! (?:cleaner|polish|look|colou?r|finish))/iu, "不锈钢", "Stainless steel"],
  [/\bsolid wood\b/iu, "实木", "Solid wood"],
  [/\bbamboo glass\b/iu, "竹和玻璃材质", "Made of bamboo and glass"],
];
/** Before a word: it is denied, or only like it. */
const DENIED = /\b(?:non|not|no|without|faux|imitation|looks like)[- ]$/iu;
/** What is made for such a thing, or stands in for it, is none itself. */
const FOR = /\b(?:for|compatible with|replacement|fits)\b/iu;

/** The properties that a name in Latin letters states of the thing itself, each once; none of a name in another script, and no colour. */
export const latinPropertiesOf = (name: string): NameFact[] => {
  if (!/^[\p{Script=Latin}\p{Script=Common}]+$/u.test(name)) return [];
  const own = name.split(FOR)[0] ?? "";
  const found = KNOWN.flatMap(([written, zh, en]): NameFact[] => {
    const match = written.exec(own);
    return !match || DENIED.test(own.slice(0, match.index)) ? [] : [factFrom(match, { zh, en })];
  });
  return found.filter(({ zh }, index) => found.findIndex((other) => other.zh === zh) === index);
};
