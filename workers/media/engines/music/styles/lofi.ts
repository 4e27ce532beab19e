import { chord, root, step, type Key } from "../harmony.ts";
import { drum } from "../instruments/drums.ts";
import { electricPiano } from "../instruments/struck.ts";
import { synth } from "../instruments/synth.ts";
import type { Plan } from "../plan.ts";
import type { Chance } from "../random.ts";
import type { Score } from "../score.ts";
import { barsOf, hits, motif, rhythm } from "./writing.ts";

export const TEMPO = 80;
const SWING = 0.3;

const bass = synth({
  wave: "soft",
  voices: 1,
  detune: 0,
  spread: 0,
  attack: 0.012,
  decay: 0.5,
  sustain: 0.5,
  release: 0.12,
  cutoff: 420,
  sweep: 200,
  sweepTime: 0.1,
});
const haze = synth({
  wave: "saw",
  voices: 3,
  detune: 14,
  spread: 0.9,
  attack: 0.5,
  decay: 1,
  sustain: 0.8,
  release: 0.6,
  cutoff: 1500,
  sweep: 0,
  sweepTime: 1,
});

/** Slow and dusty: electric piano in sevenths, a lazy beat. */
export function lofi(plan: Plan, random: Chance): Score {
  const key: Key = { tonic: random.pick([58, 60, 61, 63, 65]), mode: "major" };
  const bars = barsOf(
    plan,
    random.pick([
      [1, 4, 0, 5],
      [3, 2, 1, 0],
      [0, 5, 1, 4],
      [3, 4, 2, 5],
    ]),
  );
  const { beat } = plan;
  const full = bars.filter(({ section }) => section !== "intro");
  const comp = random.pick(["x.....o...x.....", "x.......o.x.....", "x..o......x..o.."]);
  const tune = motif(random, ["..x..x....x.....", "x...x..x........", "....x.x...x..x.."], [2, 4, 5, 7, 8, 9, 11]);
  const kicks = full.flatMap((bar) => hits(bar.section === "lift" ? "x.....ox..x....." : "x......x..x.....", bar, beat, { swing: SWING }));
  const last = { time: plan.end, velocity: 0.8 };
  return {
    kicks: kicks.map(({ time }) => time),
    tone: 13_000,
    parts: [
      { instrument: drum("softKick"), gain: 0.85, notes: [...kicks, { ...last, duration: 1, midi: 60 }] },
      {
        instrument: drum("softSnare"),
        gain: 0.75,
        room: 0.5,
        notes: full.flatMap((bar) => hits(bar.turn ? "....x.......x..o" : "....x.......x...", bar, beat, { swing: SWING, uneven: random })),
      },
      {
        instrument: drum("rim"),
        gain: 0.26,
        room: 0.6,
        notes: bars.flatMap((bar) => hits("..........o..o..", bar, beat, { swing: SWING, pan: -0.4, uneven: random })),
      },
      {
        instrument: drum("hat"),
        gain: 0.34,
        notes: full.flatMap((bar) => hits("x.o.x.o.x.o.x.oo", bar, beat, { swing: SWING, pan: 0.3, uneven: random })),
      },
      {
        instrument: drum("shaker"),
        gain: 0.25,
        notes: full
          .filter(({ section }) => section === "lift")
          .flatMap((bar) => hits("o.x.o.x.o.x.o.x.", bar, beat, { swing: SWING, pan: -0.3, uneven: random })),
      },
      {
        instrument: drum("dust"),
        gain: 0.6,
        notes: Array.from({ length: Math.ceil(plan.duration / 1.9) }, (_, index) => ({
          time: index * 1.9,
          duration: 2,
          midi: 60,
          velocity: 0.6 + random.next() * 0.4,
        })),
      },
      {
        instrument: bass,
        gain: 0.52,
        duck: 0.2,
        notes: [
          ...full.flatMap((bar) =>
            rhythm("x.....o...x..o..", bar.start, beat, SWING).map(({ time, velocity, place }) => ({
              time,
              duration: beat * 0.8,
              midi: root(key, bar.degree) + (place === 13 ? 7 : 0),
              velocity,
            })),
          ),
          { ...last, duration: 1.6, midi: root(key, 0) },
        ],
      },
      {
        instrument: electricPiano,
        gain: 0.2,
        room: 0.7,
        notes: [
          ...bars.flatMap((bar) =>
            rhythm(comp, bar.start, beat, SWING).flatMap(({ time, velocity }) =>
              chord(key, bar.degree, 5, 64).map((midi, index) => ({
                time: time + index * 0.012,
                duration: beat * 1.6,
                midi,
                velocity: velocity * (0.7 + random.next() * 0.2),
                pan: index * 0.2 - 0.4,
              })),
            ),
          ),
          ...chord(key, 0, 5, 64).map((midi, index) => ({ ...last, time: plan.end + index * 0.03, duration: 2.2, midi })),
        ],
      },
      {
        instrument: haze,
        gain: 0.05,
        room: 0.8,
        duck: 0.3,
        notes: bars.flatMap((bar) =>
          chord(key, bar.degree, 3, 58).map((midi) => ({ time: bar.start, duration: beat * 4, midi, velocity: 0.7 })),
        ),
      },
      {
        instrument: electricPiano,
        gain: 0.2,
        room: 0.8,
        echo: 0.45,
        notes: full.flatMap((bar) =>
          tune
            .filter(({ place }) => Math.floor(place / 16) === bar.index % 2)
            .map(({ place, degree }) => ({
              time: bar.start + ((place % 16) * beat) / 4,
              duration: beat * 0.8,
              midi: step(key, degree) + 12,
              velocity: 0.6 + random.next() * 0.2,
              pan: 0.25,
            })),
        ),
      },
    ],
  };
}
