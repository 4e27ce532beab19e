import type { Quote, Report } from "../../../../trpc/contract/report.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";
import { saidBefore, spokenOf } from "./spoken.ts";

type Study = ResultOf<"study">;

/** Seconds of a film that win or lose its viewer. */
export const HOOK = 3;

/** To the hundredth. */
export const rounded = (value: number): number => Math.round(value * 100) / 100;

/** When sound is first heard within the hook; null where it is not. */
function soundFrom({ sound }: Study): number | null {
  if (!sound || sound.loudness === null) return null;
  const first = sound.silences.find(({ start }) => start < 0.05);
  const from = first?.end ?? 0;
  return from < HOOK ? rounded(from) : null;
}

interface Found {
  study: Study;
  /** null: nobody listened. */
  heard: ResultOf<"transcribe"> | null;
  /** null: nobody read what stands in the pictures. */
  read: ResultOf<"describe">["read"] | null;
}

/** What stands in the picture of a scene, each line once; scenes without words are left out. */
const onScreen = (scenes: Study["scenes"], read: NonNullable<Found["read"]>): Quote[] =>
  scenes.flatMap(({ start, end }) => {
    const lines = read.filter(({ at }) => at >= start && at < end).flatMap(({ text }) => text.split("\n"));
    const text = [...new Set(lines)].filter(Boolean).join(" / ");
    return text ? [{ start: rounded(start), end: rounded(end), text }] : [];
  });

/** The report of a film, from what was measured, heard and read of it and nothing else. */
export function reportOf(name: string, { study, heard, read }: Found): Report {
  const { width, height, duration, scenes, more, tiles, sound } = study;
  const lengths = scenes.map(({ start, end }) => end - start).toSorted((a, b) => a - b);
  const early = scenes.filter(({ start }) => start < HOOK);
  const silent = (sound?.silences ?? []).reduce((sum, { start, end }) => sum + end - start, 0);
  return {
    version: 1,
    name,
    width,
    height,
    duration: rounded(duration),
    pace: {
      cuts_a_minute: rounded(((scenes.length + more - 1) * 60) / Math.max(1, duration)),
      shortest: rounded(lengths[0] ?? 0),
      median: rounded(lengths[Math.floor(lengths.length / 2)] ?? 0),
      longest: rounded(lengths.at(-1) ?? 0),
    },
    hook: {
      cuts: early.length - 1,
      faces: Math.max(0, ...early.map(({ faces }) => faces)),
      sound_from: soundFrom(study),
      motion: rounded(early.reduce((sum, { motion }) => sum + motion, 0) / Math.max(1, early.length)),
      said: saidBefore(heard, HOOK),
    },
    sound: sound && { loudness: sound.loudness, silent: rounded(Math.min(1, silent / Math.max(0.1, duration))) },
    scenes: scenes.map(({ start, end, ...rest }) => ({ start: rounded(start), end: rounded(end), ...rest })),
    more,
    tiles: { columns: tiles.columns, width: tiles.width, height: tiles.height },
    on_screen_text: read && onScreen(scenes, read),
    ...spokenOf(heard, duration, HOOK),
  };
}
