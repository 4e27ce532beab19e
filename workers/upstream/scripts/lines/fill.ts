import type { Claim } from "../../../../trpc/contract/script.ts";
import type { ScriptLanguage } from "../../../../trpc/contract/product.ts";
import { countCharacters } from "../../../../trpc/contract/rules/issue.ts";
import { MIN_CLIP_CHARACTERS } from "../../../../trpc/contract/rules/script.ts";
import { headlineFits, headlineFor } from "../text/headline.ts";
import { spokenUnits } from "../../../../trpc/contract/rules/speech.ts";

/** A sentence ready to be a clip; `source` is the template it came from. */
export type Line = { text: string; headline: string; claims: Claim[]; units: number; source: string };

const upperFirst = (text: string): string =>
  text.replace(/^(["([]?)(\p{Ll})(?!\p{Lu})/u, (_, open: string, letter: string) => open + letter.toUpperCase());
const lowerFirst = (text: string): string =>
  /^\p{Lu}\p{Ll}+ \p{Ll}/u.test(text) && !/^I\b/.test(text) ? text.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase()) : text;

const closed = (text: string, language: ScriptLanguage): string =>
  /[.!?。！？]$/.test(text) ? text : `${text}${language === "zh" ? "。" : "."}`;

/** `{quote!}` is a whole sentence, `{quote:}` one that follows a colon; both are claims. */
const wordFor = (key: string, words: Readonly<Record<string, string>>, language: ScriptLanguage): string | undefined => {
  const quote = words["quote"];
  if (quote !== undefined && key === "quote!") return `[${closed(quote, language)}]`;
  if (quote !== undefined && key === "quote:") return `[${closed(lowerFirst(quote), language)}]`;
  return words[key];
};

/** Puts a word into each `{key}`, told what stands before it; null when one is missing. */
const put = (template: string, wordAt: (key: string, before: string) => string | undefined): string | null => {
  let complete = true;
  const filled = template.replace(/\{([^}]+)\}/g, (_, key: string, offset: number) => {
    const word = wordAt(key, template.slice(0, offset));
    if (word === undefined) complete = false;
    return word ?? "";
  });
  return complete ? filled : null;
};

const substitute = (template: string, words: Readonly<Record<string, string>>, language: ScriptLanguage): string | null =>
  put(template, (key, before) => {
    const word = wordFor(key, words, language);
    return word !== undefined && /(^|[.!?]\s+)\[?$/.test(before) ? upperFirst(word) : word;
  });

/** Fills words in as they are, for a part of a sentence; null when one is missing. */
export const fillWords = (template: string, words: Readonly<Record<string, string>>): string | null => put(template, (key) => words[key]);

const trimEnd = (text: string): string => text.replace(/[\s.,;:!?。，；：！？]+$/, "");

/** A number beside Latin letters wants a space in Chinese text only where a word begins. */
const settle = (text: string): string => text.replace(/\s+/g, " ").replace(/\.\./g, ".").replace(/。。/g, "。").trim();

/**
 * Fills one template of the banks. Null when it needs a word that the product does not have, or
 * when what results is shorter than a clip may be.
 */
export const fill = (
  template: string,
  words: Readonly<Record<string, string>>,
  factId: string | null,
  language: ScriptLanguage,
): Line | null => {
  const [spoken = "", shown = ""] = template.split(" | ");
  const marked = substitute(spoken, words, language);
  if (marked === null) return null;
  const text = settle(marked.replace(/[[\]]/g, ""));
  if (countCharacters(text) < MIN_CLIP_CHARACTERS || text.length > 600) return null;
  const claims = [...marked.matchAll(/\[([^\]]+)\]/g)].map((match) => ({ text: trimEnd(match[1] ?? ""), fact_id: factId }));
  const headline = upperFirst(substitute(shown, words, language) ?? "");
  return {
    text,
    headline: headlineFits(headline, language) ? headline : headlineFor(claims[0]?.text ?? text, language),
    claims,
    units: spokenUnits(text, language),
    source: template,
  };
};
