import { chord, root, step, type Key } from "../harmony.ts";
import { drum } from "../instruments/drums.ts";
import { doubleBass, guitar } from "../instruments/string.ts";
import { glockenspiel } from "../instruments/struck.ts";
import { synth } from "../instruments/synth.ts";
import type { Plan } from "../plan.ts";
import type { Chance } from "../random.ts";
import type { Note, Score } from "../score.ts";
import { barsOf, hits, motif, rhythm, type Bar } from "./writing.ts";

export const TEMPO = 102;

const breath = synth({
  wave: "soft",
  voices: 4,
  detune: 12,
  spread: 0.8,
  attack: 0.4,
  decay: 1,
  sustain: 0.9,
  release: 0.5,
  cutoff: 1300,
  sweep: 0,
  sweepTime: 1,
});

/** A hand over the strings: one after the other, down from the lowest or up from the highest. */
function strum(key: Key, bar: Bar, beat: number, pattern: string, random: Chance): Note[] {
  const strings = [root(key, bar.degree) + 12, ...chord(key, bar.degree, 4, 64)];
  return rhythm(pattern, bar.start, beat).flatMap(({ time, velocity, place }) => {
    const order = place % 4 === 0 ? strings : strings.slice(2).toReversed();
    return order.map((midi, index) => ({
      time: time + index * 0.011,
      duration: beat * 0.8,
      midi,
      velocity: velocity * (0.55 + random.next() * 0.15),
      pan: 0.35,
    }));
  });
}

/** Round a fire: fingerpicked guitar, then strummed; hands, shaker, glockenspiel. */
export function acoustic(plan: Plan, random: Chance): Score {
  const key: Key = { tonic: random.pick([60, 62, 64, 67]), mode: "major" };
  const bars = barsOf(
    plan,
    random.pick([
      [0, 4, 5, 3],
      [0, 3, 5, 4],
      [0, 2, 3, 4],
      [0, 5, 3, 4],
    ]),
  );
  const { beat } = plan;
  const full = bars.filter(({ section }) => section !== "intro");
  const lifted = bars.filter(({ section }) => section === "lift");
  const fingers = random.pick([
    [0, 2, 1, 3, 0, 2, 3, 1],
    [0, 1, 2, 3, 0, 3, 2, 1],
    [0, 3, 2, 1, 0, 2, 3, 2],
  ]);
  const tune = motif(random, ["x...x.x...x.....", "x.x...x.....x...", "..x.x...x.x....."], [0, 1, 2, 4, 5, 7, 8]);
  const last = { time: plan.end, velocity: 0.9 };
  return {
    kicks: [],
    parts: [
      {
        instrument: guitar,
        gain: 0.62,
        room: 0.35,
        notes: [
          ...bars.flatMap((bar) =>
            rhythm("x.x.x.x.x.x.x.x.", bar.start, beat).map(({ time, place }) => {
              const strings = [root(key, bar.degree) + 12, ...chord(key, bar.degree, 3, 64)];
              return {
                time: time + random.next() * 0.006,
                duration: beat * 1.2,
                midi: strings[fingers[place / 2] ?? 0] ?? 60,
                velocity: place % 8 === 0 ? 0.9 : 0.6 + random.next() * 0.15,
                pan: -0.3,
              };
            }),
          ),
          ...[root(key, 0) + 12, ...chord(key, 0, 4, 64)].map((midi, index) => ({
            ...last,
            time: plan.end + index * 0.035,
            duration: 2.2,
            midi,
            pan: -0.1,
          })),
        ],
      },
      {
        instrument: guitar,
        gain: 0.34,
        room: 0.35,
        notes: [
          ...lifted.flatMap((bar) => strum(key, bar, beat, "x...x.o..ox.x.o.", random)),
          // The last chord is struck by both hands, and once more as it begins to die away.
          ...chord(key, 0, 4, 64).flatMap((midi, index) => [
            { ...last, time: plan.end + index * 0.012, duration: 2, midi, pan: 0.35 },
            { time: plan.end + 0.3 + index * 0.05, duration: 1.8, midi: midi + 12, velocity: 0.6, pan: 0.2 },
          ]),
        ],
      },
      {
        instrument: doubleBass,
        gain: 0.85,
        room: 0.15,
        notes: [
          ...full.flatMap((bar) =>
            rhythm("x.......x.....o.", bar.start, beat).map(({ time, velocity, place }) => ({
              time,
              duration: beat * 1.4,
              midi: root(key, bar.degree) + (place === 8 ? 7 : 0),
              velocity,
            })),
          ),
          { ...last, duration: 2, midi: root(key, 0) },
        ],
      },
      {
        instrument: drum("softKick"),
        gain: 0.6,
        notes: [...full.flatMap((bar) => hits("x.......x.o.....", bar, beat)), { ...last, duration: 1, midi: 60 }],
      },
      {
        instrument: drum("clap"),
        gain: 0.2,
        room: 0.8,
        notes: lifted.flatMap((bar) => hits("....x.......x...", bar, beat, { pan: 0.1, uneven: random })),
      },
      {
        instrument: drum("rim"),
        gain: 0.16,
        room: 0.5,
        notes: full.filter(({ section }) => section === "main").flatMap((bar) => hits("....x.......x...", bar, beat, { pan: 0.2 })),
      },
      {
        instrument: drum("shaker"),
        gain: 0.17,
        notes: full.flatMap((bar) => hits("o.x.o.x.o.x.o.x.", bar, beat, { pan: 0.4, uneven: random })),
      },
      {
        instrument: drum("tambourine"),
        gain: 0.13,
        room: 0.4,
        notes: lifted.flatMap((bar) => hits("....x.......x...", bar, beat, { pan: -0.4 })),
      },
      {
        instrument: breath,
        gain: 0.07,
        room: 0.7,
        notes: [
          ...full.flatMap((bar) =>
            chord(key, bar.degree, 3, 60).map((midi) => ({ time: bar.start, duration: beat * 4, midi, velocity: 0.8 })),
          ),
          ...chord(key, 0, 3, 60).map((midi) => ({ time: plan.end, duration: 0.9, midi, velocity: 1 })),
        ],
      },
      {
        instrument: glockenspiel,
        gain: 0.13,
        room: 0.8,
        echo: 0.25,
        notes: full
          .filter(({ index }) => index >= 2)
          .flatMap((bar) =>
            tune
              .filter(({ place }) => Math.floor(place / 16) === bar.index % 2)
              .map(({ place, degree }) => ({
                time: bar.start + ((place % 16) * beat) / 4,
                duration: 1,
                midi: step(key, degree) + 12,
                velocity: 0.7 + random.next() * 0.15,
                pan: 0.2,
              })),
          ),
      },
    ],
  };
}
