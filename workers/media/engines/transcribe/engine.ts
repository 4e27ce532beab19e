import { open } from "node:fs/promises";
import { basename } from "node:path";
import { setImmediate } from "node:timers/promises";
import type { Whisper } from "@napi-rs/whisper";
import type { Engine } from "../../lanes/messages.ts";
import type { ResultOf } from "../../protocol/jobs.ts";
import { weight } from "../../weights/resolve.ts";
import { denseLinesOf, isDense, type Line, linesOf } from "./lines.ts";
import { besidePauses } from "./pauses.ts";
import { type Piece, piecesOf, RATE, type Span } from "./pieces.ts";
import { isInvented, withoutLoops, withoutTags, writtenChinese } from "./said.ts";
import { voiceIn } from "./voice.ts";
import { hear, languageOf, openWhisper, SAMPLE_RATE } from "./whisper.ts";

/** Pieces that are asked for their language: the longest, which say it most surely. */
const ASKED = 3;
const SAMPLE_BYTES = 2;
/** What the smallest network takes noise for, where nobody said the language. */
const OF_NOISE = new Set(["nn", "jw", "haw", "la", "fo", "mi", "sn", "yo", "bo", "sa"]);
/** What says anything. */
const SAID = /[\p{L}\p{N}]/u;

/** The samples of a span of a raw file (mono, 16 bit, 16 kHz), −1…1. */
async function samplesOf(path: string, { start, end }: Span): Promise<Float32Array> {
  const file = await open(path);
  try {
    const size = Math.round((end - start) * SAMPLE_RATE) * SAMPLE_BYTES;
    const { buffer, bytesRead } = await file.read(Buffer.alloc(size), 0, size, Math.round(start * SAMPLE_RATE) * SAMPLE_BYTES);
    return Float32Array.from({ length: bytesRead / SAMPLE_BYTES }, (_, at) => buffer.readInt16LE(at * SAMPLE_BYTES) / 32_768);
  } finally {
    await file.close();
  }
}

/** A piece and the language that it seems to be in. */
interface Asked {
  readonly piece: Piece;
  readonly language: string;
}

/** A piece shorter than this does not say its language surely enough to differ from the whole; seconds. */
const SURE = 2.5;
/** A language is spoken in a sound beside another where it has this share of what was asked. */
const SHARE = 0.15;

const lengthOf = ({ start, end }: Piece): number => end - start;

/** What is spoken in pieces: each language with its seconds, the most spoken first. */
function spokenIn(asked: readonly Asked[]): [string, number][] {
  const votes = new Map<string, number>();
  for (const { piece, language } of asked) votes.set(language, (votes.get(language) ?? 0) + lengthOf(piece));
  return [...votes].toSorted(([, a], [, b]) => b - a);
}

/**
 * The language of each piece. The longest are asked; where they agree it is that of all, else every piece that is long
 * enough is asked, and is in its own where that is one of those spoken.
 */
async function languagesOf(model: string, path: string, pieces: readonly Piece[]): Promise<{ common: string; of: Map<Piece, string> }> {
  const whisper = openWhisper(model, "language");
  const ask = async (piece: Piece): Promise<Asked> => ({ piece, language: languageOf(whisper, await samplesOf(path, piece)) });
  const byLength = pieces.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  const asked: Asked[] = [];
  for (const piece of byLength.slice(0, ASKED)) asked.push(await ask(piece));
  const agreed = new Set(asked.map(({ language }) => language)).size <= 1;
  if (!agreed) for (const piece of byLength.slice(ASKED)) if (lengthOf(piece) >= SURE) asked.push(await ask(piece));
  const spoken = spokenIn(asked);
  const [[common] = ["en"]] = spoken;
  const all = spoken.reduce((sum, [, seconds]) => sum + seconds, 0);
  const known = new Set(
    spoken.filter(([language, seconds]) => seconds >= SHARE * all && !OF_NOISE.has(language)).map(([language]) => language),
  );
  return { common, of: new Map(asked.flatMap(({ piece, language }) => (known.has(language) ? [[piece, language] as const] : []))) };
}

/** The lines of one piece, seconds of the whole sound; none where the network made them up. */
async function linesIn(whisper: Whisper, path: string, piece: Piece, language: string): Promise<Line[]> {
  const heard = withoutLoops(withoutTags(await hear(whisper, await samplesOf(path, piece), language)));
  const words = heard
    .map((word) => ({ ...word, start: word.start + piece.start, end: Math.min(word.end + piece.start, piece.end) }))
    .filter(({ start, end, text }) => end > start && SAID.test(text));
  const lines = isDense(language)
    ? words.flatMap((word) => denseLinesOf(language === "zh" ? { ...word, text: writtenChinese(word.text) } : word))
    : linesOf(besidePauses(words, piece.pauses));
  return isInvented(lines.map(({ text }) => text).join(" "), piece.voice) ? [] : lines;
}

/** Transcribes a sound that was decoded to raw files, piece by piece. */
export async function transcribe(
  files: { model: string; speech: string; voice: string },
  language: string,
  progress: (share: number) => void,
): Promise<Omit<ResultOf<"transcribe">, "has_sound">> {
  const voice = await voiceIn(files.voice);
  const pieces = piecesOf(voice);
  const [duration, engine] = [voice.length / RATE, `built-in:${basename(files.model).replace(/\.\w+$/, "")}`];
  if (pieces.length === 0) return { duration, language: null, segments: [], engine };
  progress(0.1);
  const whisper = openWhisper(files.model, "words");
  const auto =
    language === "auto" ? await languagesOf(files.model, files.speech, pieces) : { common: language, of: new Map<Piece, string>() };
  const spoken = auto.common;
  if (language === "auto" && OF_NOISE.has(spoken)) return { duration, language: null, segments: [], engine };
  const all = pieces.reduce((sum, piece) => sum + lengthOf(piece), 0);
  const lines: Line[] = [];
  let done = 0;
  for (const piece of pieces) {
    lines.push(...(await linesIn(whisper, files.speech, piece, auto.of.get(piece) ?? spoken)));
    done += piece.end - piece.start;
    progress(0.1 + (0.9 * done) / all);
    await setImmediate();
  }
  return {
    duration,
    language: lines.length > 0 ? spoken : null,
    segments: lines.map((line) => ({ ...line, words: [...line.words] })),
    engine,
  };
}

export const transcriber: Engine = {
  warm: async () => void openWhisper(await weight("whisperTiny"), "words"),
  async run({ job, files: { model = "", speech = "", voice = "" } }, tell) {
    if (job.kind !== "transcribe") throw new Error(`no job of the transcriber: ${job.kind}`);
    return transcribe({ model, speech, voice }, job.language, (share) => tell(share, "listening"));
  },
};
