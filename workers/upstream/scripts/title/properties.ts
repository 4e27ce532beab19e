import { simplified } from "../text/simplified.ts";
import { factFrom, type NameFact } from "./fact.ts";
import type { MeasureOf } from "./measures.ts";
import { type PartKind, type TitlePart, titleParts } from "./read.ts";

/** What a Chinese shop writes into a name besides what `words.ts` and `measures.ts` know; `{1}` is what the expression caught. In the order of telling. */
const KNOWN: readonly (readonly [written: RegExp, zh: string, en: string])[] = [
  [/(?<![\d.])(\d{2,5}) ?(?:W|瓦)(?!\p{L}|[^\p{L}\d]?(?:超级|超快|有线)?[闪快]充)/u, "{1}瓦功率", "{1} watts"],
  [/(\d+(?:\.\d+)?) ?(?:ml|毫升) ?[*×x] ?(\d+) ?瓶/iu, "每瓶{1}毫升，共{2}瓶", "{2} bottles of {1} ml"],
  [/(\d+)斤(?=套?装)/u, "共{1}斤装", ""],
  [/(\d+(?:\.\d+)?) ?(?:英)?寸(?=.{0,8}(?:电脑包|双肩包|背包))/u, "可放{1}英寸笔记本电脑", "Fits a {1}-inch laptop"],
  [/(\d+(?:\.\d+)?) ?米(?=.{0,8}(?:数据线|充电线))/u, "线长{1}米", "{1}-meter cable"],
  [/套机.{0,3}?(\d{2})-(\d{2,3}) ?mm/iu, "配{1}-{2}毫米镜头", "Comes with the {1} to {2} mm lens"],
  [/(\d+)-(\d+) ?岁/u, "适合{1}至{2}岁", "For ages {1} to {2}"],
  [/共(\d+)块(?:原装)?拖布/u, "共{1}块拖布", "Comes with {1} mop cloths"],
  [/(?<=表)女(?:士|式|款)? ?(\d{2}) ?(?:mm|毫米)/iu, "女款，表盘{1}毫米", "For women, {1} mm case"],
  [/(?<=表)男(?:士|式|款)? ?(\d{2}) ?(?:mm|毫米)/iu, "男款，表盘{1}毫米", "For men, {1} mm case"],
  [/(?<![\d.])(?<!表[男女].?)(\d{2}(?:\.\d)?) ?(?:mm|毫米)(?=.{0,8}表)/iu, "表盘{1}毫米", "{1} mm case"],
  [
    /(?<![\d.])(0\.\d{1,2}|1\.0) ?(?:mm|毫米)(?=.*笔)|(?<=笔.*)(?<![\d.])(0\.\d{1,2}|1\.0) ?(?:mm|毫米)/iu,
    "{1}{2}毫米笔尖",
    "{1}{2} mm tip",
  ],
  [/(?<=笔.{0,12}?)(?<![\d顶抵])(\d{2,3}|[2-9])支(?:装)?(?![顶抵])/u, "共{1}支", "{1} in all"],
  [/(?<=笔.*)按动式|按动式(?=.*笔)/u, "按动式", "Click pen"],
  [
    /(?<![\p{Script=Latin}\d])(\d{0,2}[HB]|HB)(?=\p{Script=Han}{0,6}铅笔)|(?<=铅笔.{0,12}?)(?<![\p{Script=Latin}\d])(\d{0,2}[HB]|HB)(?![\p{Script=Latin}\d])/u,
    "{1}{2}铅芯",
    "{1}{2} lead",
  ],
  [/六角(?=.{0,8}铅笔)|(?<=铅笔.{0,8}?)六角(?!形?[^\p{L}]*螺)/u, "六角笔杆", "Hexagonal barrel"],
  [/(?<=笔.*)(?<!子弹头.*)全针管(?!.*子弹头)|(?<!子弹头.*)全针管(?!.*子弹头)(?=.*笔)/u, "全针管笔头", "Needle tip"],
  [/真无线/u, "真无线", "Truly wireless"],
  [/主动降噪/u, "主动降噪", "Active noise cancelling"],
  [/超声波(?=.{0,6}(?:加湿|香薰|雾化))|(?<=(?:加湿|香薰|雾化).{0,8})超声波/u, "超声波雾化", "Ultrasonic mist"],
  [/免手洗/u, "免手洗", "No washing by hand"],
  [/干湿两用/u, "干湿两用", "For wet and dry use"],
  [/木地板瓷砖/u, "木地板、瓷砖都能用", "For wooden floors and tiles"],
  [/外置 ?usb ?接口/iu, "外置USB接口", "USB port on the outside"],
  [/USB ?供电/iu, "USB供电", "USB powered"],
  [/可折叠|折叠款/u, "可折叠", "Foldable"],
  [/大容量/u, "大容量", "Large capacity"],
  [/静音(?!棉|贴)/u, "静音", "Quiet"],
  [/(?:办公室|卧室){2}/u, "办公室、卧室都能用", "For office and bedroom"],
  [/迷你/u, "迷你小巧", "Compact size"],
  [/便携/u, "便携", "Portable"],
  [/纯棉/u, "纯棉", "Pure cotton"],
  [/足金/u, "足金", "Pure gold"],
  [/真丝|桑蚕丝/u, "真丝", "Real silk"],
  [/头层牛皮/u, "头层牛皮", "Top-grain cowhide"],
  [/304不锈钢/u, "304不锈钢", "304 stainless steel"],
  [/不锈钢(?!色|清洁|保养)/u, "不锈钢", "Stainless steel"],
  [/钢化玻璃(?!膜)/u, "钢化玻璃", "Tempered glass"],
  [/实木(?!颗粒|贴皮|复合|色|地板|家具)/u, "实木", "Solid wood"],
  [/(?<!生活|日常|轻度)防水(?!袋|套|胶|涂料|级)/u, "防水", "Waterproof"],
  [/防滑/u, "防滑", "Non-slip"],
  [/防摔/u, "防摔", "Shockproof"],
  [/透气/u, "透气", "Breathable"],
  [/速干/u, "速干", "Quick-drying"],
  [/加厚/u, "加厚", "Extra thick"],
  [/无糖/u, "无糖", "Sugar-free"],
  [/变频/u, "变频", "Inverter technology"],
  [/(?<!瓦|W|超快|超级)快充(?!头|线)/u, "支持快充", "Fast charging"],
  [/可充电|充电式/u, "可充电", "Rechargeable"],
  [/(\d{4})年?春茶/u, "{1}年春茶", "Spring tea of {1}"],
  [/明前(特级|一级)/u, "明前{1}", ""],
  [/薰衣草/u, "薰衣草香", "Lavender scent"],
];

