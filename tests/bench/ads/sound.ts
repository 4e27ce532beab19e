import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { AdBrief } from "../../../timeline/brief.ts";
import { compose } from "../../../timeline/compose/compose.ts";
import { prompt } from "../../../timeline/compose/prompt.ts";
import { schedule } from "../../../timeline/compose/schedule.ts";
import { documentDuration } from "../../../timeline/document.ts";
import { seconds } from "../../../timeline/time.ts";
import { FIRST_VOICE } from "../../../trpc/contract/rules/voices.ts";
import { compose as composeMusic } from "../../../workers/media/engines/music/engine.ts";
import { loudness } from "../../../workers/media/engines/sound/loudness.ts";
import { wav } from "../../../workers/media/engines/sound/wav.ts";
import { voiceFor } from "../../../workers/media/engines/speech/engine.ts";
import { speak } from "../../../workers/media/engines/speech/speak.ts";
import { SAMPLE_RATE } from "../../../workers/media/engines/speech/synthesis.ts";
import { openSession } from "../../../workers/media/render/session.ts";
import { adSeconds } from "../../../timeline/compose/pauses.ts";

const RATE = 48_000;
/** What a delivered ad is levelled to (workers/media/render/loudness). */
const DELIVERED = -14;
/**
 * A window of momentary loudness (EBU R 128), the shortest silence that is heard as one, and how far it stays from the
 * words around it; seconds.
 */
const [WINDOW, SHORTEST, CLEAR] = [0.4, 0.16, 0.04];

export const MUSIC_STYLES = ["upbeat", "lofi", "cinematic", "electronic", "acoustic"] as const;

/** The brief with voices that really speak and music that is really played; their files in `files`. */
export async function sounding(brief: AdBrief, style: (typeof MUSIC_STYLES)[number], files: string): Promise<AdBrief> {
  await mkdir(files, { recursive: true });
  const voice = voiceFor({ voice: FIRST_VOICE[brief.language], language: brief.language });
  const clips: AdBrief["clips"] = [];
  for (const clip of brief.clips) {
    const { samples, duration, words } = await speak(clip.text, voice, 1, () => undefined);
    const url = `${brief.id}-${clip.id}.wav`;
    await writeFile(join(files, url), wav([samples], SAMPLE_RATE));
    clips.push({ ...clip, voice: { url, duration, words } });
  }
  const length = Math.ceil(adSeconds(clips.map((clip) => clip.voice?.duration ?? clip.duration)));
  const { channels, ...music } = composeMusic({ style, duration: length, seed: brief.seed % 1000 });
  const url = `${brief.id}-music.wav`;
  await writeFile(join(files, url), wav(channels, RATE));
  return { ...brief, clips, length: null, music: { ...music, url } };
}

/** The mix as it is delivered: left and right at −14 LUFS. */
async function mixed(brief: AdBrief, files: string): Promise<Float32Array[]> {
  const document = compose(brief);
  const assets = new Map(Object.entries(document.assets).map(([id, { url }]) => [id, join(files, url)]));
  await using session = await openSession(
    document,
    { assets, folder: files, progress: () => {} },
    { scale: 0.1, signal: AbortSignal.timeout(120_000) },
  );
  await session.call("sound");
  const bytes = await readFile(join(files, "mix-0.wav"));
  const samples = new Float32Array(bytes.buffer.slice(bytes.byteOffset + 44, bytes.byteOffset + bytes.length));
  const channels = [0, 1].map((side) => samples.filter((_, i) => i % 2 === side));
  const gain = 10 ** ((DELIVERED - loudness(channels, RATE)) / 20);
  return channels.map((channel) => channel.map((value) => value * gain));
}

/** Loudness of a stretch; one that is shorter than a window is repeated until it fills it. */
function level(channels: readonly Float32Array[], at: number, length: number): number {
  const [from, count] = [Math.round(at * RATE), Math.round(length * RATE)];
  const repeated = channels.map((channel) => Float32Array.from({ length: WINDOW * RATE }, (_, i) => channel[from + (i % count)] ?? 0));
  return loudness(repeated, RATE);
}

/** Loudness (LUFS) of windows of `length` seconds from one moment to another, a tenth of a second apart. */
const windows = (channels: readonly Float32Array[], [from, to]: readonly [number, number], length: number): number[] =>
  Array.from({ length: Math.max(1, Math.floor((to - from - length) / 0.1 + 1e-6) + 1) }, (_, i) => level(channels, from + i * 0.1, length));

/**
 * The quietest moment (LUFS) from the first frame until the last chord rings out: `between` the words as the voice
 * reports them, and `anywhere`, whatever it reports (EBU R 128 momentary, as a listener's meter shows it).
 */
export async function quietestMoments(brief: AdBrief, files: string): Promise<{ between: number; anywhere: number }> {
  const channels = await mixed(brief, files);
  const words = schedule(prompt(brief), 2).clips.flatMap(({ start, voice }) =>
    (voice?.words ?? []).map((word) => ({ start: start + word.start, end: start + word.end })),
  );
  const end = seconds(documentDuration(compose(brief))) - 1;
  const gaps = words.map(({ end: to }, i) => [to + CLEAR, (words[i + 1]?.start ?? end) - CLEAR] as const);
  const levels = gaps.flatMap(([from, to]) => {
    const length = Math.min(WINDOW, to - from);
    return length < SHORTEST ? [] : windows(channels, [from, to], length);
  });
  if (levels.length === 0) throw new Error(`${brief.id}: nobody pauses`);
  return { between: Math.min(...levels), anywhere: Math.min(...windows(channels, [0, end], WINDOW)) };
}

/** The quietest moment (LUFS) of an ad before its last chord rings out. */
export async function quietestGap(brief: AdBrief, files: string): Promise<number> {
  const { between, anywhere } = await quietestMoments(brief, files);
  return Math.min(between, anywhere);
}
