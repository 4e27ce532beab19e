import type { Report } from "../../../../trpc/contract/report.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";
import { saidBefore, saidIn, spokenOf } from "./spoken.ts";

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

/** The report of a film, from what was measured and heard of it and nothing else. `heard` is null where nobody listened. */
export function reportOf(name: string, study: Study, heard: ResultOf<"transcribe"> | null): Report {
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
    on_screen_text: null,
    ...spokenOf(heard, duration, HOOK),
  };
}

const COLUMNS = ["scene", "start", "end", "seconds", "motion", "faces", "face_height", "said"] as const;

const rows = ({ scenes, transcript }: Report): (string | number)[][] =>
  scenes.map(({ start, end, motion, faces, face }, n) => {
    const said = transcript ? saidIn(transcript.lines, { start, end: n + 1 < scenes.length ? end : Infinity }) : "[UNKNOWN]";
    return [n + 1, start, end, rounded(end - start), motion, faces, face, said];
  });

/** A cell of CSV; a text is never a formula of the program that opens it. */
const cell = (value: string | number): string => {
  if (typeof value === "number") return String(value);
  const safe = /^[=+\-@\t]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};

/** A line a scene, for a table of one's own. */
export const csvOf = (report: Report): string =>
  `${[[...COLUMNS], ...rows(report)].map((row) => row.map(cell).join(",")).join("\r\n")}\r\n`;

/** What a name would make of Markdown is taken out of it. */
const plainText = (text: string): string => text.replaceAll(/[\\`*_{}[\]<>#|\s]+/g, " ").trim();

const quoted = (text: string): string => (text === "" ? "nothing" : `“${plainText(text)}”`);

/** What is said, a line each. */
function spokenPart({ transcript }: Report): string {
  if (!transcript) return "\n## Transcript\n\n[UNKNOWN]\n";
  const lines = transcript.lines.map(({ start, end, text }) => `- ${start}–${end} s: ${plainText(text)}`);
  const by = `Heard by ${transcript.engine}${transcript.language ? `, language: ${transcript.language}` : ""}; it may be misheard.`;
  return `\n## Transcript\n\n${by}\n\n${lines.length > 0 ? lines.join("\n") : "Nothing is said."}\n`;
}

/** The same as a document: what is known, the table of scenes, and what is not known. */
export function markdownOf(report: Report): string {
  const { name, width, height, duration, pace, hook, sound, speech } = report;
  const facts = [
    `- duration: ${duration} s; ${width} × ${height}`,
    `- pace: ${pace.cuts_a_minute} cuts/min; scenes ${pace.shortest}–${pace.longest} s, median ${pace.median} s`,
    `- hook (0–${HOOK} s): ${hook.cuts} cuts; faces: ${hook.faces}; sound from: ${hook.sound_from === null ? "[UNKNOWN]" : `${hook.sound_from} s`}`,
    `- sound: ${sound ? `${sound.loudness === null ? "silent" : `${sound.loudness} LUFS`}; ${Math.round(sound.silent * 100)}% silent` : "none"}`,
    `- said in the hook: ${hook.said === null ? "[UNKNOWN]" : quoted(hook.said)}`,
    `- speech: ${report.transcript === null ? "[UNKNOWN]" : speech ? `${speech.a_minute} ${speech.unit}/min over ${speech.seconds} s` : "none"}`,
    `- structure: ${report.structure.map(({ part, start, end }) => `${part} ${start}–${end} s`).join("; ") || "[UNKNOWN]"}`,
    `- call to action: ${report.call_to_action === null ? "[UNKNOWN]" : report.call_to_action.map(({ start, text }) => `${quoted(text)} (${start} s)`).join("; ") || "none"}`,
    "- on-screen text: [UNKNOWN]",
  ];
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  const table = [
    line(COLUMNS),
    line(COLUMNS.map(() => "---")),
    ...rows(report).map((row) => line(row.map((one) => (typeof one === "string" ? plainText(one) : one)))),
  ];
  return `# ${plainText(name)}\n\n${facts.join("\n")}\n\n${table.join("\n")}\n${spokenPart(report)}`;
}
