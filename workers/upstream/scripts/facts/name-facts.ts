import { simplified } from "../text/simplified.ts";

/** A property as both languages say it. */
export type NameFact = { zh: string; en: string };

/** What a Chinese shop writes into a name, and how it is said: `{1}` is what the expression caught. In the order of telling. */
const KNOWN: readonly (readonly [written: RegExp, zh: string, en: string])[] = [
  [/(?<!\d)(\d{1,2}) ?(?:GB?)? ?\+ ?(\d{2,4}) ?(GB|TB)/iu, "{1}GB+{2}{3}存储", "{1} GB of memory, {2} {3} of storage"],
  [/(\d{3,6}) ?(?:mAh|毫安时?)/iu, "{1}毫安时电量", "{1} mAh"],
  [/(?<![\d.])(\d{2,5}) ?(?:W|瓦)(?!\p{L})/u, "{1}瓦功率", "{1} watts"],
  [/(\d+(?:\.\d+)?) ?(?:ml|毫升) ?[*×x] ?(\d+) ?瓶/iu, "每瓶{1}毫升，共{2}瓶", "{2} bottles of {1} ml"],
  [/(\d+)斤(?=套?装)/u, "共{1}斤装", ""],
  [/(\d+(?:\.\d+)?) ?(?:英)?寸(?=.{0,8}(?:电脑包|双肩包|背包))/u, "可放{1}英寸笔记本电脑", "Fits a {1}-inch laptop"],
  [/(\d+(?:\.\d+)?) ?米(?=.{0,8}(?:数据线|充电线))/u, "线长{1}米", "{1}-meter cable"],
  [/(\d+)-(\d+) ?岁/u, "适合{1}至{2}岁", "For ages {1} to {2}"],
  [/共(\d+)块(?:原装)?拖布/u, "共{1}块拖布", "Comes with {1} mop cloths"],
  [/(?<=表)女(?:士|式|款)? ?(\d{2}) ?(?:mm|毫米)/iu, "女款，表盘{1}毫米", "For women, {1} mm case"],
  [/(?<=表)男(?:士|式|款)? ?(\d{2}) ?(?:mm|毫米)/iu, "男款，表盘{1}毫米", "For men, {1} mm case"],
  [/(?<![\d.])(?<!表[男女].?)(\d{2}(?:\.\d)?) ?(?:mm|毫米)(?=.{0,8}表)/iu, "表盘{1}毫米", "{1} mm case"],
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
  [/迷你/u, "迷你小巧", "Mini size"],
  [/便携/u, "便携", "Portable"],
  [/纯棉/u, "纯棉", "Pure cotton"],
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
  [/变频/u, "变频", "Variable frequency"],
  [/快充(?!头|线)/u, "支持快充", "Fast charging"],
  [/可充电|充电式/u, "可充电", "Rechargeable"],
  [/全网通/u, "全网通", ""],
  [/(\d{4})年?春茶/u, "{1}年春茶", "Spring tea of {1}"],
  [/明前(特级|一级)/u, "明前{1}", ""],
  [/薰衣草/u, "薰衣草香", "Lavender scent"],
  [/(赤茶橘|亮黑色|天空之境|珠光贝母|极光色|深空灰|深空金|星空蓝|樱花粉)/u, "{1}配色", ""],
];
/** Weights of what is eaten or used up are its content; of anything else they are its own. */
const CONTENT = /[茶粉米面油液膏霜糖果粮酱奶肉]/u;
const MASS = /(?<![\d*×x.])(\d+(?:\.\d+)?) ?(g|克|kg|公斤)(?![\p{Script=Latin}\d])/giu;
const UNITS: Readonly<Record<string, readonly [zh: string, en: string]>> = {
  g: ["克", "g"],
  克: ["克", "g"],
  kg: ["公斤", "kg"],
  公斤: ["公斤", "kg"],
};
const COLOURS: Readonly<Record<string, string>> = {
  黑色: "black",
  白色: "white",
  红色: "red",
  蓝色: "blue",
  绿色: "green",
  灰色: "gray",
  粉色: "pink",
  茶色: "brown",
  银色: "silver",
  金色: "gold",
  紫色: "purple",
  棕色: "brown",
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

const colourIn = (text: string): NameFact[] => {
  const found = Object.entries(COLOURS).filter(([zh]) => text.includes(zh));
  const [colour] = found;
  return found.length === 1 && colour ? [{ zh: colour[0], en: `In ${colour[1]}` }] : [];
};

/** The properties that a Chinese name of search words states, each once; none of a name in another script. */
export const propertiesOf = (name: string): NameFact[] => {
  const text = simplified(name);
  if (!/\p{Script=Han}/u.test(text)) return [];
  const found = KNOWN.flatMap(([written, zh, en]): NameFact[] => {
    const match = written.exec(text);
    if (!match || DENIED.test(text.slice(0, match.index))) return [];
    const filled = (said: string) => said.replace(/\{(\d)\}/gu, (_, group: string) => match[Number(group)] ?? "");
    return [{ zh: filled(zh), en: filled(en) }];
  });
  const told = [...found, ...contentIn(text)];
  // A colour alone is no reason to look.
  const all = told.length > 1 ? [...told, ...colourIn(text)] : told;
  return all.filter(({ zh }, index) => all.findIndex((other) => other.zh.includes(zh)) === index);
};
