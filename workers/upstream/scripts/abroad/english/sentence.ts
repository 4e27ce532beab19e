import { amountAt, phraseOf, plural } from "./phrase.ts";

/** A way to build a Chinese clause: `{a}`, `{b}` are its phrases, `{n}` an amount. In the order in which they are tried. */
const PATTERNS: readonly (readonly [chinese: RegExp, english: string])[] = [
  [/^可机洗[、，]?可烘干$/u, "Machine wash and dry"],
  [/^可机洗$/u, "Machine washable"],
  [/^(?:只能|仅限?)手洗$/u, "Hand wash only"],
  [/^可手洗$/u, "Hand washable"],
  [/^可烘干$/u, "Safe to tumble dry"],
  [/^不可(?:机洗)$/u, "Do not machine wash"],
  [/^不可烘干$/u, "Do not tumble dry"],
  [/^可用洗碗机清洗$/u, "Dishwasher safe"],
  [/^可(?:放入|用于)?微波(?:炉)?(?:加热)?$/u, "Microwave safe"],
  [/^(?:两面|正反面?)(?:都|均|皆)?(?:能|可以?)穿$/u, "Wear it on either side"],
  [/^小空间也放得下$/u, "Fits into small spaces"],
  [/^(?<n>.+?)(?:有限)?(?:质保|保修)$/u, "{n:1} warranty"],
  [/^(?:质保|保修)(?<n>.+)$/u, "{n:1} warranty"],
  [/^(?<a>[^\d]+?)(?:质保|保修)(?<n>.+)$/u, "{n:1} warranty on the {a}"],
  [/^防水(?<n>\d.*)$/u, "Water resistant to {n}"],
  [/^(?<n>\d.*)防水$/u, "Water resistant to {n}"],
  [/^容量(?<a>\d+ ?(?:mAh|ml|mL|L|GB|TB))$/u, "{a} capacity"],
  [/^(?:容量|净含量)[:：]?(?:为|约)?(?<n>.+)$/u, "{n:1} capacity"],
  [/^(?<n>.+)容量$/u, "{n:1} capacity"],
  [/^高(?:度)?(?<n>.+)$/u, "{n} high"],
  [/^宽(?:度)?(?<n>.+)$/u, "{n} wide"],
  [/^厚(?:度)?(?<n>.+)$/u, "{n} thick"],
  [/^深(?:度)?(?<n>.+)$/u, "{n} deep"],
  [/^长(?:度)?(?<n>.+)$/u, "{n} long"],
  [/^衣长(?<n>.+)$/u, "{n:1} body length"],
  [/^裤内长(?<n>.+)$/u, "{n:1} inseam"],
  [/^(?:净?重(?:量)?)约(?<n>.+)$/u, "Weighs about {n}"],
  [/^(?:净?重(?:量)?)(?:仅)?(?<n>.+)$/u, "Weighs {n}"],
  [/^(?:单次充电|一次充电|充一次电)(?:可用|可使用|续航)(?:最长|长达|可达)(?<n>.+)$/u, "Up to {n} on a single charge"],
  [/^(?:单次充电|一次充电|充一次电)(?:可用|可使用|续航)(?<n>.+)$/u, "{n} on a single charge"],
  [/^(?:电池)?续航(?:时间)?(?:最长|长达|可达|最高)(?<n>.+)$/u, "Up to {n} of battery life"],
  [/^(?:电池)?续航(?:时间)?(?:约)(?<n>.+)$/u, "About {n} of battery life"],
  [/^(?:电池)?续航(?:时间)?(?<n>.+)$/u, "{n} of battery life"],
  [/^保温(?:最长|长达|可达)(?<n>.+)$/u, "Stays hot for up to {n}"],
  [/^保温(?<n>\d.+)$/u, "Stays hot for {n}"],
  [/^保冷(?<n>\d.+)$/u, "Stays cold for {n}"],
  [/^可?通过(?<a>.+?)连接(?<b>.+)$/u, "Connects to {b:s} over {a}"],
  [/^(?:可?通过)(?<a>.+?)与设备无线连接$/u, "Connects to your devices over {a}"],
  [/^用语音(?:就能|即可)?播放(?<a>.+)$/u, "Plays {a} when you ask"],
  [/^用语音(?:就能|即可)?控制(?<a>.+)$/u, "Controls {a} by voice"],
  [/^随时听歌[、，和]接电话$/u, "For music and calls at any time"],
  [/^随时听歌$/u, "For music at any time"],
  [/^工作时也能通话$/u, "Calls even while you work"],
  [/^锁住体温$/u, "Keeping body heat in"],
  [/^(?<a>.+?)挡风保暖$/u, "{A} keeps wind out and warmth in"],
  [/^(?:挡风保暖|防风保暖)$/u, "Keeps wind out and warmth in"],
  [/^(?<a>.+?)(?:防风|挡风)$/u, "{A} keeps the wind out"],
  [/^(?<a>.+?)(?:御寒|保暖)$/u, "{A} keeps you warm"],
  [/^抽绳调节(?<a>.+)$/u, "Drawstring-adjustable {a}"],
  [/^(?<a>[^\d一二两三四五六七八九十可]+)可调节?$/u, "Adjustable {a}"],
  [/^(?<a>[^\d一二两三四五六七八九十可]+)可拆卸$/u, "Removable {a}"],
  [/^(?<a>[^\d一二两三四五六七八九十可]+)可水洗$/u, "Washable {a}"],
  [/^(?<a>[^\d一二两三四五六七八九十可]+)可折叠$/u, "Folding {a}"],
  [/^(?<a>[^\d，]+)防滑$/u, "Non-slip {a}"],
  [/^(?<a>[^\d，]+)通用$/u, "Works with {a}"],
  [/^(?<a>\d+ ?mAh)大容量$/u, "{a} capacity"],
  [/^是腕带也是支架$/u, "A wrist strap and a stand in one"],
  [/^有线无线都能充$|^无线有线都能充$/u, "Charges with or without a cable"],
  [/^支持边充边放$/u, "Charges while it charges your phone"],
  [/^(?<n>\d+)重安全保护$/u, "{n} layers of protection"],
  [/^(?<n>\d+)种洗烘模式$/u, "{n} wash and dry modes"],
  [/^(?<n>\d+)位四核处理器$/u, "{n}-bit quad-core processor"],
  [/^支持(?<a>.+?)语音遥控$/u, "Voice control with {a}"],
  [/^支持OTA在线智能升级$/u, "Updates itself over the air"],
  [/^(?<n>\d+)Hz高帧率流速屏$/u, "{n} Hz display"],
  [/^索尼(?<n>\d+)万前后六摄$/u, "Six Sony cameras"],
  [/^支持(?<a>.+)$/u, "Supports {a}"],
  [/^内置(?<a>.+)$/u, "Built-in {a}"],
  [/^(?:配有|附带|随附|配备|附赠|自带|配|附|赠)(?<a>.+)$/u, "{A} included"],
  [/^含(?<a>.+)$/u, "With {a}"],
  [/^带有?(?<a>.+?)功能的(?<b>.+)$/u, "{B} with {a}"],
  [/^带有?(?<a>.+?)的(?<b>.+)$/u, "{B} with {a}"],
  [/^带有?(?<a>.+)$/u, "With {a}"],
  [/^(?<a>.+?)里?都好用的(?<b>.+)$/u, "{B} for {a}"],
  [/^(?:采用|使用|由)(?<a>.+?)(?:制成|材质|制作|打造)?$/u, "Made of {a}"],
  [/^(?:适合|适用于|适配)(?<a>.+)$/u, "Suited to {a}"],
  [/^(?<a>[^，]+?)(?:适合|适用于)(?<b>.+)$/u, "{A} fits {b:s}"],
  [/^不含(?<a>.+)$/u, "Contains no {a}"],
  [/^易清[洁洗]$/u, "Easy to clean"],
  [/^鞋面(?<a>.+)$/u, "{A} upper"],
  [/^鞋底(?<a>.+)$/u, "{A} sole"],
  [/^面料(?<a>.+)$/u, "{A} fabric"],
  [/^(?:里料|内衬)(?<a>.+)$/u, "{A} lining"],
];

