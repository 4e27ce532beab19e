import { chord, root, step, type Key } from "../harmony.ts";
import { drum } from "../instruments/drums.ts";
import { glockenspiel, brightKeys } from "../instruments/struck.ts";
import { synth } from "../instruments/synth.ts";
import type { Plan } from "../plan.ts";
import type { Chance } from "../random.ts";
import type { Score } from "../score.ts";
import { barsOf, hits, motif, rhythm, type Bar } from "./writing.ts";

export const TEMPO = 96;

const strings = synth({
  wave: "saw",
  voices: 5,
  detune: 22,
  spread: 1,
  attack: 0.45,
  decay: 1.5,
  sustain: 0.9,
  release: 0.9,
  cutoff: 3000,
  sweep: 900,
  sweepTime: 1.5,
});
const spiccato = synth({
  wave: "saw",
  voices: 3,
  detune: 14,
  spread: 0.6,
  attack: 0.012,
  decay: 0.09,
  sustain: 0.15,
  release: 0.12,
  cutoff: 2000,
  sweep: 4000,
  sweepTime: 0.09,
});
const low = synth({
  wave: "saw",
  voices: 3,
  detune: 10,
  spread: 0.3,
  attack: 0.03,
  decay: 1.2,
  sustain: 0.6,
  release: 0.5,
  cutoff: 240,
  sweep: 500,
  sweepTime: 0.5,
});
const horn = synth({
  wave: "soft",
  voices: 3,
  detune: 9,
  spread: 0.5,
  attack: 0.09,
  decay: 0.8,
  sustain: 0.8,
  release: 0.35,
  cutoff: 2200,
  sweep: 900,
  sweepTime: 0.4,
});

/** How strong a bar is: the piece grows from first to last. */
const growth = ({ index }: Bar, bars: readonly Bar[]): number => 0.55 + 0.45 * (index / Math.max(1, bars.length - 1));

/** A film's opening: an ostinato of strings that grows, drums, horns. */
export function cinematic(plan: Plan, random: Chance): Score {
  const key: Key = { tonic: random.pick([57, 58, 60, 62]), mode: "minor" };
  const bars = barsOf(
    plan,
    random.pick([
      [0, 5, 2, 6],
      [0, 3, 5, 6],
      [0, 2, 5, 4],
      [5, 6, 0, 0],
    ]),
  );
  const { beat } = plan;
  const lifted = bars.filter(({ section }) => section === "lift");
  const full = bars.filter(({ section }) => section !== "intro");
  const cell = random.pick([
    [0, 2, 1, 2, 0, 2, 1, 2],
    [0, 1, 2, 1, 0, 1, 2, 1],
    [2, 1, 0, 1, 2, 1, 0, 1],
  ]);
  const tune = motif(random, ["x.......x...x...", "x...........x...", "x.....x.x......."], [0, 1, 2, 4, 5, 7]);
  const last = { time: plan.end, velocity: 1 };
  const swells = lifted
    .slice(0, 1)
    .map(({ start }) => start)
    .concat(plan.end)
    .map((time) => ({ time: time - 2.38, duration: 2.4, midi: 60, velocity: 1 }));
  return {
    kicks: [],
    parts: [
      {
        instrument: drum("boom"),
        gain: 0.65,
        room: 0.4,
        notes: [
          ...full.flatMap((bar) => hits(bar.section === "lift" ? "x.....o.x......." : "x...............", bar, beat)),
          { ...last, duration: 2, midi: 60 },
        ],
      },
      {
        instrument: drum("tom"),
        gain: 0.4,
        room: 0.5,
        notes: lifted.flatMap((bar) =>
          hits(bar.turn ? "..x.x.x...xxxxxx" : "..o...x...o.x.xo", bar, beat, { pan: bar.index % 2 === 0 ? -0.35 : 0.35, uneven: random }),
        ),
      },
      { instrument: drum("swell"), gain: 0.34, room: 0.5, notes: swells },
      {
        instrument: drum("crash"),
        gain: 0.3,
        room: 0.6,
        notes: [...lifted.slice(0, 1).map(({ start }) => start), plan.end].map((time) => ({ time, duration: 2, midi: 60, velocity: 1 })),
      },
      {
        instrument: low,
        gain: 0.28,
        room: 0.3,
        notes: [
          ...bars.map((bar) => ({ time: bar.start, duration: beat * 3.8, midi: root(key, bar.degree), velocity: growth(bar, bars) })),
          { ...last, duration: 2, midi: root(key, 0) },
          { ...last, duration: 2, midi: root(key, 0) + 12 },
        ],
      },
      {
        instrument: strings,
        gain: 0.13,
        room: 0.8,
        notes: [
          ...bars.flatMap((bar) =>
            chord(key, bar.degree, 4, bar.section === "lift" ? 67 : 62).map((midi) => ({
              time: bar.start,
              duration: beat * 4,
              midi,
              velocity: growth(bar, bars),
            })),
          ),
          ...chord(key, 0, 4, 64).map((midi) => ({ ...last, duration: 1.8, midi })),
        ],
      },
      {
        instrument: spiccato,
        gain: 0.34,
        room: 0.6,
        notes: bars.flatMap((bar) =>
          rhythm("x.o.x.o.x.o.x.o.", bar.start, beat).map(({ time, velocity, place }) => ({
            time,
            duration: beat * 0.3,
            midi: chord(key, bar.degree, 3, 60)[cell[place / 2] ?? 0] ?? 60,
            velocity: velocity * growth(bar, bars),
            pan: -0.25,
          })),
        ),
      },
      {
        instrument: spiccato,
        gain: 0.24,
        room: 0.6,
        notes: lifted.flatMap((bar) =>
          rhythm("xoxoxoxoxoxoxoxo", bar.start, beat).map(({ time, velocity, place }) => ({
            time,
            duration: beat * 0.18,
            midi: chord(key, bar.degree, 3, 72)[cell[(place + 3) % 8] ?? 0] ?? 72,
            velocity,
            pan: 0.35,
          })),
        ),
      },
      {
        instrument: horn,
        gain: 0.24,
        room: 0.8,
        notes: lifted.flatMap((bar) =>
          tune
            .filter(({ place }) => Math.floor(place / 16) === bar.index % 2)
            .flatMap(({ place, degree }) =>
              [0, -12].map((octave) => ({
                time: bar.start + ((place % 16) * beat) / 4,
                duration: beat * 1.7,
                midi: step(key, degree) + octave,
                velocity: octave === 0 ? 0.9 : 0.6,
              })),
            ),
        ),
      },
      {
        instrument: glockenspiel,
        gain: 0.16,
        room: 1,
        echo: 0.4,
        notes: bars
          .filter(({ section }) => section !== "lift")
          .flatMap((bar) =>
            rhythm("x.....x...x.....", bar.start, beat).map(({ time, velocity, place }) => ({
              time,
              duration: 1,
              midi: chord(key, bar.degree, 3, 84)[place % 3] ?? 84,
              velocity: velocity * 0.8,
              pan: 0.3,
            })),
          ),
      },
      {
        instrument: brightKeys,
        gain: 0.14,
        room: 0.8,
        notes: [
          ...bars.flatMap((bar) =>
            [0, 12].map((octave) => ({
              time: bar.start,
              duration: beat * 3,
              midi: root(key, bar.degree) + 12 + octave,
              velocity: growth(bar, bars),
            })),
          ),
          ...chord(key, 0, 3, 60).map((midi) => ({ ...last, duration: 2, midi })),
        ],
      },
    ],
  };
}
