import type { Language } from "../../locales/index.ts";
import { subtitlesSample } from "../translation/sample.ts";
import type { ToolSlug } from "./tools.ts";

/** The first cues of a file of subtitles: their times, and what is said. */
const cuesOf = (srt: string): string[] =>
  srt
    .trim()
    .split(/\n\n/)
    .slice(0, 2)
    .map((cue) => cue.split("\n").slice(1).join("\n"));

const SCRIPT = `0–2.74 s
Your coffee is cold again.
2.74–4.65 s
This bottle keeps it hot for 12 hours.
5.34–7 s
Fill it once and carry it all day.

speech: 200 words/min
hook: 0–3 s`;

/** What tools whose results are texts wrote of the sample bottle's film. */
const TEXTS: Readonly<Partial<Record<ToolSlug, (lang: Language) => string>>> = {
  "subtitle-translation": (lang) => {
    const { lines, target } = subtitlesSample(lang === "zh" ? "zh" : "en");
    return [...cuesOf(lines), "", ...cuesOf(target)].join("\n");
  },
  // As scripts/samples/tools.ts had it written; the film is in English.
  "video-to-script": () => SCRIPT,
};

export const sampleText = (slug: ToolSlug, lang: Language): string | undefined => TEXTS[slug]?.(lang);
