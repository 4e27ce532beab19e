import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import { SUBTITLE_FORMATS } from "../../../../timeline/subtitles/cue.ts";
import { writeSrt } from "../../../../timeline/subtitles/write.ts";
import type { LineFit, LinesOrigin, TranslatedLine } from "../../../../trpc/contract/translation.ts";
import { keepSubtitles } from "../subtitle-files.ts";
import type { Film } from "./first-lines.ts";
import type { TranslationRun } from "./asked.ts";

/** A line is shown from when it is said to when it is over, and never into the next. */
function shownCues(lines: readonly TranslatedLine[], fits: readonly (LineFit | null)[]) {
  const cues = lines.flatMap(({ target, speaker, start, end }, n) => {
    const fit = fits[n];
    return target === "" ? [] : [{ text: target, speaker, start: fit?.at ?? start, end: Math.max(end, fit ? fit.at + fit.length : end) }];
  });
  return cues.map((cue, n) => ({ ...cue, end: Math.max(cue.start + 0.05, Math.min(cue.end, cues[n + 1]?.start ?? cue.end)) }));
}
export type ShownCue = ReturnType<typeof shownCues>[number];

/** The translation as SRT, VTT and ASS, and what was said as SRT; with the lines as they are shown. */
export async function keepLines(run: TranslationRun, lines: readonly TranslatedLine[], fits: readonly (LineFit | null)[]) {
  const { from, to } = run.input;
  const cues = shownCues(lines, fits);
  const files: StoredArtifact[] = [];
  for (const format of SUBTITLE_FORMATS) files.push(await keepSubtitles(run, { name: `subtitles-${format}`, format, language: to, cues }));
  const said = lines.flatMap(({ source, start, end, speaker }) => (source === "" ? [] : [{ text: source, start, end, speaker }]));
  const language = from === "auto" ? "und" : from;
  if (said.length > 0) files.push(await keepSubtitles(run, { name: "original-srt", format: "srt", language, cues: said }));
  return { cues, files };
}

/** What of an order is no fact of its result. */
const NO_FACTS = ["video", "reference", "lines", "target", "model", "agreed", "statement"];

/** What was asked for and what became of the lines: with it a page starts the same again, with other lines. */
export function factsOf({ input }: TranslationRun, lines: readonly TranslatedLine[], origin: LinesOrigin) {
  const { reference } = input;
  const asked = Object.fromEntries(Object.entries(input).filter(([name]) => !NO_FACTS.includes(name)));
  const cues = (key: "source" | "target") => lines.flatMap((line) => (line[key] === "" ? [] : [{ ...line, text: line[key] }]));
  const { translator, transcriber, transcript } = origin;
  return { ...asked, reference, source: writeSrt(cues("source")), target: writeSrt(cues("target")), translator, transcriber, transcript };
}

/** The original film, to be seen beside its lines. */
export const originalOf = ({ input: { video } }: TranslationRun, { poster, read }: Film): StoredArtifact[] => {
  if (!video) return [];
  const { width, height, duration } = read;
  const { key, played = key, bytes } = video;
  return [
    { kind: "video", name: "original", key: played, content_type: "video/mp4", bytes, width, height, duration, poster_key: poster.key },
  ];
};
