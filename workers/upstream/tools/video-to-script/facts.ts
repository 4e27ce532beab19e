import type { Quote, Report } from "../../../../trpc/contract/report.ts";
import { HOOK } from "./report.ts";

/** Stands for what nobody could tell. */
export const UNKNOWN = "[UNKNOWN]";

/** What is known of a film as a whole, by name; `quote` marks words as said. */
export function factsOf(report: Report, quote: (text: string) => string): [name: string, value: string][] {
  const { width, height, duration, pace, hook, sound, speech, structure, call_to_action, transcript } = report;
  const actions = call_to_action?.map(({ start, text }) => `${quote(text)} (${start} s)`).join("; ");
  const said = hook.said === "" ? "nothing" : hook.said && quote(hook.said);
  return [
    ["duration", `${duration} s; ${width} × ${height}`],
    ["pace", `${pace.cuts_a_minute} cuts/min; scenes ${pace.shortest}–${pace.longest} s, median ${pace.median} s`],
    [
      `hook (0–${HOOK} s)`,
      `${hook.cuts} cuts; faces: ${hook.faces}; sound from: ${hook.sound_from === null ? UNKNOWN : `${hook.sound_from} s`}`,
    ],
    [
      "sound",
      sound ? `${sound.loudness === null ? "silent" : `${sound.loudness} LUFS`}; ${Math.round(sound.silent * 100)}% silent` : "none",
    ],
    ["said in the hook", said ?? UNKNOWN],
    ["speech", transcript === null ? UNKNOWN : speech ? `${speech.a_minute} ${speech.unit}/min over ${speech.seconds} s` : "none"],
    ["structure", structure.map(({ part, start, end }) => `${part} ${start}–${end} s`).join("; ") || UNKNOWN],
    ["call to action", actions === undefined ? UNKNOWN : actions || "none"],
  ];
}

const heardBy = ({ engine, language }: NonNullable<Report["transcript"]>): string =>
  `Heard by ${engine}${language ? `, language: ${language}` : ""}; it may be misheard.`;

interface Words {
  title: string;
  /** null: nobody could tell. */
  lines: readonly Quote[] | null;
  /** What is to be said of all of them; may be empty. */
  by: string;
  /** What is said where there are none. */
  none: string;
}

/** The words of a film, with their times: what is said, by whom it was heard, and what stands in the picture. */
export const wordsOf = ({ transcript, on_screen_text }: Report): Words[] => [
  {
    title: "Transcript",
    lines: transcript && transcript.lines,
    by: transcript?.lines.length ? heardBy(transcript) : "",
    none: "Nothing is said.",
  },
  { title: "On-screen text", lines: on_screen_text, by: "", none: "No words were found in the picture." },
];
