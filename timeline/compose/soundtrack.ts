import type { SoundKind } from "../sound/synth.ts";
import type { DocumentBuilder } from "./document-builder.ts";
import type { Key } from "./keys.ts";
import type { Schedule } from "./schedule.ts";
import { underscore } from "./score.ts";
import { ticks } from "../time.ts";

/** Volumes of the music: alone, and under a voice. */
const FULL = 1;
const DUCKED = 0.48;
/** A silence within speech shorter than this is part of it (seconds). */
const PAUSE = 0.22;
const [ATTACK, RELEASE] = [0.07, 0.08];

/** When somebody speaks, in seconds of the ad: words with no pause between them are one span. */
function spokenSpans(plan: Schedule): (readonly [number, number])[] {
  const spans: [number, number][] = [];
  for (const { start, voice } of plan.clips) {
    const words = voice?.words.length ? voice.words : voice ? [{ start: 0, end: voice.duration }] : [];
    for (const word of words) {
      const [from, to] = [start + word.start, start + word.end];
      const last = spans.at(-1);
      if (last && from - last[1] < PAUSE) last[1] = Math.max(last[1], to);
      else spans.push([from, to]);
    }
  }
  return spans;
}

/** Under speech the music steps back 6 dB, just before the voice, and is back as soon as it pauses. */
function ducking(plan: Schedule): Key[] {
  const keys: Key[] = [[0, FULL, "linear"]];
  for (const [from, to] of spokenSpans(plan)) {
    const before = keys.at(-1)?.[0] ?? 0;
    if (from - ATTACK > before) keys.push([from - ATTACK, FULL, "linear"]);
    keys.push([Math.max(before + 0.01, from), DUCKED, "linear"], [Math.max(before + 0.02, to), DUCKED, "linear"]);
    keys.push([Math.max(before + 0.03, to) + RELEASE, FULL, "linear"]);
  }
  return keys.filter(([at]) => at < plan.duration);
}

/** Voice, music under it, and the director's small sounds. */
export function soundtrack(board: DocumentBuilder, plan: Schedule) {
  const { music } = board.brief;
  for (const clip of plan.clips) {
    if (!clip.voice) continue;
    const { url, duration, lead = 0 } = clip.voice;
    const assetId = board.asset(`voice-${clip.id}`, { type: "audio", url, duration: duration + lead });
    board.audio(
      { assetId, volume: 1, trimStart: ticks(lead), fadeOut: ticks(Math.min(0.05, duration / 4)) },
      { at: clip.start, until: clip.start + duration },
    );
  }
  if (music) underscore(board, music, { duration: plan.duration, keys: ducking(plan) });
}

/** A synthesised sound whose weight falls on `at`. */
export function sound(board: DocumentBuilder, kind: SoundKind, at: number, volume = 0.25) {
  const lead = kind === "whoosh" ? 0.2 : 0;
  const length = { whoosh: 0.45, tick: 0.06, pop: 0.14, thud: 0.4, shimmer: 0.9, click: 0.05 }[kind];
  const from = Math.max(0, at - lead);
  board.audio({ synth: { kind, seed: board.brief.seed + Math.round(at * 100) }, volume }, { at: from, until: from + length });
}
