import { chord, root, step, type Key } from "../harmony.ts";
import { drum } from "../instruments/drums.ts";
import { brightKeys, marimba } from "../instruments/struck.ts";
import { synth } from "../instruments/synth.ts";
import type { Plan } from "../plan.ts";
import type { Chance } from "../random.ts";
import type { Score } from "../score.ts";
import { barsOf, hits, motif, rhythm } from "./writing.ts";

export const TEMPO = 116;

const bass = synth({
  wave: "saw",
  voices: 1,
  detune: 0,
  spread: 0,
  attack: 0.004,
  decay: 0.12,
  sustain: 0.55,
  release: 0.06,
  cutoff: 260,
  sweep: 900,
  sweepTime: 0.07,
  resonance: 0.35,
});
const pad = synth({
  wave: "saw",
  voices: 4,
  detune: 16,
  spread: 0.9,
  attack: 0.25,
  decay: 1,
  sustain: 0.8,
  release: 0.4,
  cutoff: 3400,
  sweep: 0,
  sweepTime: 1,
});

/** Bright pop: syncopated keys, claps, a marimba tune. */
export function upbeat(plan: Plan, random: Chance): Score {
  const key: Key = { tonic: random.pick([60, 62, 63, 65, 67]), mode: "major" };
  const bars = barsOf(
    plan,
    random.pick([
      [0, 4, 5, 3],
      [5, 3, 0, 4],
      [0, 5, 3, 4],
      [3, 0, 4, 5],
    ]),
  );
  const { beat } = plan;
  const stabs = random.pick(["x..x..x...x..x..", "x..x..x.x..x..x.", "x.x..x..x.x..x.."]);
  const tune = motif(random, ["x.x.x..x..x.x...", "x..x..x.x...x...", "..x.x.x.x..x...."], [0, 1, 2, 4, 5, 7, 8, 9]);
  const kicks = bars.flatMap((bar) =>
    bar.section === "intro" ? [] : hits(bar.section === "lift" ? "x..o..x.x.o...o." : "x.....x.x.......", bar, beat),
  );
  const full = bars.filter(({ section }) => section !== "intro");
  const lifted = bars.filter(({ section }) => section === "lift");
  const last = { time: plan.end, velocity: 1 };
  return {
    kicks: kicks.map(({ time }) => time),
    parts: [
      { instrument: drum("kick"), gain: 0.9, notes: [...kicks, { ...last, duration: 1, midi: 60 }] },
      {
        instrument: drum("snare"),
        gain: 0.5,
        room: 0.5,
        notes: full.flatMap((bar) => hits(bar.turn ? "....x.......x.xx" : "....x.......x...", bar, beat)),
      },
      { instrument: drum("clap"), gain: 0.5, room: 0.7, notes: bars.flatMap((bar) => hits("....x.......x...", bar, beat, { pan: 0.12 })) },
      {
        instrument: drum("hat"),
        gain: 0.2,
        notes: bars.flatMap((bar) => hits("x.o.x.o.x.o.x.oo", bar, beat, { pan: 0.25, uneven: random })),
      },
      {
        instrument: drum("tambourine"),
        gain: 0.16,
        notes: lifted.flatMap((bar) => hits("o.x.o.x.o.x.o.x.", bar, beat, { pan: -0.35, uneven: random })),
      },
      {
        instrument: drum("crash"),
        gain: 0.24,
        room: 0.4,
        notes: [...full.filter((bar) => bars[bar.index - 1]?.section !== bar.section).map(({ start }) => start), plan.end].map((time) => ({
          time,
          duration: 2,
          midi: 60,
          velocity: 1,
          pan: -0.2,
        })),
      },
      {
        instrument: bass,
        gain: 0.5,
        duck: 0.35,
        notes: [
          ...full.flatMap((bar) =>
            rhythm("x.xx..x.x.xx..x.", bar.start, beat).map(({ time, velocity, place }) => ({
              time,
              duration: beat * 0.22,
              midi: root(key, bar.degree) + (place === 6 || place === 14 ? 12 : 0),
              velocity,
            })),
          ),
          { ...last, duration: 1.4, midi: root(key, 0) },
        ],
      },
      {
        instrument: brightKeys,
        gain: 0.24,
        room: 0.5,
        notes: [
          ...bars.flatMap((bar) =>
            rhythm(stabs, bar.start, beat).flatMap(({ time, velocity, place }) =>
              chord(key, bar.degree, 3, 67).map((midi, index) => ({
                time,
                duration: beat * (place === 0 ? 0.7 : 0.4),
                midi,
                velocity: velocity * 0.9,
                pan: index * 0.3 - 0.3,
              })),
            ),
          ),
          ...chord(key, 0, 4, 67).map((midi) => ({ ...last, duration: 2, midi })),
        ],
      },
      {
        instrument: pad,
        gain: 0.085,
        room: 0.6,
        duck: 0.5,
        notes: full.flatMap((bar) =>
          chord(key, bar.degree, 4, 62).map((midi) => ({ time: bar.start, duration: beat * 4, midi, velocity: 0.8 })),
        ),
      },
      {
        instrument: marimba,
        gain: 0.38,
        room: 0.6,
        echo: 0.3,
        notes: full
          .filter(({ index }) => index >= 4 || full.length < 6)
          .flatMap((bar) =>
            tune
              .filter(({ place }) => Math.floor(place / 16) === bar.index % 2)
              .flatMap(({ place, degree }) => {
                const note = {
                  time: bar.start + ((place % 16) * beat) / 4,
                  duration: 0.4,
                  midi: step(key, degree) + 12,
                  velocity: 0.85,
                  pan: 0.15,
                };
                return bar.section === "lift" ? [note, { ...note, midi: note.midi + 12, velocity: 0.4, pan: -0.3 }] : [note];
              }),
          ),
      },
    ],
  };
}
