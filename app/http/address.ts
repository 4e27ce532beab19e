import { LANGUAGES, type Language } from "../../trpc/contract/rules/languages.ts";

/** The language that an address asks for (`?lang=zh`, decision 014); an unknown one asks for none. */
export const languageAsked = ({ searchParams }: URL): Language | null => LANGUAGES.find((one) => one === searchParams.get("lang")) ?? null;

/** The address of a page in a language: English is where one starts, so its address is the plain one. */
export const pageAddress = (origin: string, path: string, lang: Language): string => `${origin}/${path}${lang === "zh" ? "?lang=zh" : ""}`;
