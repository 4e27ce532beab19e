import type { Product, ScriptLanguage } from "../../../trpc/contract/product.ts";
import { chineseName, describedName, englishName } from "./abroad/index.ts";
import { spokenUnitsOf } from "./facts/spoken-units.ts";
import { saysBrand, spokenBrand } from "./text/brand.ts";
import { calledIn, lineIn } from "./text/foreign-name.ts";
import { foreignWords, inSmallLetters, isDescription, ownNameIn } from "./text/foreign-words.ts";
import { languageOf, pageLanguage } from "./text/language.ts";
import { spokenName } from "./text/name.ts";
import { brandOfTitle, latinBrand, withoutTwin } from "./text/own-names.ts";
import { simplified } from "./text/simplified.ts";
import { findNouns, thingToldIn, type Thing } from "./text/thing.ts";
import { mayNameThing } from "./text/thing-in-context.ts";
import { isSelfNamed, latinModel, namesAnother, titleName } from "./title/name.ts";

/** A model such as "K 3" or "C200": short enough to be said in any language. */
const modelOf = (name: string, brand: string): string =>
  (name.match(/(?<![\p{L}\p{N}/-] ?)[A-Z]{1,2} ?\d{1,3}(?![\p{L}\p{N}.]|[/-]\d)/gu) ?? []).find(
    (word) => !brand.includes(word) && !/^(SM|SPF|V|UK|US|EU|IP)/.test(word),
  ) ?? "";

const joined = (...words: readonly string[]): string => words.filter((word) => word !== "").join(" ");

/** The Latin name of a Chinese brand that stands right after it: "西铁城CITIZEN机械手表". */
const twinOf = ({ brand, name }: Product): string => {
  const at = /^\p{Script=Han}+$/u.test(brand) ? name.indexOf(brand) : -1;
  return at < 0 ? "" : (/^ ?(\p{Lu}\p{Script=Latin}{2,})(?=\p{Script=Han})/u.exec(name.slice(at + brand.length))?.[1] ?? "");
};

/** Of a brand in both scripts, "Hisense/海信", the one that the language reads. */
const halfOf = (brand: string, language: ScriptLanguage): string => {
  const [one = "", other = "", more] = brand.split("/").map((half) => half.trim());
  const [latin, han] = /\p{Script=Han}/u.test(one) ? [other, one] : [one, other];
  const isPair = more === undefined && /\p{Script=Latin}/u.test(latin) && !/\p{Script=Han}/u.test(latin) && /\p{Script=Han}/u.test(han);
  return !isPair ? brand : language === "zh" ? han : latin;
};

/** The brand of a title that a shop's own field has the end of: "卡帝乐鳄鱼" of "鳄鱼". */
const longer = ({ brand, name }: Product): string => {
  const titled = brandOfTitle(name);
  return brand !== "" && titled.endsWith(brand) ? titled : "";
};

/** The brand as it is said, empty where its script is one that neither the voice nor the viewer reads. */
export const sayableBrand = (product: Product, language: ScriptLanguage): string => {
  const said = spokenBrand(halfOf(product.brand || brandOfTitle(product.name), language));
  const readable = language === "zh" ? /^[\p{Script=Latin}\p{Script=Han}\P{L}]*$/u : /^[\p{Script=Latin}\P{L}]*$/u;
  return readable.test(said)
    ? said
    : language === "en"
      ? latinBrand(said) || latinBrand(longer(product)) || spokenBrand(twinOf(product))
      : "";
};

const MOST_WORDS = 9;
const KANA = /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;

