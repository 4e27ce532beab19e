import type { Language } from "../../locales/index.ts";

/** A Latin name is set off from Chinese by a space. */
const BETWEEN_LATIN = /(?<=[\w)])和(?=[\w(])/gu;

/** Several names in one sentence, as the page's language lists them: "A, B, and C", "A、B 和 C". */
export const listText = (names: readonly string[], lang: Language): string =>
  new Intl.ListFormat(lang, { type: "conjunction" }).format(names).replaceAll(BETWEEN_LATIN, " 和 ");
