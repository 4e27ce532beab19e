import type { Language } from "../../locales/index.ts";
import { sampleFilm } from "../../trpc/contract/rules/sample-films.ts";
import { scriptLanguageOf } from "../../trpc/contract/rules/script-language.ts";

const PAGES = { en: "/samples/bottle/", zh: "/samples/bottle/zh/" } as const;

/** The product page that ships with the project, in the visitor's language, at the address that this request was sent to. */
export const samplePage = (request: Request, lang: Language): string => new URL(PAGES[scriptLanguageOf(lang)], request.url).href;

/** A voice of ours, likewise. */
export const sampleSound = (request: Request): string => new URL("/samples/voices/am_michael.mp3", request.url).href;

/** A sample film, likewise; it is mute. */
export const sampleVideo = (request: Request, lang: Language): string => new URL(sampleFilm("studio", lang).video, request.url).href;