/** Chinese takes so many words of another language in a name. */
const MOST_FOREIGN = 3;
/** What of a Chinese name English reads as it is: "Echo Dot", "WH-1000XM5". */
const latinPart = (name: string): string =>
  (name.match(/[\p{Script=Latin}\d][\p{Script=Latin}\d .'+/-]*[\p{Script=Latin}\d]/gu) ?? [])
    .filter((part) => /\p{Lu}/u.test(part))
    .slice(0, 1)
    .join("");

/** The Latin half of a brand in both scripts, "Vatti/华帝": Chinese says the other. */
const LATIN_HALF = /\p{Script=Latin}[\p{Script=Latin}\d.&'-]*\/(?=\p{Script=Han})/u;

/** What a name in a language that is not English calls its thing. */
const ownWords = (name: string, thing: Thing): string => (thing.english ? "" : calledIn(name, thing));
const branded = (brand: string, called: string, thing: string): string =>
  joined(brand !== "" && !saysBrand(called, brand) ? brand : "", called, thing);

type Naming = { product: Product; brand: string; /** As a person says it. */ short: string; thing: Thing | null };

/** What is always sayable: brand, a short model, the word for the thing. */
const plainName = ({ product, brand }: Naming, thing: string): string => joined(brand, modelOf(product.name, brand), thing);

/** A name of one or two words that are a name alone, "Stacy": what the thing is has to be said beside it. */
const saysNothing = (short: string, brand: string): boolean => {
  const own = brand === "" ? short : short.replace(brand, "").trim();
  return /^\p{Lu}\p{Ll}+(?:[ -]\p{Lu}\p{Ll}+)?$/u.test(own) && findNouns(own).length === 0 && !mayNameThing(own);
};

/** Where a text tells with its first words what is sold; of other goods it speaks of much else. */
const WORN: ReadonlySet<string> = new Set(["fashion", "shoes", "accessories", "beauty"]);
/** Whether the text says so with its first words: "The Oppo A57 is a mid-range smartphone". */
const isTold = (product: Product, thing: Thing): boolean => thingToldIn(product.intro)?.zh === thing.zh;
/** A name of more words is a sentence, and nothing is said after it. */
const MOST_TITLED = 4;
/** What has a title, which stays as it is. */
const TITLED = new Set(["book", "novel", "comic", "album"]);

/** A name in Latin letters in a Chinese ad. */
const fromLatin = (naming: Naming): string => {
  const { product, brand, short, thing } = naming;
  // "Apple", "Strawberry": the name is the word for the thing.
  if (thing?.english && !short.includes(" ") && findNouns(short).some(({ index, length }) => index === 0 && length === short.length))
    return thing.zh;
  const unbranded = brand !== "" && short.startsWith(`${brand} `) ? short.slice(brand.length + 1) : short;
  const carried = joined(short === unbranded ? "" : brand, chineseName(unbranded, thing ?? { en: "", zh: "" }));
  if (!thing) return carried;
  if (TITLED.has(thing.en) && thing.english) return `《${short}》`;
  if (lineIn(short) === short) return branded(brand, short, thing.zh);
  // "Door OX5 rear": an English word that says in its text alone what it is.
  if (mayNameThing(unbranded) && !/\p{Script=Han}/u.test(carried))
    return brand === "" ? joined(ownNameIn(short, thing), thing.zh) : plainName(naming, thing.zh);
  if (saysNothing(short, brand)) return joined(brand !== "" && !saysBrand(short, brand) ? brand : "", short, thing.zh);
  const foreign = foreignWords(carried, brand);
  const described = brand === "" && (foreign > 0 || /\d-\p{L}/u.test(carried)) ? describedName(short, thing) : "";
  if (described !== "") return described;
  // A brand is name enough.
  const own = brand === "" && (thing.english || findNouns(short).length === 0) ? ownNameIn(short, thing) : "";
  // "Off shoulder boho dress" describes in English, and names nothing.
  if (foreign > 0 && ((thing.english && inSmallLetters(short, brand)) || isDescription(carried, brand)))
    return joined(brand, own, thing.zh);
  const readable = (/\p{Script=Han}/u.test(carried) || findNouns(short).length === 0) && foreign <= MOST_FOREIGN;
  const called = lineIn(short) || ownWords(short, thing);
  if (called !== "" && !(readable && thing.english)) return branded(brand, called, thing.zh);
  // "WD 4TB Gaming Drive | Works with PlayStation Portable External Hard Drive": its noun was in what was cut off.
  if (readable && carried === short && thing.english && findNouns(product.name).length > 0) return joined(short, thing.zh);
  // "Luma Beaumont Summit Kit": what it is stands in its text alone.
  const isKnown = (thing.english && WORN.has(thing.category)) || isTold(product, thing);
  if (readable && isKnown && !/\p{Script=Han}/u.test(carried) && carried.split(" ").length <= MOST_TITLED) return joined(carried, thing.zh);
  if (readable) return carried;
  return own === "" ? plainName(naming, thing.zh) : joined(own, thing.zh);
};

/** A name in Chinese characters in an English ad: word for word where all are known, else what of it is Latin, and the thing. */
const fromHan = ({ product, brand, short, thing }: Naming): string => {
  const withBrand = (name: string): string => (brand === "" || saysBrand(name, brand) ? name : `${brand} ${name}`);
  const maker = product.brand || brandOfTitle(product.name);
  const model = latinModel(product.name, maker);
  if (model !== "" && thing) return withBrand(isSelfNamed(model) ? model : joined(model, thing.en));
  const called = titleName(product.name, maker, "").replace(maker, "") || spokenName(product.name, "");
  const carried = englishName(called.replace(product.brand, "").replace(/\/(?=\p{Script=Han})/u, " "));
  if (carried !== null && carried.split(" ").length <= MOST_WORDS) return withBrand(carried);
  const latin = namesAnother(product.name, maker) ? "" : latinPart(spokenName(product.name, ""));
  return latin === "" && !thing ? short : joined(brand !== "" && !saysBrand(latin, brand) ? brand : "", latin, thing?.en ?? "");
};

/** A shop that cuts its names off ends them on the first half of a compound: "Short Sleeve Moisture". */
const CUT_OFF = / (?:moisture|quick|ultra|super|extra|multi|anti)$/iu;
const MOST_TOLD = 5;
/** What is worn and has no brand, by a name of some words of which none is a noun, with the word for the thing: "White Gold Plated Princess ring". */
const withThing = (short: string, { en, plural, category }: Thing): string => {
  const name = short.replace(CUT_OFF, "");
  const tells = !WORN.has(category) || plural || /\d/u.test(name) || findNouns(name.replaceAll("-", " ")).length > 0;
  return tells || name.split(" ").length > MOST_TOLD ? short : joined(name, en);
};

/** Whether English can say a name as it stands: no word in it is one of another language for the thing. */
const isEnglish = ({ product, short, thing }: Naming): boolean => {
  if (thing?.english || lineIn(short) !== "") return true;
  const plain = languageOf(short) === "en" || /^[ -~’é]+$/.test(short);
  return plain && (pageLanguage(product) === "en" || (product.language === "en" && findNouns(short).length === 0));
};

/** The name to say: the page's own where its language is the ad's, else what of it can be read and the word for the thing. */
export const nameFor = (written: Product, language: ScriptLanguage, thing: Thing | null): string => {
  // "网红SP同款": what somebody else has, too, is no brand of it.
  const product = { ...written, name: written.name.replace(/(?:网红|明星|ins)?\p{Script=Latin}+同款/gu, " ") };
  const brand = sayableBrand(product, language);
  const short = spokenName(product.name, brand);
  const naming = { product, brand, short, thing };
  const han = /\p{Script=Han}/u.test(short);
  const titled = language === "zh" && !KANA.test(product.name) ? titleName(product.name, brand, thing?.zh ?? "") : "";
  if (titled !== "") return titled;
  // A name that ends on the first of two garments is no name of both.
  if (language === "zh" && han && !KANA.test(short) && (thing?.zh !== "套装" || short.includes(thing.zh)))
    return spokenUnitsOf(withoutTwin(simplified(short).replace(LATIN_HALF, "")), "zh");
  if (language === "zh" && /^[ -~’é]+$/.test(short)) return fromLatin(naming);
  if (language === "en" && han) return fromHan(naming);
  // A shop's string of search words is no name that anybody would say.
  if (language === "en" && thing && short.split(" ").length > MOST_WORDS) return plainName(naming, thing.en);
  if (language === "en" && thing && !thing.plural && saysNothing(short, brand)) return joined(short, thing.en);
  if (!thing) return short;
  if (language === "en" && isEnglish(naming)) return brand === "" ? withThing(short, thing) : short;
  const called = ownWords(short, thing);
  return called === "" ? plainName(naming, thing[language]) : branded(brand, called, thing[language]);
};