/** Weights of what is eaten or used up are its content; of anything else they are its own. */
const CONTENT = /[茶粉米面油液膏霜糖果粮酱奶肉]/u;
const MASS = /(?<![\d*×x.])(\d+(?:\.\d+)?) ?(g|克|kg|KG|公斤)(?![\p{Script=Latin}\d])/gu;
const UNITS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  g: ["克", "g"],
  克: ["克", "g"],
  kg: ["公斤", "kg"],
  公斤: ["公斤", "kg"],
};

/** Before a word: it is denied, or of another stuff. After it: the word is of the name of a thing ("保温杯"). */
const DENIED = /(?:[不无非免防仿]|人造)$/u;

const contentIn = (text: string): NameFact[] => {
  const found = [...text.matchAll(MASS)];
  const [only] = found;
  const units = UNITS[only?.[2]?.toLowerCase() ?? ""];
  if (found.length !== 1 || !only || !units || !CONTENT.test(text) || /[*×+]/u.test(text.slice(only.index))) return [];
  return [{ zh: `净含量${only[1] ?? ""}${units[0]}`, en: `${only[1] ?? ""} ${units[1]}` }];
};

const knownIn = (text: string): NameFact[] =>
  KNOWN.flatMap(([written, zh, en]): NameFact[] => {
    const match = written.exec(text);
    return !match || DENIED.test(text.slice(0, match.index)) ? [] : [factFrom(match, { zh, en })];
  });

