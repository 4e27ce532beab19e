import { ACTION } from "../../../../timeline/call-to-action.ts";
import type { Quote, Report } from "../../../../trpc/contract/report.ts";
import type { ResultOf } from "../../../media/protocol/jobs.ts";

type Heard = ResultOf<"transcribe">;
type Spoken = Pick<Report, "transcript" | "speech" | "structure" | "call_to_action">;

/** Nobody heard it. */
const UNHEARD: Spoken = { transcript: null, speech: null, structure: [], call_to_action: null };

const DENSE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu;
const WORDS = /[\p{L}\p{N}]+(?:['’.,-][\p{L}\p{N}]+)*/gu;

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** How fast it is said: in characters where most of it is written without spaces. */
function speechOf(lines: readonly Quote[]): Report["speech"] {
  const seconds = lines.reduce((sum, { start, end }) => sum + end - start, 0);
  if (seconds <= 0) return null;
  const text = lines.map((line) => line.text).join(" ");
  const characters = text.match(DENSE)?.length ?? 0;
  const words = text.replaceAll(DENSE, " ").match(WORDS)?.length ?? 0;
  const dense = characters > words;
  return {
    unit: dense ? "characters" : "words",
    a_minute: Math.round(((dense ? characters + words : words) * 60) / seconds),
    seconds: rounded(seconds),
  };
}

/** Hook, body, and from the last call to action of its second half to the end; only what there is. */
function structureOf(duration: number, hook: number, actions: readonly Quote[]): Report["structure"] {
  const late = actions.filter(({ start }) => start >= duration / 2);
  const action = late.at(-1)?.start ?? duration;
  const first = Math.min(hook, duration);
  const parts = [
    { part: "hook", start: 0, end: first },
    { part: "body", start: first, end: Math.max(first, action) },
    { part: "action", start: Math.max(first, action), end: duration },
  ] as const;
  return parts
    .filter(({ start, end }) => end - start > 0.05)
    .map((part) => ({ ...part, start: rounded(part.start), end: rounded(part.end) }));
}

/** What a report says of spoken words, quoted as they were heard. `hook`: its seconds. */
export function spokenOf(heard: Heard | null, duration: number, hook: number): Spoken {
  if (!heard) return UNHEARD;
  const lines = heard.segments.map(({ start, end, text, words }) => ({ start, end, text, words }));
  const call_to_action = lines.filter(({ text }) => ACTION.test(text)).map(({ start, end, text }) => ({ start, end, text }));
  return {
    transcript: { engine: heard.engine, language: heard.language, lines },
    speech: speechOf(lines),
    structure: lines.length > 0 ? structureOf(duration, hook, call_to_action) : [],
    call_to_action,
  };
}

/** What is said before a time: by the word where words have times, else the lines that began by then. */
export function saidBefore(heard: Heard | null, time: number): string | null {
  if (!heard) return null;
  const dense = heard.segments.some(({ text }) => text.search(DENSE) >= 0);
  const said = heard.segments
    .filter(({ start }) => start < time)
    .map(({ text, words }) =>
      words.length > 0
        ? words
            .filter(({ start }) => start < time)
            .map((one) => one.text)
            .join(" ")
        : text,
    );
  return said.join(dense ? "" : " ");
}

/** What is said in a scene: the lines whose middle it holds. */
export const saidIn = (lines: readonly Quote[], scene: { start: number; end: number }): string =>
  lines
    .filter(({ start, end }) => (start + end) / 2 >= scene.start && (start + end) / 2 < scene.end)
    .map(({ text }) => text)
    .join(" ");
