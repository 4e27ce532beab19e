import type { AdBrief } from "../brief.ts";
import { ticks } from "../time.ts";
import type { DocumentBuilder } from "./document-builder.ts";
import type { Key } from "./keys.ts";
import { move } from "./keys.ts";

type Music = NonNullable<AdBrief["music"]>;

/** The last chord falls so long before the end of the ad (seconds), and rings out. */
const RINGS = 1.5;
/** More beats than this are not left out, and not played twice: the piece is another length. */
const MOST_BEATS = 8;
/** Where two pieces of music meet: too short to be heard, too long to click. */
const JOIN = 0.03;
const FADE = 0.35;

/** A stretch of the music's file, and where it is in the ad; seconds. */
export interface Stretch {
  readonly from: number;
  readonly at: number;
  readonly until: number;
}

/**
 * The music as long as the ad: its last bar and the chord after it stand at the end, so that it ends on its cadence;
 * the beats that are missing or too many are made up for before that bar, whole beats at a time. Null: it cannot be.
 */
export function cadenced({ beats, bpm }: Music, duration: number): readonly Stretch[] | null {
  const chord = beats.at(-1);
  const beat = 60 / bpm;
  if (chord === undefined || beats.length < 12) return null;
  const more = Math.round((duration - RINGS - chord) / beat);
  if (Math.abs(more) > MOST_BEATS) return null;
  const bar = chord - 4 * beat;
  const join = bar + more * beat;
  if (more === 0 || join <= beat) return [{ from: 0, at: 0, until: duration }];
  return [
    { from: 0, at: 0, until: join + JOIN },
    { from: bar, at: join, until: duration },
  ];
}

/** Keys of the whole ad's volume as one stretch of it has them. */
function within(keys: readonly Key[], { at, until }: Stretch): Key[] {
  const level = (time: number): number => {
    const next = keys.findIndex(([t]) => t > time);
    const [a, b] = [keys[next - 1] ?? keys[0], keys[next] ?? keys.at(-1)];
    if (!a || !b || next <= 0) return (next < 0 ? keys.at(-1) : keys[0])?.[1] ?? 1;
    return a[1] + ((b[1] - a[1]) * (time - a[0])) / Math.max(0.001, b[0] - a[0]);
  };
  const inside = keys.filter(([t]) => t > at && t < until).map(([t, v, e]) => [t - at, v, e] as const);
  return [[0, level(at), "linear"], ...inside, [until - at, level(until), "linear"]];
}

/** Puts the music under the ad, at the volume that `keys` say (seconds of the ad). */
export function underscore(board: DocumentBuilder, music: Music, { duration, keys }: { duration: number; keys: readonly Key[] }) {
  const assetId = board.asset("music", { type: "audio", url: music.url, duration: music.duration });
  const pieces = cadenced(music, duration);
  const stretches = pieces ?? [{ from: 0, at: 0, until: duration }];
  for (const [i, stretch] of stretches.entries()) {
    const last = i === stretches.length - 1;
    board.audio(
      {
        assetId,
        volume: keys[0]?.[1] ?? 1,
        trimStart: ticks(stretch.from),
        fadeIn: i > 0 ? ticks(JOIN) : 0,
        fadeOut: ticks(last ? (pieces ? FADE : 0.8) : JOIN),
        loop: pieces === null && music.duration < duration,
      },
      { ...stretch, keys: move("volume", ...within(keys, stretch)) },
    );
  }
}