/** Things (by their English word) that have a processor, are phones, or have a screen to measure. */
const OF: Readonly<Record<MeasureOf, RegExp>> = {
  any: /(?:)/u,
  computer: /^(?:laptop|computer|desktop computer|tablet)$/u,
  phone: /^(?:phone|smartphone|tablet)$/u,
  screen: /^(?:laptop|computer|tablet|phone|smartphone|monitor|TV|television)$/u,
};
/** Of a garment, or what is carried. */
const CUT: ReadonlySet<PartKind> = new Set(["neck", "sleeve", "fit", "length"]);
const LOOK: ReadonlySet<PartKind> = new Set(["pattern", "detail"]);
/** Of them a thing has one: a title that names two names another thing's. */
const ONE: readonly PartKind[] = ["neck", "sleeve", "length"];
const MOST = 3;

const saidOf = (parts: readonly TitlePart[], kinds: ReadonlySet<PartKind>): NameFact[] =>
  parts
    .flatMap(({ kind, said }) => (said && kinds.has(kind) ? [said] : []))
    .filter(({ zh }, index, all) => all.findIndex((other) => other.zh === zh) === index);

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());
/** In English those that it can say. */
const listed = (words: readonly NameFact[], joint: string): string =>
  words
    .map(({ en }) => en)
    .filter((en) => en !== "")
    .join(joint);
/** Words of a few kinds as one statement: "V领、短袖、收腰设计". */
const together = (words: readonly NameFact[]): NameFact[] => {
  const few = words.slice(0, MOST);
  return few.length === 0 ? [] : [{ zh: few.map(({ zh }) => zh).join("、"), en: upperFirst(listed(few, ", ")) }];
};

const isContradicted = (kind: PartKind, parts: readonly TitlePart[]): boolean =>
  ONE.includes(kind) && saidOf(parts, new Set([kind])).length > 1;

/** What is made of fabric or leather: a lipstick is called "小羊皮" for its case. */
const OF_FABRIC: ReadonlySet<string> = new Set(["fashion", "accessories", "shoes", "travel", "home", "baby", "sport", "pets", "toys"]);

/** "羊毛面料", "尼龙材质": of a garment a fabric. More than two are a list of search words. */
const fabricIn = (parts: readonly TitlePart[], category: string): NameFact[] => {
  if (!OF_FABRIC.has(category)) return [];
  const fabrics = saidOf(parts, new Set(["fabric"])).filter(
    (one, _, all) => !all.some((other) => other !== one && other.zh.includes(one.zh)),
  );
  if (fabrics.length === 0 || fabrics.length > 2) return [];
  // "Wool cloth and wool" is one cloth.
  const en = listed(
    fabrics.filter((one) => !fabrics.some((other) => other.en.startsWith(`${one.en} `))),
    " and ",
  );
  const zh = fabrics.map((fabric) => fabric.zh).join("、");
  return [{ zh: `${zh}${category === "fashion" ? "面料" : "材质"}`, en: en === "" ? "" : `Made of ${en}` }];
};

/** How a bag is carried; a title that names one way names the bag. */
const WAYS: Readonly<Record<string, string>> = { 单肩: "shoulder", 斜挎: "crossbody", 手提: "hand", 双肩: "back" };
const USES: Readonly<Record<number, string>> = { 2: "两用", 3: "三用" };
const carriedIn = (text: string, noun: string): NameFact[] => {
  const ways = /\bbag$|^(?:backpack|handbag|tote)$/u.test(noun) ? Object.keys(WAYS).filter((way) => text.includes(way)) : [];
  const uses = USES[ways.length];
  const en = ways
    .map((way) => WAYS[way])
    .join(", ")
    .replace(/, (?=[^,]*$)/, " or ");
  return uses ? [{ zh: `${ways.join("")}${uses}`, en: `${upperFirst(en)} carry` }] : [];
};

