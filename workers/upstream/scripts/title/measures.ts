import { factFrom, type NameFact } from "./fact.ts";

/** What a measure is of: it decides of which things it is said. `any`: of all. */
export type MeasureOf = "any" | "computer" | "phone" | "screen";

type Measure = readonly [of: MeasureOf, written: RegExp, zh: string, en: string];
const measure = (of: MeasureOf, written: string, zh: string, en = ""): Measure => [of, new RegExp(written, "iuy"), zh, en];

/**
 * What a title states in figures, and how it is said: `{1}` is what the expression caught; empty: nothing to say. The first
 * that matches at a place counts.
 */
const MEASURES: readonly Measure[] = [
  measure("any", "(?<![\\p{Script=Latin}\\d])\\d{2,3}/\\d{2,3}[A-C](?:/[SMLX]{1,4})?", ""),
  measure("any", "(?<![\\p{Script=Latin}\\d])(?:[SML]|X{1,4}L|\\dXL)码?[-（(]?\\d{2,3}-\\d{2,3}斤[）)]?", ""),
  measure("any", "(?<![\\p{Script=Latin}\\d])\\d{2,3}-\\d{2,3}斤", ""),
  measure("any", "(?:二手)?(\\d{1,2}|[七八九]|9\\d)成新", "二手，{1}成新", "Second-hand"),
  measure("any", "(?:二手)(9\\d)新", "二手，九五新", "Second-hand"),
  measure(
    "computer",
    "(?:英特尔)?(?:(?:第?(\\p{Script=Han}{1,2}|\\d{1,2})代)|[八九十]核)*(?:标压)?(?:英特尔)?酷睿版? ?(i[3579](?:-\\d{4,5}\\p{Lu}{0,2})?)",
    "酷睿{2}处理器",
    "Intel Core {2}",
  ),
  measure(
    "computer",
    "(?:(?:\\d{1,2}|[六七八九十]{1,2})代)(?:标压|酷睿版?|[四六八十]核| )*(i[3579](?:-\\d{4,5}\\p{Lu}{0,2})?)",
    "酷睿{1}处理器",
    "Intel Core {1}",
  ),
  measure(
    "computer",
    "(?<![\\p{Script=Latin}\\d])(i[3579](?:-\\d{4,5}\\p{Lu}{0,2})?)(?![\\p{Script=Latin}\\d])",
    "酷睿{1}处理器",
    "Intel Core {1}",
  ),
  measure("computer", "锐龙 ?(R?[3579](?:-\\d{4}\\p{Lu}{0,2})?)", "锐龙{1}处理器", "AMD Ryzen {1}"),
  measure("any", "(M[1-4](?: ?(?:Pro|Max|Ultra))?) ?芯片", "{1}芯片", "{1} chip"),
  measure("any", "(\\d{1,2})核(?:中央)?处理器", "{1}核处理器", "{1}-core processor"),
  measure("any", "(\\d{1,2})核图形处理器", "{1}核图形处理器", "{1}-core graphics"),
  measure(
    "phone",
    "(?:满血|高通|第一代)*骁龙 ?(\\d{3,4}(?:\\p{Lu}(?!I))?(?![\\d万])|\\d\\+?(?: ?Gen ?\\d)?)(?:处理器|芯片)?",
    "骁龙{1}处理器",
    "Snapdragon {1}",
  ),
  measure("phone", "麒麟(?:Kirin)?(\\d{3,4}(?:\\p{Lu}(?!I))?)(?:AI|智能|旗舰级)*(?:芯片|处理器)?", "麒麟{1}芯片", "Kirin {1}"),
  measure("phone", "天玑 ?(\\d{3,4}\\+?)(?:芯片|处理器)?", "天玑{1}芯片", "Dimensity {1}"),
  measure("phone", "骁龙八核处理器", "骁龙八核处理器", "Eight-core Snapdragon"),
  measure(
    "any",
    "(?<![\\d.])(\\d{1,2})(?: ?GB? ?[+ ]|\\+) ?(\\d{2,4}) ?GB?(?![\\p{Script=Latin}\\d])",
    "{1}GB内存，{2}GB存储",
    "{1} GB of memory, {2} GB of storage",
  ),
  measure(
    "any",
    "(?<![\\d.])(\\d{1,2})(?: ?GB? ?[+ ]|\\+) ?([12]) ?TB?(?![\\p{Script=Latin}\\d])",
    "{1}GB内存，{2}TB存储",
    "{1} GB of memory, {2} TB of storage",
  ),
  measure("any", "(?<![\\d.+])(32|64|128|256|512) ?GB?(?: ?SSD)?(?![\\p{Script=Latin}\\d])", "{1}GB存储", "{1} GB of storage"),
  measure("phone", "(?<=iPhone.{0,40})(?<![\\d.+])(16) ?GB?(?![\\p{Script=Latin}\\d])", "{1}GB存储", "{1} GB of storage"),
  measure("phone", "四核(?=智能|手机|处理器| )(?:处理器)?", "四核处理器", "Quad-core processor"),
  measure("phone", "八核(?=智能|手机|处理器| )(?:处理器)?", "八核处理器", "Octa-core processor"),
  measure("screen", "(?<![\\d.])(\\d{1,3}(?:\\.\\d{1,2})?) ?(?:英寸|吋|寸)(?:大屏|屏幕?|舒适握感)?", "{1}英寸屏幕", "{1}-inch screen"),
  measure("screen", "(?<![\\p{Script=Latin}\\d])([2-8](?:\\.\\d)?K)(?:高清|触控|全面)*屏", "{1}屏幕", "{1} screen"),
  measure("screen", "(\\d{2,3}) ?Hz(?:高刷新率|高刷|刷新率)?(?:屏)?", "{1}Hz高刷新率", "{1} Hz refresh rate"),
  measure("phone", "前置(\\d{3,5})万(?:像素)?(?:\\p{Script=Han}{0,2}自拍|人像)?", "前置{1}万像素", ""),
  measure("phone", "(\\d{3,5})万(?:像素)?(?:\\p{Script=Han}|AI){0,8}?([双三四五])摄", "{1}万像素{2}摄", ""),
  measure("phone", "(\\d{3,5})万(?:像素)?(?:美颜|AI){0,2}自拍", "{1}万像素自拍", ""),
  measure("phone", "((?:徕卡|AI)*[双三四五]摄)", "{1}"),
  measure("phone", "(\\d{1,3})倍(?:混合|光学|数码)变焦", "{1}倍变焦"),
  measure("any", "(\\d{3,6}) ?(?:mAh|毫安时?)(?:\\p{Script=Han}{0,4}(?:级电量|长?续航|大?电池|电量))?", "{1}毫安时电量", "{1} mAh battery"),
  measure("any", "(\\d{2,3}) ?[Ww瓦](超级|超快|有线)?([闪快])充", "{1}瓦{2}{3}充", "{1} W fast charging"),
  measure("any", "(?<![\\p{Script=Latin}\\d])5G(?=\\p{Script=Han}|\\s|$)(?!手机壳)", "支持5G", "5G"),
  measure("any", "(?<![\\p{Script=Latin}\\d])(?:双?4G|D-LTE|TD-SCD\\p{Lu}*|LTE)(?:（4G）|\\(4G\\))?(?:网络|\\+)?", ""),
  measure("any", "蓝牙(\\d\\.\\d)|(?<![\\d.])(5\\.\\d)(?=真无线)", "蓝牙{1}{2}", "Bluetooth {1}{2}"),
  measure("any", "(?<![\\d.])(\\d+(?:\\.\\d+)?) ?(ml|毫升)(?! ?[*×x])", "{1}毫升", "{1} ml size"),
  measure(
    "any",
    "(?<![\\d.])(\\d{1,2}(?:\\.\\d)?) ?(?:公斤|kg)(?:大容量)?(?=.{0,16}(?:洗衣机|烘干机|洗烘))",
    "{1}公斤大容量",
    "{1} kilograms of laundry",
  ),
  measure("any", "(?<![\\d.])\\d+(?:[.*]\\d+)*\\*\\d+(?:\\*\\d+)?(?:cm|mm)?", ""),
  measure("any", "\\d{1,3}#(?:[（(][^）)]{1,8}[）)])?", ""),
];

