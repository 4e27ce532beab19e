import type { Report } from "../../../../trpc/contract/report.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";

type Study = ResultOf<"study">;

/** Seconds of a film that win or lose its viewer. */
const HOOK = 3;

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** When sound is first heard within the hook; null where it is not. */
function soundFrom({ sound }: Study): number | null {
  if (!sound || sound.loudness === null) return null;
  const first = sound.silences.find(({ start }) => start < 0.05);
  const from = first?.end ?? 0;
  return from < HOOK ? rounded(from) : null;
}

/** The report of a film, from what was measured of it and nothing else. */
export function reportOf(name: string, study: Study): Report {
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
    },
    sound: sound && { loudness: sound.loudness, silent: rounded(Math.min(1, silent / Math.max(0.1, duration))) },
    scenes: scenes.map(({ start, end, ...rest }) => ({ start: rounded(start), end: rounded(end), ...rest })),
    more,
    tiles: { columns: tiles.columns, width: tiles.width, height: tiles.height },
    transcript: null,
    on_screen_text: null,
    call_to_action: null,
  };
}

const COLUMNS = ["scene", "start", "end", "seconds", "motion", "faces", "face_height"] as const;

const rows = ({ scenes }: Report): (string | number)[][] =>
  scenes.map(({ start, end, motion, faces, face }, n) => [n + 1, start, end, rounded(end - start), motion, faces, face]);

/** A line a scene, for a table of one's own. */
export const csvOf = (report: Report): string => `${[[...COLUMNS], ...rows(report)].map((row) => row.join(",")).join("\r\n")}\r\n`;

/** What a name would make of Markdown is taken out of it. */
const plainText = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|\s]+/g, " ").trim();

/** The same as a document: what is known, the table of scenes, and what is not known. */
export function markdownOf(report: Report): string {
  const { name, width, height, duration, pace, hook, sound } = report;
  const facts = [
    `- duration: ${duration} s; ${width} × ${height}`,
    `- pace: ${pace.cuts_a_minute} cuts/min; scenes ${pace.shortest}–${pace.longest} s, median ${pace.median} s`,
    `- hook (0–${HOOK} s): ${hook.cuts} cuts; faces: ${hook.faces}; sound from: ${hook.sound_from === null ? "[UNKNOWN]" : `${hook.sound_from} s`}`,
    `- sound: ${sound ? `${sound.loudness === null ? "silent" : `${sound.loudness} LUFS`}; ${Math.round(sound.silent * 100)}% silent` : "none"}`,
    "- transcript: [UNKNOWN]; on-screen text: [UNKNOWN]; call to action: [UNKNOWN]",
  ];
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  const table = [line(COLUMNS), line(COLUMNS.map(() => "---")), ...rows(report).map(line)];
  return `# ${plainText(name)}\n\n${facts.join("\n")}\n\n${table.join("\n")}\n`;
}
