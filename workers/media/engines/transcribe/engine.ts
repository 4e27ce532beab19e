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

/** The language of a sound: what its longest pieces are in, each by its length. */
async function commonLanguage(model: string, path: string, pieces: readonly Piece[]): Promise<string> {
  const whisper = openWhisper(model, "language");
  const votes = new Map<string, number>();
  const longest = pieces.toSorted((a, b) => b.end - b.start - (a.end - a.start)).slice(0, ASKED);
  for (const piece of longest) {
    const language = languageOf(whisper, await samplesOf(path, piece));
    votes.set(language, (votes.get(language) ?? 0) + piece.end - piece.start);
  }
  return [...votes].toSorted(([, a], [, b]) => b - a)[0]?.[0] ?? "en";
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
  const spoken = language === "auto" ? await commonLanguage(files.model, files.speech, pieces) : language;
  if (language === "auto" && OF_NOISE.has(spoken)) return { duration, language: null, segments: [], engine };
  const all = pieces.reduce((sum, { start, end }) => sum + end - start, 0);
  const lines: Line[] = [];
  let done = 0;
  for (const piece of pieces) {
    lines.push(...(await linesIn(whisper, files.speech, piece, spoken)));
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