const upperFirst = (text: string): string => text.replace(/^\p{Ll}(?!\p{Lu})/u, (letter) => letter.toUpperCase());

/** A part of a clause as its pattern wants it: an amount alone, a phrase, its plural. */
function partOf(name: string, text: string, form: string): string | null {
  if (name !== "n") {
    const said = phraseOf(text);
    return said === null ? null : form === "s" ? plural(said) : name === name.toUpperCase() ? upperFirst(said) : said;
  }
  const amount = amountAt(text.trim(), form === "1");
  return amount?.length === text.trim().length ? amount.en : null;
}

/** What stands after its noun is no noun phrase: "三档色温可调", "刷头两支". */
const STATED = /(?:可.{1,2}|通用|防滑|[一二两三四五六七八九十\d](?:个|支|只|条|件|块|片))$/u;

function clauseOf(text: string): string | null {
  for (const [pattern, english] of PATTERNS) {
    const match = pattern.exec(text);
    if (!match) continue;
    let known = true;
    const said = english.replace(/\{(\w)(?::(\w))?\}/g, (_, name: string, form = "") => {
      const part = partOf(name, match.groups?.[name.toLowerCase()] ?? "", String(form));
      if (part === null) known = false;
      return part ?? "";
    });
    if (known) return said;
  }
  const said = STATED.test(text) ? null : phraseOf(text);
  return said !== null && /\p{L}{2}/u.test(said) ? said : null;
}

/** A Chinese fact in English, whole: null where a word, or the way it is built, is not known. */
export function englishOf(fact: string): string | null {
  const text = fact
    .trim()
    .replace(/百分之百/gu, "100%")
    .replace(/[。！]+$/u, "")
    .replace(/(?<=\p{Script=Han}) (?=\d|\p{Script=Latin})|(?<=[\d\p{Script=Latin}%]) (?=\p{Script=Han})/gu, "");
  const whole = clauseOf(text);
  const parts = whole === null ? text.split(/[，；。,;]/u).map((part) => clauseOf(part.trim())) : [whole];
  if (parts.some((part) => part === null || part === "")) return null;
  const said = parts
    .map((part, i) => (i === 0 ? (part ?? "") : (part ?? "").replace(/^\p{Lu}(?=\p{Ll})/u, (letter) => letter.toLowerCase())))
    .join(", ");
  return /\p{Script=Han}/u.test(said) ? null : upperFirst(said);
}

/** A Chinese name in English where every word of it is known: "G 系列游戏鼠标" is "G series gaming mouse". */
export const englishName = (name: string): string | null => phraseOf(name.replace(/（[^）]*）|\([^)]*\)/gu, "").trim());
