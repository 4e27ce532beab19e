import { factsOf, type Language } from "../../locales/index.ts";

/** A day (Unix ms, UTC) as people of a language write it. */
export const dayText = (at: number, language: Language): string =>
  new Intl.DateTimeFormat(factsOf(language).tag, { dateStyle: "long", timeZone: "UTC" }).format(at);
