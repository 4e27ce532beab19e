import type { WordRow } from "../glossary/entry.ts";
import { finder } from "../glossary/match.ts";
import { COLOURS, COUNTRIES, FEATURES } from "../glossary/words.ts";
import { isDenied } from "./denied.ts";
import { findMaterials } from "./materials.ts";
import { rowKind } from "./spec/labels-of-row.ts";
import { specOf } from "./spec/read.ts";
import type { Reading } from "./numbers.ts";
import type { Point, PointKind } from "./point.ts";

const findFeatures = finder<WordRow>(FEATURES);
const findColours = finder<WordRow>(COLOURS);
const findCountries = finder<WordRow>(COUNTRIES);

const point = (kind: PointKind, { id }: Reading, strength: number, en: Record<string, string>, zh: Record<string, string>): Point => ({
  kind,
  factId: id,
  strength,
  en,
  zh,
});

/** A word is the product's own material where the text says so; "glass" in passing is not. */
const MADE =
  /\b(made (of|from|with|in)|material|fabric|composition|composed|crafted (of|from|in)|stoff|matière|composición|composizione|composição|materi[aā]|tygs|confecionada em|aus|en cuir|100 ?%)\b|материал|состав|材质|材料|成分|面料|成份/iu;
const NOT_OURS = /packag|verpack|care for|like real|imitat|仿|弄/i;

const percentBefore = (text: string, index: number): string | null =>
  /(\d{1,3})\s?%\s?(?:\p{L}+\s)?$/u.exec(text.slice(0, index))?.[1] ?? null;
