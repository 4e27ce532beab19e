import { MAX_HEADLINE, MAX_HEADLINE_CHARACTERS } from "../../../../trpc/contract/rules/script.ts";
import type { ScriptLanguage } from "../../../../trpc/contract/product.ts";

const DANGLING =
  /\s(and|or|but|with|for|to|of|in|on|at|by|from|the|a|an|that|which|as|it|is|are|be|can|you|your|its|this|so|when|if|says|we|they|will|get|there)$/i;
const LEAD =
  /^(and|so|but|here's the part i like|look a bit closer|now|well|you get|it gives you|it is|they are|it|they|it's|they're)[,:.]?\s+/i;

const dropDangling = (text: string): string => {
  const shorter = text.replace(DANGLING, "");
  return shorter === text ? text : dropDangling(shorter);
};

/** A clause that was cut after its first word ("… bottle for people", "… bottle that keeps") is left out, where enough stays. */
const BEGUN = /\s(?:and|or|but|with|for|to|of|in|on|at|by|from|that|which|who|as|so|when|while)\s+\S+$/i;
const dropBegun = (text: string): string => {
  const shorter = text.replace(BEGUN, "");
  return shorter.split(/\s+/).length >= 3 ? shorter : text;
};

const upperFirst = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase());

const clauses = (text: string): string[] =>
  text
    .split(/[.!?](?:\s+|$)|[。！？]|[，；：、]|[,;:]\s*(?!\d)|[,;:]\s+| – /u)
    .map((part) => part.trim())
    .filter((part) => part !== "");

/** Where the telling part of a long sentence begins. */
const POINT =
  /\b(?:has|have|gives? you|lets? you|allows? you to|helps? you|comes? with|features?|includes?|you get|you can)\s+(?:an? |the )?/i;

/** At most six words of a sentence that is longer. */
const shorter = (text: string): string => {
  const found = POINT.exec(text);
  const rest = found ? text.slice(found.index + found[0].length) : "";
  return rest.split(/\s+/).length >= 2 ? rest : text;
};

const english = (text: string): string => {
  const parts = clauses(text).map((part) => part.replace(LEAD, ""));
  const short = parts.filter((part) => part.split(/\s+/).length <= MAX_HEADLINE.en && part.length > 3);
  const chosen = short.find((part) => /\d/.test(part)) ?? short.find((part) => part.includes(" ")) ?? shorter(parts[0] ?? text);
  const words = chosen.split(/\s+/);
  const cut = dropDangling(words.slice(0, MAX_HEADLINE.en).join(" "));
  return upperFirst((words.length > MAX_HEADLINE.en ? dropBegun(cut) : cut).replace(/^an? (?=\S+ \S)/i, ""));
};

const segmenter = new Intl.Segmenter("zh", { granularity: "word" });

const wholeWords = (text: string): string => {
  let taken = "";
  for (const { segment } of segmenter.segment(text)) {
    if (Array.from(taken + segment).length > MAX_HEADLINE.zh) break;
    taken += segment;
  }
  return taken === "" ? Array.from(text).slice(0, MAX_HEADLINE.zh).join("") : taken;
};

const chinese = (text: string): string => {
  const parts = clauses(text);
  const short = parts.filter((part) => Array.from(part).length <= MAX_HEADLINE.zh && Array.from(part).length >= 3);
  return wholeWords((short.find((part) => /\d/.test(part)) ?? short[0] ?? parts[0] ?? text).trim());
};

/** True when a headline fits the screen: six words, or twelve characters of Chinese. */
export const headlineFits = (headline: string, language: ScriptLanguage): boolean => {
  const size = language === "zh" ? Array.from(headline.replace(/[A-Za-z0-9]+/g, "a")).length : headline.split(/\s+/).length;
  return headline !== "" && size <= MAX_HEADLINE[language] && headline.length <= MAX_HEADLINE_CHARACTERS;
};

/** What to show while a text is said: its most telling few words, whole, the number if there is one. */
export const headlineFor = (text: string, language?: ScriptLanguage): string => {
  const chosen = language ?? (/\p{Script=Han}/u.test(text) ? "zh" : "en");
  return (chosen === "zh" ? chinese(text) : english(text)).slice(0, 80);
};
