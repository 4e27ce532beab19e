import type { Language } from "../../../locales/index.ts";
import { sharedWords } from "../../../locales/index.ts";
import { listText } from "../../../locales/list-text.ts";
import type * as languages from "../../../locales/languages.ts";

/** A word of ours that a message names (locales/<language>/terms.ts). */
export type Term = keyof (typeof languages)["en"]["terms"];

/** A value of a message that is said in the reader's language: one of our words. */
export const termValue = (term: Term): string => `term:${term}`;

/** The same of a language, by its tag. */
export const languageValue = (tag: string): string => `language:${tag}`;

/** Several names, listed as the reader's language does. */
export const listValue = (names: readonly string[]): string => `list:${names.join(",")}`;

const isTerm = (name: string, words: object): name is Term => Object.hasOwn(words, name);

/** A value as a reader of a language is told it. */
export function saidIn(language: Language, value: string): string {
  const [, kind, name = ""] = /^(term|language|list):([\w,-]+)$/.exec(value) ?? [];
  const { terms } = sharedWords(language);
  if (kind === "term") return isTerm(name, terms) ? terms[name] : value;
  if (kind === "list") return listText(name.split(","), language);
  return kind === "language" ? (new Intl.DisplayNames([language], { type: "language" }).of(name) ?? value) : value;
}