/** What a title's parts say, in the order of telling: figures in the shop's own order, then what it is made of, how it is cut, what is on it. */
const inParts = (parts: readonly TitlePart[], noun: string, category: string): NameFact[] => {
  const figures = parts.flatMap(({ kind, said, of }) => (kind === "measure" && said && OF[of].test(noun) ? [said] : []));
  const cut = parts.filter(({ kind }) => !isContradicted(kind, parts));
  return [
    ...figures.toSorted((a, b) => Number(b.zh.startsWith("二手")) - Number(a.zh.startsWith("二手"))),
    ...fabricIn(parts, category),
    ...together(saidOf(cut, CUT)),
    ...together(saidOf(parts, LOOK)),
    ...together(saidOf(parts, new Set(["worn", "sound"]))),
    ...together(saidOf(parts, new Set(["screen", "function"]))),
    ...together(saidOf(parts, new Set(["feel"]))),
  ];
};

/** A color alone is no reason to look, and of several none is the thing's. */
const colourIn = (parts: readonly TitlePart[]): NameFact[] => {
  const colours = saidOf(parts, new Set(["colour"]));
  const colour = colours[0]?.zh ?? "";
  const said = colour.endsWith("色") ? `${colour}款` : `${colour}${Array.from(colour).length === 1 ? "色款" : "配色"}`;
  return colours.length === 1 ? [{ zh: said, en: COLOURS[colour] ?? "" }] : [];
};

/** Of few characters the last property is said in one breath with the color. */
const SHORT = 8;
const withColour = (told: readonly NameFact[], colours: readonly NameFact[]): NameFact[] => {
  const [last, colour] = [told.at(-1), colours[0]];
  if (!last || !colour || Array.from(last.zh).length > SHORT) return told.length > 1 ? [...told, ...colours] : [...told];
  const en = last.en === "" || colour.en === "" ? last.en || colour.en : `${last.en}, ${colour.en.toLowerCase()}`;
  return [...told.slice(0, -1), { zh: `${last.zh}，${colour.zh}`, en }];
};
const COLOURS: Readonly<Record<string, string>> = {
  黑色: "In black",
  白色: "In white",
  红色: "In red",
  蓝色: "In blue",
  绿色: "In green",
  灰色: "In gray",
  粉色: "In pink",
  银色: "In silver",
  金色: "In gold",
  紫色: "In purple",
  棕色: "In brown",
};

/** "酷睿i5处理器" beside "酷睿i5-13500H处理器": the same, with less. */
const isLess = (one: string, other: string): boolean => {
  const [head = ""] = one.split(/处理器|芯片|屏幕|面料|材质/u);
  return one !== other && head !== "" && (other.includes(one) || (other.startsWith(head) && !/^\d/u.test(other.slice(head.length))));
};

/**
 * The properties that a Chinese name of search words states, each once; none of a name in another script. `noun`: the
 * English word for what it is; `category`: of that.
 */
export const propertiesOf = (name: string, noun = "", category = "general"): NameFact[] => {
  const text = simplified(name);
  if (!/\p{Script=Han}/u.test(text)) return [];
  const parts = titleParts(text);
  const told = [...inParts(parts, noun, category), ...carriedIn(text, noun), ...knownIn(text), ...contentIn(text)];
  const all = withColour(told, colourIn(parts));
  return all.filter(({ zh }, index) => all.findIndex((other) => other.zh === zh) === index && !all.some((other) => isLess(zh, other.zh)));
};

/** Kinds that a list of search words has, and a phrase that somebody wrote has not. */
const LISTED: ReadonlySet<PartKind> = new Set(["thing", "goods", "audience", "season", "style", "shop"]);
/** How much of such a list the tables know. */
const KNOWN_SHARE = 0.6;

/** Whether a line is a part of a title, "全网通 64G 深空灰 手机", and no phrase: it is told by its properties. */
export const isSearchWords = (line: string): boolean => {
  if (!/\p{Script=Han}/u.test(line) || /[，。；！？、：:]/u.test(line)) return false;
  const parts = titleParts(line).filter(({ kind }) => kind !== "gap");
  const size = (list: readonly TitlePart[]): number => list.reduce((sum, { text }) => sum + Array.from(text).length, 0);
  const known = parts.filter(({ kind }) => kind !== "other" && kind !== "model");
  const told = known.filter(({ said }) => said !== null);
  return size(known) >= KNOWN_SHARE * size(parts) && (told.length > 1 || known.some(({ kind }) => LISTED.has(kind)));
};
