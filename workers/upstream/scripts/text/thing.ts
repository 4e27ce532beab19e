import type { Category } from "../glossary/entry.ts";
import { finder, type Match } from "../glossary/match.ts";
import { NOUNS } from "../glossary/nouns.ts";
import { COLOURS } from "../glossary/words.ts";
import type { NounRow } from "../glossary/entry.ts";
import { ACRONYM, stripNoise } from "./clean.ts";

/**
 * What a product is, in the words of both languages; `plural` is of the English word, `english`
 * tells that the text itself used that word.
 */
export type Thing = { en: string; zh: string; plural: boolean; category: Category; english: boolean };

const ROWS = Object.entries(NOUNS).flatMap(([category, rows]) => rows.map((row) => ({ category: category as Category, row })));
const CATEGORY_OF = new Map(ROWS.map(({ category, row }) => [row, category]));

const findAll = finder(ROWS.map(({ row }) => row));

/** After a word: the thing is only like it, "充电宝级电量", "咖啡色". */
const LIKENED = /^(?:级|般|色|同款|图案|元素|质感|模具|收纳|专用)/u;
/** Sizes, and the maker of phones and computers: the trumpet and the fruit are spelled alike. */
const SIZED = /^[小中大]号$/u;
const OF_MUSIC = /[乐管吹铜]/u;
const OF_APPLE = /^[ （(]*(?:apple|i(?:phone|pad|pod|mac)|mac|手机|电脑|笔记本|平板|手表|耳机|数据线|充电|\d|x)/iu;
/** What a phone has: "4800万旗舰相机". */
const OF_PHONES = /(?:旗舰|高清|超清|深感|前置|后置|万)$/u;
/** What a thing goes with: "手机平板通用迷你充电宝". */
const FITTED = /^(?:[、/和]?(?:手机|平板|电脑|笔记本|相机|耳机))*(?:均可|都能)?(?:通用|适用)/u;
/** One character after which a word goes on, or that ends another word: "笔记", "全球", "解锁". */
const ONE_HAN = /^\p{Script=Han}$/u;
const ENDS_OTHER = /[全环地星月眼解开]$/u;

/** Whether Chinese characters around a word tell that it is none of the thing. */
const isOtherHan = (text: string, { index, length }: Match<NounRow>): boolean => {
  const [word, before, after] = [text.slice(index, index + length), text.slice(0, index), text.slice(index + length)];
  if (!/\p{Script=Han}/u.test(word)) return false;
  return (
    LIKENED.test(after) ||
    FITTED.test(after) ||
    (word === "包装" && /^[：:是]/u.test(after)) ||
    (SIZED.test(word) && !OF_MUSIC.test(before + after)) ||
    (word === "苹果" && OF_APPLE.test(after)) ||
    (word === "相机" && OF_PHONES.test(before)) ||
    (word === "娃娃" && /^[裙领鞋衫]/u.test(after)) ||
    (word === "信封" && /^.{0,16}包/u.test(after)) ||
    (ONE_HAN.test(word) && (/^\p{Script=Han}/u.test(after) || ENDS_OTHER.test(before)))
  );
};

/** "短袖": what has short sleeves is called by them where nothing else says what it is. */
const isSleeves = (text: string, { index, length }: Match<NounRow>): boolean => /^[短长]袖$/u.test(text.slice(index, index + length));

/** What a wash smells of: "精油香氛沐浴乳". */
export const isScent = (text: string, { index, length }: Match<NounRow>): boolean =>
  /^(?:精油|香氛|香水)$/u.test(text.slice(index, index + length));

/** Every product word in a text. */
export const findNouns = (text: string): Match<NounRow>[] => findAll(text).filter((match) => !isOtherHan(text, match));

/** Where a shop's name goes on to colours, sizes and search words. */
export const SEPARATOR =
  / *[,|;/] +| [-–—:] |\s[|•]\s|: |\s{2,}|，|、|｜|(?<=\p{L})[-–] |(?<=\p{Script=Han})[-–_](?=[\p{Script=Han}\d])|(?<=\p{Script=Han}) (?=[\p{Script=Han}\d])/u;

/** The categories that a text's product words speak of, one for each word. */
export const categoriesIn = (text: string): Category[] => findNouns(text).map(({ row }) => CATEGORY_OF.get(row) ?? "general");

/** The last words of all English names of things: "light" of "work light". */
const HEADS = new Set(ROWS.map(({ row }) => row[0].replace(/\*$/, "").toLowerCase().split(" ").at(-1) ?? ""));
/** Another English name, "search light": of several words, the last of which ends English names. */
const endsInEnglish = (found: string): boolean => {
  const [, last = ""] = / (\p{L}+)$/u.exec(found) ?? [];
  return HEADS.has(last) || HEADS.has(last.replace(/s$/u, ""));
};

const isEnglish = (text: string, { row, index, length }: Match<NounRow>): boolean => {
  const found = text.slice(index, index + length).toLowerCase();
  return endsInEnglish(found) || found.replaceAll(" ", "").includes(row[0].replace(/s?\*$/, "").toLowerCase().replaceAll(" ", ""));
};

/** A maker's line says what a thing is where nothing else does: a "PlayStation 4 Camera" is no console. */
const LINE = /^(?:playstation|xbox|nintendo switch|iphone|ipad|ipod|macbook|imac)$/iu;
/** What is made for another thing, at the end of its name: "iPhone 7 case" is no phone. */
const FOR_ANOTHER = /(?<!\p{L})(?:case|cover|strap|bundle|skin|sleeve|dock|stand|holder|mount|adapter)s?$/iu;

/** "Top Bar": what is on top of something is nothing to wear. A color may follow a name, and whom or what it is for. */
const FOLLOWS = new Set([...COLOURS.map(([en]) => en), "for", "with", "in", "men", "women"]);
function isUpper(part: string, { index, length }: Match<NounRow>): boolean {
  const [, next] = /^[ -](\p{L}{2,})/u.exec(part.slice(index + length)) ?? [];
  return /^top$/iu.test(part.slice(index, index + length)) && next !== undefined && !FOLLOWS.has(next.toLowerCase());
}

/** "As an Apple fan and hipster": who likes a thing is no thing. */
const isAdmirer = (text: string, { index, length }: Match<NounRow>): boolean =>
  /^fans?$/iu.test(text.slice(index, index + length)) && /^ (?:of|and|or)\b/iu.test(text.slice(index + length));

/** "Clock frequency": a processor's is no clock. */
const isRate = (text: string, { index, length }: Match<NounRow>): boolean =>
  /^clocks?$/iu.test(text.slice(index, index + length)) && /^ (?:frequency|speed|rate)/iu.test(text.slice(index + length));

/** Phones that are called by their makers' lines alone. */
const PHONES = /\b(?:galaxy (?:[aszmj]\d{1,2}|note ?\d|z (?:fold|flip))|pixel \d|redmi(?: note)? \d|xperia|moto [egx]\d?|oneplus \d)/iu;
/** What the line of a maker says that a thing is, where its name has no other word for it. */
export const thingOfLine = (name: string): Thing | null => (PHONES.test(name) && !FOR_ANOTHER.test(name) ? thingOf("phone") : null);

/** "2 PC Gift Set": pieces, and no computers. */
const isCount = (text: string, { index, length }: Match<NounRow>): boolean =>
  /^pc$/iu.test(text.slice(index, index + length)) && /\d[ -]?$/u.test(text.slice(0, index));

/** "Jeans CANDY": what a name shouts beside other words is how it is called. */
const isShouted = (part: string, { index, length }: Match<NounRow>): boolean =>
  /^\p{Lu}{3,}$/u.test(part.slice(index, index + length)) && !ACRONYM.test(part.slice(index, index + length)) && /\p{Ll}{2}/u.test(part);

/** English names end on what the thing is; most others begin with it. What follows "with" is not it. */
const headOf = (part: string): Match<NounRow> | undefined => {
  const joint = / (with|for|mit|für|avec|pour|con|para|incl) /i.exec(part)?.index ?? part.length;
  const all = findNouns(part).filter((match) => !isCount(part, match));
  const called = part.slice(0, joint).trimEnd();
  if (FOR_ANOTHER.test(called) && !all.some(({ index, length }) => index + length >= called.length)) return undefined;
  const isLine = ({ index, length }: Match<NounRow>): boolean => LINE.test(part.slice(index, index + length));
  const calm = all.filter((match) => !isShouted(part, match));
  const told = (calm.length > 0 ? calm : all).filter((match) => !isLine(match) && !isUpper(part, match));
  const nouns = told.length > 0 ? told : all.filter((match) => !isUpper(part, match));
  // "网络平板LED液晶电视机", "平板拖把": flat, and no tablet.
  const isFlat = ({ index }: Match<NounRow>): boolean => part.startsWith("平板", index) && !part.startsWith("平板电脑", index);
  const isWeak = (noun: Match<NounRow>): boolean => isFlat(noun) || isSleeves(part, noun) || isScent(part, noun);
  const found = nouns.some((noun) => !isWeak(noun)) ? nouns.filter((noun) => !isWeak(noun)) : nouns;
  const before = found.filter((match) => match.index < joint);
  const list = before.length > 0 ? before : found;
  const [first] = list;
  return first && !isEnglish(part, first) ? lastOfRun(list) : (wornWithLast(list) ?? list.at(-1));
};

/** "手机耳机": of words right behind one another the last says what the thing is. */
const lastOfRun = ([first, ...others]: readonly Match<NounRow>[]): Match<NounRow> | undefined =>
  others.reduce((last, match) => (last && match.index === last.index + last.length ? match : last), first);

/** What is worn with a garment. */
const ADDED = /^(?:tie|belt|scarf|brooch)$/u;
/** "Band Collar Shirt Elegant Tie": the shirt comes with a tie; a "shirt belt" is a belt. */
const wornWithLast = (list: readonly Match<NounRow>[]): Match<NounRow> | undefined => {
  const [garment, last] = list.slice(-2);
  const apart = garment && last && last.index > garment.index + garment.length + 1;
  return apart && ADDED.test(last.row[0]) && CATEGORY_OF.get(garment.row) === "fashion" ? garment : undefined;
};

const thingIn = (part: string, match: Match<NounRow>): Thing => {
  const [en, zh] = match.row;
  return {
    en: en.replace(/\*$/, ""),
    zh,
    plural: en.endsWith("*"),
    category: CATEGORY_OF.get(match.row) ?? "general",
    english: isEnglish(part, match),
  };
};

/** What computers and phones have in them, and a description names before it says what they are in. */
const BUILT_IN = /^(?:SSD|hard drive|memory card|battery|processor|graphics card|RAM)$/iu;
const isBuiltIn = ({ row }: Match<NounRow>): boolean => BUILT_IN.test(row[0].replace(/\*$/, ""));

/** "A light laptop": what stands right before another thing says how it is. */
const isQuality = ({ row, index, length }: Match<NounRow>, next: Match<NounRow> | undefined): boolean =>
  row[0] === "light" && next?.index === index + length + 1;

/** "Works with body wash", "Protect your tablet", "a must-have for every closet": what goes with a thing is not it. */
const isBeside = (text: string, { index }: Match<NounRow>): boolean =>
  /\b(?:protects?|carry|carries|holds?|store|stores) your $|\b(?:works?|used?|pairs?|goes|compatible) (?:best |well )?with (?:\p{L}+ )?$|\b(?:for|in|into|to) (?:every|each|any|your) (?:\p{L}+ and (?:your )?)?$|\bfor (?:[\d"'.-]+(?: ?inch)? ?|\p{L}+ )?$|\b(?:have|own|got) (?:an?|your) (?:\p{L}+ )?$|\b(?:including|such as|companion (?:to|for)|today['’]s)\b(?:[\s,]+[\p{L}-]+){0,6}[\s,]+$/iu.test(
    text.slice(Math.max(0, index - 80), index),
  );

/** The first thing that a description speaks of. */
export const firstThing = (text: string): Thing | null => {
  const match = findNouns(text).find(
    (one, at, all) =>
      !isUpper(text, one) &&
      !isAdmirer(text, one) &&
      !isRate(text, one) &&
      !isCount(text, one) &&
      !isBeside(text, one) &&
      !isBuiltIn(one) &&
      !isQuality(one, all[at + 1]),
  );
  return match ? thingIn(text, match) : null;
};

/** "Foundation" of "National Park Foundation Explorascope": a word within a name that its text does not use. */
export const isWithinName = (name: string, { en, english }: Thing, text: string): boolean => {
  const at = english && text !== "" ? name.toLowerCase().indexOf(` ${en.toLowerCase()} `) : -1;
  return at > 0 && /^\p{Lu}\p{Ll}{2}/u.test(name.slice(at + en.length + 2)) && !text.includes(en.toLowerCase());
};

/** Words of a line below a name at most. */
const MOST_OF_LINE = 9;
/** A line of them has no verb: it is what the thing is, and how. */
const SENTENCE =
  /[.!?:;]|\b(?:is|are|has|have|can|will|gives?|makes?|keeps?|lets?|comes?|offers?|includes?|fits?|protects?|you|your|it|its)\b/iu;

/** What the line below a product's name says that it is: "Automatic pocket umbrella" of "Royal". */
export const thingOfLead = (line: string): Thing | null =>
  line.split(/\s+/u).length <= MOST_OF_LINE && !SENTENCE.test(line.replace(/[.!]+$/u, "")) ? thingOf(line) : null;

/** "The Oppo A57 is a mid-range smartphone with …": what a sentence of its beginning says that a thing is. */
const IS_A =
  /^(?:the|this|our)? ?[^.!?]{2,60}? (?:is|are) (?:an?|the|one of the) ([^.!?;,]+?)(?=$|[.!?;,]| (?:with|that|which|for|from|by|in|of|known|designed|featuring|made|offering|perfect|ideal)\b)/iu;
export const thingToldIn = (text: string): Thing | null => {
  const told = IS_A.exec(text.trim())?.[1] ?? "";
  const last = findNouns(told).at(-1);
  return last && last.index + last.length === told.length ? thingIn(told, last) : null;
};

/** The thing that a text calls by the product's own name: "the Stacy armchair", where the name itself says nothing of it. */
export const thingCalled = (name: string, text: string): Thing | null => {
  const at = name.trim() === "" ? -1 : text.toLowerCase().indexOf(`${name.trim().toLowerCase()} `);
  if (at < 0) return null;
  const after = text.slice(at + name.trim().length + 1).split(/[.,;:!?]/u)[0] ?? "";
  const match = findNouns(after).find(({ index }) => after.slice(0, index).trim().split(/\s+/u).length <= MOST_BETWEEN);
  return match ? thingIn(after, match) : null;
};
/** Words between a product's name and its thing: "the Haley amazing chair". */
const MOST_BETWEEN = 1;

/** "外套 … 裤 … 套装": what is worn together is none of its parts. A suit is one thing. */
const OUTFIT: Thing = { en: "outfit", zh: "套装", plural: false, category: "fashion", english: false };
const isWorn = ({ row }: Match<NounRow>): boolean => CATEGORY_OF.get(row) === "fashion" && row[0] !== "suit";
function isOutfit(name: string): boolean {
  if (!/套装|[两三]件套/u.test(name)) return false;
  const nouns = findNouns(name);
  const worn = nouns.filter(isWorn);
  return worn.length > 0 && (worn.length === nouns.length || new Set(worn.map(({ row }) => row)).size > 1);
}

/** The thing that a name is about, from the first of its parts that names one; the brand's own words do not count. */
export const thingOf = (name: string, brand = ""): Thing | null => {
  const text = stripNoise(name);
  const unbranded = brand === "" ? text : text.replaceAll(brand, " ").trim();
  if (isOutfit(unbranded)) return OUTFIT;
  const parts = unbranded.split(SEPARATOR).filter((candidate) => findNouns(candidate).length > 0);
  const part = parts.find((candidate) => findNouns(candidate).some((match) => !isSleeves(candidate, match))) ?? parts[0];
  const head = part === undefined ? undefined : headOf(part);
  // "茶叶 … 绿茶碧螺春": of two words for one thing the one that says which.
  const match = findNouns(unbranded).find(({ row }) => head && row[0].endsWith(` ${head.row[0]}`)) ?? head;
  return match && part !== undefined ? thingIn(part, match) : null;
};
