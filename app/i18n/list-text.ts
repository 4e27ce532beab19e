import type { Language } from "../../locales/index.ts";

/** Several names in one sentence, as the page's language lists them: "A, B, and C", "A、B和C". */
export const listText = (names: readonly string[], lang: Language): string =>
  new Intl.ListFormat(lang, { type: "conjunction" }).format(names);
