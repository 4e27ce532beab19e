import type { Language } from "../../../locales/index.ts";
import { sharedWords } from "../../../locales/index.ts";
import type * as languages from "../../../locales/languages.ts";

/** A word of ours that a message names (locales/<language>/terms.ts). */
export type Term = keyof (typeof languages)["en"]["terms"];

/** A value of a message that is said in the reader's language: one of our words. */
export const termValue = (term: Term): string => `term:${term}`;

/** The same of a language, by its tag. */
export const languageValue = (tag: string): string => `language:${tag}`;

const isTerm = (name: string, words: object): name is Term => Object.hasOwn(words, name);

/** A value as a reader of a language is told it. */
export function saidIn(language: Language, value: string): string {
  const [, kind, name = ""] = /^(term|language):([\w-]+)$/.exec(value) ?? [];
  const { terms } = sharedWords(language);
  if (kind === "term") return isTerm(name, terms) ? terms[name] : value;
  return kind === "language" ? (new Intl.DisplayNames([language], { type: "language" }).of(name) ?? value) : value;
}
