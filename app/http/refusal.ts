import { type Language, sharedWords, type SharedWords } from "../../locales/index.ts";
import type { Words } from "./bare-page.ts";

/** Why an address that asks for more than a page was refused; `why` instead of the usual words. */
export const refusalWords =
  (kind: keyof SharedWords["refusals"], why?: string) =>
  (lang: Language): Words => {
    const { title, body } = sharedWords(lang).refusals[kind];
    return { title, body: why ?? body };
  };
