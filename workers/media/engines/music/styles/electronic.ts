import { chord, root, step, type Key } from "../harmony.ts";
import { drum } from "../instruments/drums.ts";
import { synth } from "../instruments/synth.ts";
import type { Plan } from "../plan.ts";
import type { Chance } from "../random.ts";
import type { Score } from "../score.ts";
import { barsOf, hits, motif, rhythm } from "./writing.ts";

export const TEMPO = 122;

const bass = synth({
  wave: "saw",
  voices: 2,
  detune: 8,
  spread: 0.1,
  attack: 0.004,
  decay: 0.14,
  sustain: 0.5,
  release: 0.05,
  cutoff: 220,
  sweep: 1500,
  sweepTime: 0.08,
  resonance: 0.5,
});
const supersaw = synth({
  wave: "saw",
  voices: 6,
  detune: 34,
  spread: 1,
  attack: 0.02,
  decay: 1,
  sustain: 0.85,
  release: 0.25,
  cutoff: 6500,
  sweep: 2500,
  sweepTime: 0.4,
});
const veiled = synth({
  wave: "saw",
  voices: 4,
  detune: 26,
  spread: 1,
  attack: 0.2,
  decay: 1,
  sustain: 0.9,
  release: 0.3,
  cutoff: 1500,
  sweep: 0,
  sweepTime: 1,
});
const pluck = synth({
  wave: "square",
  voices: 2,
  detune: 9,
  spread: 0.5,
  attack: 0.003,
  decay: 0.11,
  sustain: 0.05,
  release: 0.1,
  cutoff: 1400,
  sweep: 6000,
  sweepTime: 0.06,
  resonance: 0.3,
});
const lead = synth({
  wave: "saw",
  voices: 3,
  detune: 16,
  spread: 0.5,
  attack: 0.006,
  decay: 0.3,
  sustain: 0.5,
  release: 0.15,
  cutoff: 1800,
  sweep: 3000,
  sweepTime: 0.15,
  resonance: 0.25,
});

/** Four on the floor: chords that breathe with the kick, an arpeggio, a rise before the lift. */
export function electronic(plan: Plan, random: Chance): Score {
  const key: Key = { tonic: random.pick([57, 59, 60, 62, 64]), mode: "minor" };
  const bars = barsOf(
    plan,
    random.pick([
      [0, 5, 2, 6],
      [5, 6, 0, 2],
      [0, 2, 6, 3],
      [5, 2, 6, 0],
    ]),
  );
  const { beat } = plan;
  const full = bars.filter(({ section }) => section !== "intro");
  const lifted = bars.filter(({ section }) => section === "lift");
  const order = random.pick([
    [0, 1, 2, 3, 2, 1, 2, 3],
    [0, 2, 1, 3, 0, 2, 3, 1],
    [3, 2, 1, 0, 1, 2, 3, 2],
  ]);
  const tune = motif(random, ["x..x..x...x.x...", "x..x..x.x..x....", "x...x..x..x.x..."], [0, 1, 2, 4, 5, 7, 8]);
  const kicks = full.flatMap((bar) => hits(bar.turn && bar.index < bars.length - 1 ? "x...x...x......." : "x...x...x...x...", bar, beat));
  const last = { time: plan.end, velocity: 1 };
  const arrivals = [...full.slice(0, 1), ...lifted.slice(0, 1)].map(({ start }) => start);
  return {
    kicks: [...kicks.map(({ time }) => time), plan.end],
    parts: [
      { instrument: drum("kick"), gain: 1, notes: [...kicks, { ...last, duration: 1, midi: 60 }] },
      { instrument: drum("clap"), gain: 0.6, room: 0.6, notes: full.flatMap((bar) => hits("....x.......x...", bar, beat)) },
      {
        instrument: drum("snare"),
        gain: 0.22,
        room: 0.5,
        notes: bars.filter(({ turn, index }) => turn && index < bars.length - 1).flatMap((bar) => hits("........x.x.xxxx", bar, beat)),
      },
      { instrument: drum("openHat"), gain: 0.2, notes: full.flatMap((bar) => hits("..x...x...x...x.", bar, beat, { pan: 0.2 })) },
      {
        instrument: drum("hat"),
        gain: 0.15,
        notes: bars.flatMap((bar) => hits("xoxoxoxoxoxoxoxo", bar, beat, { pan: -0.25, uneven: random })),
      },
      {
        instrument: drum("crash"),
        gain: 0.26,
        room: 0.5,
        notes: [...arrivals, plan.end].map((time) => ({ time, duration: 2, midi: 60, velocity: 1 })),
      },
      {
        instrument: drum("swell"),
        gain: 0.26,
        room: 0.4,
        notes: arrivals.filter((time) => time > 2.4).map((time) => ({ time: time - 2.39, duration: 2.4, midi: 60, velocity: 1 })),
      },
      {
        instrument: bass,
        gain: 0.5,
        duck: 0.75,
        notes: [
          ...full.flatMap((bar) =>
            rhythm("..x.x.x...x.x.xo", bar.start, beat).map(({ time, velocity, place }) => ({
              time,
              duration: beat * 0.2,
              midi: root(key, bar.degree) + (place === 14 ? 12 : 0),
              velocity,
            })),
          ),
          { ...last, duration: 1.2, midi: root(key, 0) },
        ],
      },
      {
        instrument: veiled,
        gain: 0.13,
        room: 0.5,
        duck: 0.6,
        notes: bars
          .filter(({ section }) => section !== "lift")
          .flatMap((bar) => chord(key, bar.degree, 4, 62).map((midi) => ({ time: bar.start, duration: beat * 4, midi, velocity: 0.8 }))),
      },
      {
        instrument: supersaw,
        gain: 0.13,
        room: 0.5,
        duck: 0.8,
        notes: [
          ...lifted.flatMap((bar) =>
            chord(key, bar.degree, 4, 66).map((midi) => ({ time: bar.start, duration: beat * 3.9, midi, velocity: 0.9 })),
          ),
          ...chord(key, 0, 4, 64).map((midi) => ({ ...last, duration: 1.5, midi })),
        ],
      },
      {
        instrument: pluck,
        gain: 0.27,
        room: 0.5,
        echo: 0.45,
        duck: 0.3,
        notes: bars.flatMap((bar) =>
          rhythm(bar.section === "intro" ? "x.o.x.o.x.o.x.o." : "xoxoxoxoxoxoxoxo", bar.start, beat).map(({ time, velocity, place }) => ({
            time,
            duration: beat * 0.2,
            midi: chord(key, bar.degree, 4, 72)[order[place % 8] ?? 0] ?? 72,
            velocity: velocity * (bar.section === "intro" ? 0.6 : 0.85),
            pan: place % 2 === 0 ? -0.3 : 0.3,
          })),
        ),
      },
      {
        instrument: lead,
        gain: 0.22,
        room: 0.5,
        echo: 0.3,
        duck: 0.3,
        notes: lifted.flatMap((bar) =>
          tune
            .filter(({ place }) => Math.floor(place / 16) === bar.index % 2)
            .map(({ place, degree }) => ({
              time: bar.start + ((place % 16) * beat) / 4,
              duration: beat * 0.45,
              midi: step(key, degree) + 12,
              velocity: 0.85,
            })),
        ),
      },
    ],
  };
}
