import { findNouns, type Thing } from "./thing.ts";

/** Lines of one maker, which the glossary knows as words for their things. */
const LINES =
  /(?<![\p{L}\d])(?:iphone|ipad|imac|ipod|macbook|airpods|matebook|thinkpad|playstation|xbox|nintendo switch|lego|bmw|audi|toyota|volkswagen)(?![\p{L}\d])/iu;
/** What follows a line and belongs to it: "4 Pro", "X1", "11 Pro Max". */
const MODEL =
  /^(?:(?!\d+ [GT]B)(?:Pro|Max|Mini|Plus|Air|Ultra|Slim|OLED|Series|SE|One|Nano|Classic|Touch|Shuffle|X[RS]|[SX]|[A-Z]{0,2}\d{1,4}[A-Za-z]{0,2})(?: |$)){1,3}/iu;

/** The name of a set of bricks: "Millennium Falcon". */
const SET = /^(?:\p{Lu}[\p{L}'-]+(?: |$)){1,3}/u;

/** The name of a maker's line with its model: "Sony Playstation 4 Pro" of "Sony Playstation 4 Pro White Version"; empty where it is none. */
export const lineIn = (name: string): string => {
  const found = LINES.exec(name);
  if (!found) return "";
  const end = found.index + found[0].length;
  const rest = name.slice(end).trimStart();
  const model = ((/^lego$/iu.test(found[0]) ? SET : MODEL).exec(rest)?.[0] ?? "").trim();
  return `${name.slice(0, end)} ${model}`.trim();
};

const MEASURE = /^\d+(?:[.,]\d+)?(?:ml|l|w|v|kg|g|cm|mm|m|m²|oz|gb|tb|inch)?$|^[x×]$/i;
const CODE = /\d|^\p{Lu}{2,}$/u;
/** More words than these are no name that one could say in another language. */
const MOST = 3;

/**
 * What a name in another language calls its thing, without the word for the thing: "Bosch Indego 400" of "Robotniiduk Bosch
 * Indego 400". Empty where a model's code does not tell the name from other words of that language.
 */
export const calledIn = (name: string, { en }: Thing): string => {
  const noun = findNouns(name).find(({ row }) => row[0].replace(/\*$/, "") === en);
  if (!noun) return "";
  const words = `${name.slice(0, noun.index)} ${name.slice(noun.index + noun.length)}`.trim().split(/\s+/u);
  // A number after a word is its model's, one with a unit an amount.
  const kept = words.filter(
    (word, index) => !MEASURE.test(word) || (/^\d{1,4}$/.test(word) && index > 0 && /^\p{Lu}/u.test(words[index - 1] ?? "")),
  );
  const named = kept.every((word) => /^[\p{Lu}\d]/u.test(word)) && kept.some((word) => CODE.test(word));
  return named && kept.length <= MOST ? kept.join(" ") : "";
};
