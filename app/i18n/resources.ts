import type { Messages, ToolWords } from "../../locales/app-words.ts";
import { inEveryLanguage } from "../../locales/index.ts";

/** Every message of the pages: their sections, and the words of each tool by its slug (`tools.text-to-speech.…`). */
export type PageMessages = Messages & { tools: ToolWords };

const sections = import.meta.glob<Messages>("../../locales/*/messages.ts", { eager: true, import: "messages" });
const tools = import.meta.glob<ToolWords[keyof ToolWords]>("../../locales/*/tools/*.ts", { eager: true, import: "words" });

const TOOL = /locales\/([^/]+)\/tools\/([^/]+)\.ts$/;

const toolWordsOf = (language: string): object =>
  Object.fromEntries(
    Object.entries(tools).flatMap(([path, words]) => {
      const [, of, slug = ""] = TOOL.exec(path) ?? [];
      return of === language ? [[slug, words]] : [];
    }),
  );

/**
 * What i18next is given: the one namespace `translation` of each language. That none lacks a word, the compiler sees
 * to (locales/app-words.ts).
 */
export const RESOURCES = inEveryLanguage((language) => ({
  translation: { ...sections[`../../locales/${language}/messages.ts`], tools: toolWordsOf(language) },
}));
