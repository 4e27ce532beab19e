import type { SoundKind } from "../sound/synth.ts";
import type { Board } from "./board.ts";
import type { Key } from "./keys.ts";
import { move } from "./keys.ts";
import type { Schedule } from "./schedule.ts";

const FULL = 0.62;
const DUCKED = 0.17;

/** Under speech the music steps back 11 dB, a moment before the voice, and returns a moment after it. */
function ducking(plan: Schedule, length: number): Key[] {
  const keys: Key[] = [[0, FULL, "linear"]];
  for (const clip of plan.clips) {
    if (!clip.voice) continue;
    const [from, to] = [clip.start, clip.start + clip.voice.duration];
    const last = keys.at(-1);
    if (last && last[0] >= from - 0.5) keys.pop();
    else keys.push([Math.max(0.01, from - 0.18), FULL, "linear"]);
    keys.push([Math.max(0.02, from), DUCKED, "linear"], [to, DUCKED, "linear"], [Math.min(length, to + 0.45), FULL, "linear"]);
  }
  return keys;
}

/** Voice, music under it, and the director's small sounds. */
export function soundtrack(board: Board, plan: Schedule) {
  const { music } = board.brief;
  for (const clip of plan.clips) {
    if (!clip.voice) continue;
    const assetId = board.asset(`voice-${clip.id}`, { type: "audio", url: clip.voice.url, duration: clip.voice.duration });
    board.audio({ assetId, volume: 1 }, { at: clip.start, until: clip.start + clip.voice.duration });
  }
  if (!music) return;
  const assetId = board.asset("music", { type: "audio", url: music.url, duration: music.duration });
  board.audio(
    { assetId, volume: FULL, fadeOut: 96_000, loop: music.duration < plan.duration },
    { at: 0, until: plan.duration, keys: move("volume", ...ducking(plan, plan.duration)) },
  );
}

/** A synthesised sound whose weight falls on `at`. */
export function sound(board: Board, kind: SoundKind, at: number, volume = 0.25) {
  const lead = kind === "whoosh" ? 0.2 : 0;
  const length = { whoosh: 0.45, tick: 0.06, pop: 0.14, thud: 0.4, shimmer: 0.9, click: 0.05 }[kind];
  const from = Math.max(0, at - lead);
  board.audio({ synth: { kind, seed: board.brief.seed + Math.round(at * 100) }, volume }, { at: from, until: from + length });
}