/** A color as titles end on: "深空灰", "西瓜红", "米白色". */
export const COLOUR =
  /(?:(?:[深浅暗亮米乳奶天湖藏墨军草橘烟雾炭玫本原肉]|宝石|橄榄|玫瑰|磨砂|珠光|荧光|卡其|香槟|酒|西瓜|薄荷|樱花)?[黑白灰蓝红粉紫绿黄棕银金橙杏青]色|卡其色?|驼色|咖啡色|香槟色|酒红色?|赤茶橘|天空之境|珠光贝母|极光色|米白|藏青色?|海军蓝|(?<!\p{Script=Han})[黑白灰蓝红粉紫绿黄棕银金](?!\p{Script=Han})|(?:深空|冰霜|宝石|暗夜|幻夜|魅海|星云|梦幻|渐变|珊瑚|皓月|贝母|暮光|蝶羽|苏音|翡冷|亮|磨砂|玫瑰|土豪|深|浅|暗|天|雾|闪耀|曜石|樱花|薄荷|西瓜|宝)[黑白灰蓝红粉紫绿翠金银]色?)/uy;

/** A measure of a title with what was caught; `fact` is null where it says nothing by itself. */
export type Measured = { length: number; of: MeasureOf; fact: NameFact | null };

/** The measure that begins at a place of a title; null where none does. */
export const measureAt = (text: string, index: number): Measured | null => {
  for (const [of, expression, zh, en] of MEASURES) {
    expression.lastIndex = index;
    const match = expression.exec(text);
    if (!match || match[0] === "") continue;
    return { length: match[0].length, of, fact: zh === "" ? null : factFrom(match, { zh, en }) };
  }
  return null;
};
