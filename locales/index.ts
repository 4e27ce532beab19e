import type { LanguageFacts } from "./language-facts.ts";
import * as languages from "./languages.ts";
import type { Translated } from "./translated.ts";

export type Language = keyof typeof languages;

type English = typeof languages.en;
/** The words that every room may need, the upstream too: those of the pages are `app-words.ts`. */
export type SharedWords = { readonly facts: LanguageFacts } & {
  readonly [Section in Exclude<keyof English, "facts">]: Translated<English[Section]>;
};

const shared: Readonly<Record<Language, SharedWords>> = languages;

const isLanguage = (code: string): code is Language => Object.hasOwn(shared, code);

/** The languages of the interface (spec §1). In which languages an ad may be is another matter: `ScriptLanguage`. */
export const LANGUAGES: readonly Language[] = Object.keys(shared).filter(isLanguage);

/** The default, and what anyone gets who asks for a language that there is none of (spec §1). */
export const FALLBACK = "en" satisfies Language;

/** The language of a BCP 47 tag: `zh` and `zh-CN` are Chinese; anything that is unknown, the fallback. */
export const languageOf = (tag: string | null | undefined): Language =>
  LANGUAGES.find((one) => one === tag) ?? LANGUAGES.find((one) => tag?.startsWith(`${one}-`)) ?? FALLBACK;

export const factsOf = (language: Language): LanguageFacts => shared[language].facts;

export const sharedWords = (language: Language): SharedWords => shared[language];

/** Keys of the catalogue of errors (spec §8). */
export type MessageKey = keyof English["errors"];

/** Whether a text is the key of a message of the catalogue. */
export const isMessageKey = (text: string): text is MessageKey => Object.hasOwn(shared[FALLBACK].errors, text);

/** The same of every language. */
export const inEveryLanguage = <T>(make: (language: Language) => T): Record<Language, T> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<Language, T>;

/** Of a text that was written in several languages (a notice), the one for a reader. */
export const textIn = (texts: Readonly<Partial<Record<Language, string>> & Record<typeof FALLBACK, string>>, language: Language): string =>
  texts[language] ?? texts[FALLBACK];
