import type { TemplateName } from "../../../timeline/brief.ts";
import type { Language } from "../../../locales/index.ts";
import { scriptLanguageOf } from "./script-language.ts";

/** What a tool made (`scripts/samples/tools.ts`), in a visitor's language where it has words: its address without an ending. */
export const toolSample = (name: string, { worded, lang }: { worded: boolean; lang: Language }): string =>
  `/samples/${worded && scriptLanguageOf(lang) === "zh" ? name.replace("/", "/zh/") : name}`;

/** What a style of posters looks like, with words in a visitor's language (`scripts/samples/posters.ts`). */
export const posterSample = (style: string, lang: Language): string => `${toolSample(`posters/${style}`, { worded: true, lang })}.webp`;

/** The sample's film by a template, in a visitor's language, and its poster (`scripts/samples/films.ts`). */
export function sampleFilm(template: TemplateName, lang: Language): { video: string; poster: string } {
  const name = `/samples/templates/${scriptLanguageOf(lang) === "zh" ? "zh/" : ""}${template}`;
  return { video: `${name}.mp4`, poster: `${name}.webp` };
}
