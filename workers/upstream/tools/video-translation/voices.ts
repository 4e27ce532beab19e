import { fitLines } from "../../../../timeline/dub/fit.ts";
import type { StoredArtifact } from "../../../../trpc/contract/artifact.ts";
import { readPairs, voiceOfSpeaker } from "../../../../trpc/contract/rules/speech-directions.ts";
import { FIRST_VOICE, VOICES } from "../../../../trpc/contract/rules/voices.ts";
import type { LineFit, TextLanguage, TranslatedLine } from "../../../../trpc/contract/translation.ts";
import { sourceOf, targetAt, workName } from "../job-files.ts";
import type { TranslationRun } from "../translation/asked.ts";
import type { VideoTranslation } from "./tool.ts";

type Run = TranslationRun<VideoTranslation>;

/** So many lines are on their way at once: the media service speaks two, and the next are at hand. */
const AT_ONCE = 4;
const SHARE = { from: 30, to: 60 };

/** A line that was spoken; null for one that says nothing aloud. */
export interface SpokenLine {
  key: string;
  duration: number;
  engine: string;
}

type Spoken = "en" | "zh";
/** Whether the built-in voices speak a language. */
export const isSpokenHere = (language: TextLanguage): language is Spoken => language === "en" || language === "zh";
/** The language of the built-in voices: no other is asked of them. */
const spokenIn = (language: TextLanguage): Spoken => (isSpokenHere(language) ? language : "en");

const SAYABLE = { en: /[\p{Script=Latin}\p{N}]/u, zh: /[\p{Script=Han}\p{Script=Latin}\p{N}]/u } as const;

/** Whose voice a line is: its own, its speaker's, the task's; the first of the language where that speaks another. */
export function voiceOf(
  { voice, speaker }: Pick<TranslatedLine, "voice" | "speaker">,
  asked: Pick<VideoTranslation, "voice" | "speakers" | "to">,
): string {
  const named = speaker === "" ? undefined : voiceOfSpeaker(speaker, readPairs(asked.speakers) ?? [])?.id;
  const speaks = (id: string | undefined) => VOICES.some((one) => one.id === id && one.language.startsWith(asked.to));
  return [voice, named, asked.voice].find(speaks) ?? FIRST_VOICE[spokenIn(asked.to)];
}

async function speakLine(run: Run, line: TranslatedLine, at: number): Promise<SpokenLine | null> {
  const language = spokenIn(run.input.to);
  const text = line.target.replaceAll(/\s+/g, " ").trim();
  if (!SAYABLE[language].test(text)) return null;
  const said = { text, voice: voiceOf(line, run.input), language, speed: 1 };
  const audio = await targetAt(run, `${await workName(run, said)}.wav`, "audio/wav");
  const { duration, engine } = await run.media(`line ${at}`, { kind: "speech", ...said, audio });
  return { key: audio.key, duration, engine };
}

/** Every line in its voice, several beside each other; what was said so before is not said again. */
export async function speakLines(run: Run, lines: readonly TranslatedLine[]): Promise<(SpokenLine | null)[]> {
  const spoken = new Map<number, SpokenLine | null>();
  let next = 0;
  const several = async (): Promise<void> => {
    for (let at = next; at < lines.length; at = next) {
      next += 1;
      const line = lines[at];
      if (line) spoken.set(at, await speakLine(run, line, at));
      await run.progress("speaking", SHARE.from + ((SHARE.to - SHARE.from) * spoken.size) / lines.length);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, several));
  return lines.map((_, at) => spoken.get(at) ?? null);
}

/** Where each spoken line goes; null for those that are not. */
export function fitsOf(lines: readonly TranslatedLine[], spoken: readonly (SpokenLine | null)[], duration: number): (LineFit | null)[] {
  const said = lines.flatMap(({ start, end }, n) => (spoken[n] ? [{ start, end, spoken: spoken[n].duration, n }] : []));
  const placed = fitLines(said, duration);
  const of = new Map(said.map(({ n }, at) => [n, placed[at]]));
  return lines.map((_, n) => of.get(n) ?? null);
}

/** What the job needs of each line. */
export const dubbedLines = (run: Run, spoken: readonly (SpokenLine | null)[], fits: readonly (LineFit | null)[]) =>
  Promise.all(
    spoken.flatMap((one, n) => {
      const fit = fits[n];
      return one && fit ? [sourceOf(run, one.key).then((audio) => ({ audio, at: fit.at, tempo: fit.tempo, length: fit.length }))] : [];
    }),
  );

/** The lines to be heard one by one, by their number. */
export const heardLines = (spoken: readonly (SpokenLine | null)[]): StoredArtifact[] =>
  spoken.flatMap((one, n) =>
    one ? [{ kind: "audio" as const, name: `line-${n}`, key: one.key, content_type: "audio/wav", bytes: 0, duration: one.duration }] : [],
  );
