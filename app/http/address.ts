import { factsOf, FALLBACK, LANGUAGES, type Language } from "../../locales/index.ts";

/** The language that an address asks for (`?lang=zh`, decision 014); an unknown one asks for none. */
export const languageAsked = ({ searchParams }: URL): Language | null => LANGUAGES.find((one) => one === searchParams.get("lang")) ?? null;

/** The address of a page in a language: the plain address is the fallback's. */
export const pageAddress = (origin: string, path: string, lang: Language): string =>
  `${origin}/${path}${lang === FALLBACK ? "" : `?lang=${lang}`}`;

/** Where a page is in each language, as `hreflang` names them. */
export const alternatesOf = (origin: string, path: string): { tag: string; href: string }[] => [
  ...LANGUAGES.map((lang) => ({ tag: factsOf(lang).htmlLang, href: pageAddress(origin, path, lang) })),
  { tag: "x-default", href: pageAddress(origin, path, FALLBACK) },
];