const percentAfter = (text: string, end: number): string | null => /^\s?[(:]?\s?(\d{1,3})\s?%/.exec(text.slice(end))?.[1] ?? null;

/** What a watch or glasses are made of in part: "the strap made of smooth leather". */
const WORN_PART = /\b(?:strap|bracelet|band|case|bezel|dial|frames?|lens(?:es)?|temples?|buckle|crystal|hands)\b[^.;]{0,40}$|\bcurved $/iu;
const WATCH_OR_GLASSES = /\b(?:watch|smartwatch|sunglasses|glasses)\b/u;
const isOfWornPart = ({ text, noun }: Reading, index: number): boolean =>
  WATCH_OR_GLASSES.test(noun) && WORN_PART.test(text.slice(0, index));

const recycled = (reading: Reading): Point[] => {
  const found = /(\d{1,3})\s?% (?:recycled|recycelt\w*|recyclé\w*|recicl\w*)\s?(\p{L}+)?|再生(?:材料)?(\d{1,3})%/iu.exec(reading.text);
  if (!found || isOfWornPart(reading, found.index)) return [];
  const row = findMaterials(found[2] ?? "")[0]?.row;
  const least = /at least|mindestens|au moins|al menos|至少/i.test(reading.text);
  const n = found[1] ?? found[3] ?? "";
  return [
    point(
      "recycled",
      reading,
      7,
      { what: `${least ? "at least " : ""}${n} percent recycled ${row?.[0] ?? "material"}` },
      { what: `${least ? "至少" : ""}${n}%再生${row?.[1] ?? "材料"}` },
    ),
  ];
};

/** A row that is a list of a few words, without shares. */
const LISTED = /[:：] ?[\p{L}-]+(?: [\p{L}-]+)?(?: ?[,/&+、，] ?[\p{L}-]+(?: [\p{L}-]+)?){1,4}\.?$/u;

/** Of these nobody asks what they are made of; the words mean something else there. */
const EATEN = new Set(["food", "books", "beauty", "auto", "business"]);

/** What only lines a thing or trims it: "a soft fleece lining". */
const LINES = /^ (?:fabric )?(?:lining|liner|trim|inserts?|accents|interior)\b/iu;
/** A smaller share alone would be another cloth: "11% cotton and nylon". */
const LEAST_SHARE = 50;

const material = (reading: Reading): Point[] => {
  const { text } = reading;
  if (/recycl|recicl|再生/i.test(text) || NOT_OURS.test(text) || EATEN.has(reading.category)) return [];
  // "Material: Plastic, Metal": one of several alone would be another thing.
  if (rowKind(text) === "material" && LISTED.test(text) && specOf(text) === null) return [];
  const parts = findMaterials(text)
    .filter(
      ({ index, length }) => !isDenied(text, index, length) && !isOfWornPart(reading, index) && !LINES.test(text.slice(index + length)),
    )
    .map(({ row, index, length }) => ({ row, percent: percentBefore(text, index) ?? percentAfter(text, index + length) }));
  const measured = parts.filter((part) => part.percent !== null);
  const chosen =
    measured.length > 0
      ? measured.toSorted((a, b) => Number(b.percent) - Number(a.percent))
      : MADE.test(text) || (reading.isName && reading.category !== "general")
        ? parts
        : [];
  const unique = chosen
    .filter((part, index) => chosen.findIndex((other) => other.row === part.row) === index)
    .slice(0, measured.length > 0 ? 2 : 1);
  // Shares are said all or not at all: "47% polyester" of three fibres would be another cloth.
  const shares = text.match(/\d{1,3}\s?%/g)?.length ?? 0;
  if (unique.length === 0 || (measured.length > 0 && shares > unique.length)) return [];
  if (measured.length > 0 && unique.reduce((sum, part) => sum + Number(part.percent), 0) < LEAST_SHARE) return [];
  const en = unique.map(({ row, percent }) => (percent === null ? row[0] : `${percent} percent ${row[0]}`)).join(" and ");
  const zh = unique.map(({ row, percent }) => (percent === null ? row[1] : `${percent}%${row[1]}`)).join("加");
  return [point("material", reading, reading.isName ? 4 : 6, { material: en }, { material: zh })];
};

const listed = (words: readonly string[], joint: string, comma: string): string =>
  words.length < 2 ? words.join("") : `${words.slice(0, -1).join(comma)}${joint}${words.at(-1) ?? ""}`;

/** Words of cut and fit say nothing of a bag or a lamp. */
const CUT = /fit$|neck|sleeves|straps|hood|waist|hem$|fastening|soles|zip$|pockets/;
const WORN = new Set(["fashion", "accessories", "shoes", "sport", "baby", "toys", "general"]);

const features = (reading: Reading): Point[] => {
  const rows = findFeatures(reading.text)
    .filter(({ index, length }) => !isDenied(reading.text, index, length))
    .map(({ row }) => row)
    .filter(([word]) => WORN.has(reading.category) || !CUT.test(word));
  const unique = rows.filter((row, index) => rows.indexOf(row) === index).slice(0, 3);
  if (unique.length === 0) return [];
  const en = listed(
    unique.map(([word]) => word),
    " and ",
    ", ",
  );
  return [point("features", reading, 4 + unique.length, { list: en }, { list: unique.map(([, word]) => word).join("、") })];
};

type Named = readonly [RegExp, string, string];
const CONNECTIONS: readonly Named[] = [
  [/bluetooth/i, "Bluetooth", "蓝牙"],
  [/wi-?fi|wlan/i, "Wi-Fi", "Wi-Fi"],
  [/usb-?c|type-?c/i, "USB-C", "USB-C"],
  [/(?<!\b(?:with|like) )lightning(?![- ](?:fast|quick|speed))/i, "Lightning", "Lightning"],
  [/\bnfc\b/i, "NFC", "NFC"],
  [/hdmi/i, "HDMI", "HDMI"],
  [/thunderbolt/i, "Thunderbolt", "雷雳"],
];
const ASSISTANTS: readonly Named[] = [
  [/\balexa\b/i, "Alexa", "Alexa"],
  [/google assistant/i, "Google Assistant", "Google Assistant"],
  [/\bsiri\b/i, "Siri", "Siri"],
  [/homekit/i, "HomeKit", "HomeKit"],
];
const DIETS: readonly Named[] = [
  [/gluten[- ]?free|sans gluten|glutenfrei|sin gluten|无麸质/i, "gluten free", "无麸质"],
  [/\bvegan|纯素/i, "vegan", "纯素"],
  [/vegetarian|végétarien/i, "vegetarian", "素食"],
  [/kosher/i, "kosher", "犹太洁食认证"],
  [/halal/i, "halal", "清真"],
  [/\borganic\b|\bbio\b|有机/i, "organic", "有机"],
  [/non[- ]?gmo/i, "non-GMO", "非转基因"],
];
const FREE_FROM: readonly Named[] = [
  [/bpa[- ]?free|ohne bpa|sans bpa/i, "BPA", "双酚A"],
  [/paraben[- ]?free|no parabens|sans parab/i, "parabens", "防腐剂对羟基苯甲酸酯"],
  [/sugar[- ]?free|no added sugar|无糖/i, "added sugar", "蔗糖"],
  [/fragrance[- ]?free|无香精/i, "fragrance", "香精"],
  [/alcohol[- ]?free|无酒精/i, "alcohol", "酒精"],
  [/sulfate[- ]?free|sulphate[- ]?free/i, "sulphates", "硫酸盐"],
  [/lactose[- ]?free|laktosefrei/i, "lactose", "乳糖"],
];

const named = (reading: Reading, kind: PointKind, rows: readonly Named[], strength: number, joint: string): Point[] => {
  const found = rows.filter(([expression]) => {
    const match = expression.exec(reading.text);
    return match !== null && !isDenied(reading.text, match.index, match[0].length);
  });
  if (found.length === 0) return [];
  return [
    point(
      kind,
      reading,
      strength + Math.min(found.length, 2),
      {
        list: listed(
          found.map((row) => row[1]),
          joint,
          ", ",
        ),
      },
      { list: found.map((row) => row[2]).join("、") },
    ),
  ];
};

const foods = (reading: Reading): Point[] =>
  ["food", "pets", "beauty", "general"].includes(reading.category) ? named(reading, "diet", DIETS, 6, " and ") : [];

const madeIn = (reading: Reading): Point[] => {
  const text =
    /(?:made|manufactured|produced|woven|designed and made) in ([\p{L} .]{2,20})|hergestellt in (\p{L}+)|fabriqué en (\p{L}+)|(?<!\p{Script=Han})产地[:：]?\s?(\p{Script=Han}{2,4})/iu.exec(
      reading.text,
    );
  const row = findCountries(text?.slice(1).find((part) => part !== undefined) ?? "")[0]?.row;
  return row ? [point("madeIn", reading, 5, { place: row[0] }, { place: row[1] })] : [];
};

const colour = (reading: Reading): Point[] => {
  const row = reading.isName ? findColours(reading.text).at(-1)?.row : undefined;
  return row ? [point("colour", reading, 2, { colour: row[0] }, { colour: row[1] })] : [];
};

/** Points that rest on a word that the glossary knows in both languages. */
export const wordPoints = (reading: Reading): Point[] => [
  ...recycled(reading),
  ...material(reading),
  ...features(reading),
  ...named(reading, "connect", CONNECTIONS, 4, " and "),
  ...named(reading, "assistant", ASSISTANTS, 6, " and "),
  ...foods(reading),
  ...named(reading, "freeFrom", FREE_FROM, 6, " or "),
  ...madeIn(reading),
  ...colour(reading),
];
