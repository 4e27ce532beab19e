import { describe, expect, it } from "vitest";
import { calmest, type Sight } from "./calm.ts";
import { faceBox } from "./loop.ts";
import { mouthTrack } from "./mouth.ts";
import { steadied } from "./rig-file.ts";
import { roundOf, seamOf } from "./seam.ts";

const sight = (at: number, x = 0.5, more: Partial<NonNullable<Sight["face"]>> = {}): Sight => ({
  at,
  face: { middle: [x, 0.4], width: 0.2, turn: 0.1, gap: 0.05, mouth: { width: 0.6, skew: 0 }, mesh: [], ...more },
  crowded: false,
  change: 0,
});

describe("the calm part of a film", () => {
  it("is where the head moves least and the mouth is shut", () => {
    const sights = Array.from({ length: 61 }, (_, at) => sight(at / 2, at >= 20 && at <= 34 ? 0.5 : 0.5 + 0.05 * Math.sin(at)));
    const span = calmest(sights);
    expect(span?.start).toBeGreaterThanOrEqual(10);
    expect(span?.end).toBeLessThanOrEqual(17);
  });

  it("has no shout in it: a shorter stretch is taken where it is much calmer", () => {
    const talk = (at: number) => (at % 4.5 < 0.9 ? 0.45 : 0.04);
    const shouting = Array.from({ length: 97 }, (_, at) => sight(at / 4, 0.5, { gap: talk(at / 4) }));
    const span = calmest(shouting);
    expect(Array.from({ length: 13 }, (_, at) => talk((span?.start ?? 0) + at / 4)).some((gap) => gap > 0.4)).toBe(false);
    expect((span?.end ?? 0) - (span?.start ?? 0)).toBeCloseTo(3, 0);
    const talking = calmest(Array.from({ length: 97 }, (_, at) => sight(at / 4, 0.5, { gap: at % 4 === 0 ? 0.12 : 0.06 })));
    expect((talking?.end ?? 0) - (talking?.start ?? 0)).toBeCloseTo(6, 0);
  });

  /** A film of 15 s at four sights a second, with the mouth that `of` says at each second. */
  const mouths = (of: (at: number) => { width: number; skew: number }) =>
    Array.from({ length: 61 }, (_, at) => sight(at / 4, 0.5, { mouth: of(at / 4) }));

  it("has no faces in it that are made with shut lips: cheeks that are puffed, a mouth that is pulled aside", () => {
    const calm = { width: 0.6, skew: 0 };
    const pouting = calmest(mouths((at) => (at >= 3.5 && at < 11 ? { width: 0.53, skew: 0.02 * Math.sin(at * 2) } : calm)));
    expect((pouting?.end ?? 99) <= 3.5 || (pouting?.start ?? 0) >= 11).toBe(true);
    // A smile that stays is none of that, nor is a mouth that is always askew.
    for (const steady of [
      { width: 0.75, skew: 0 },
      { width: 0.6, skew: 0.05 },
    ]) {
      const span = calmest(mouths(() => steady));
      expect((span?.end ?? 0) - (span?.start ?? 0)).toBeGreaterThan(4.5);
    }
  });

  it("is nowhere in a film of somebody who makes faces throughout; speech is no such thing", () => {
    expect(calmest(mouths((at) => ({ width: 0.6, skew: 0.04 * Math.sin(at * 3) })))).toBeNull();
    expect(calmest(mouths((at) => ({ width: 0.6 + 0.05 * Math.sin(at * 7), skew: 0.014 * Math.sin(at * 5) })))).not.toBeNull();
  });

  it("is nowhere that the face is lost, turned away or not alone", () => {
    const spoiled: Sight[] = [{ ...sight(0), face: null }, sight(0, 0.5, { turn: 0.9 }), { ...sight(0), crowded: true }];
    for (const one of spoiled)
      expect(calmest(Array.from({ length: 20 }, (_, at) => (at % 4 === 0 ? { ...one, at: at / 2 } : sight(at / 2))))).toBeNull();
  });
});

it("a face in a loop reaches down to where its chin is lowest: captions leave somebody free who looks down", () => {
  const face = (down: number) =>
    [
      [40, 20 + down],
      [60, 20 + down],
      [50, 60 + down],
    ] as const;
  const box = faceBox([face(0), face(20), face(10)], { width: 100, height: 200 });
  expect(Object.values(box).map((value) => Math.round(value * 1000))).toEqual([400, 150, 200, 250]);
});

describe("a loop", () => {
  it("closes where a later frame is as near as a neighbour, and goes there and back where none is", () => {
    const wave = (a: number, b: number) => Math.abs(Math.sin(a / 5) - Math.sin(b / 5)) + Math.abs(Math.cos(a / 5) - Math.cos(b / 5));
    const over = seamOf(50, 20, wave);
    expect([over.way, Math.round((over.last + 1 - over.first) / (10 * Math.PI))]).toEqual(["over", 1]);
    expect(roundOf(over)).toHaveLength(over.last - over.first + 1);
    const drift = seamOf(40, 20, (a, b) => Math.abs(a - b));
    expect(drift).toEqual({ first: 0, last: 39, way: "back" });
    expect(roundOf({ first: 0, last: 3, way: "back" })).toEqual([0, 1, 2, 3, 2, 1]);
  });

  it("has a mesh that does not tremble, and follows a head that moves", () => {
    const frames = Array.from({ length: 20 }, (_, frame) =>
      Array.from({ length: 936 }, (_value, at) => frame * 10 + (at === 26 ? (frame % 2) * 4 : 0)),
    );
    const steady = steadied(frames);
    expect(Math.abs((steady[10]?.[26] ?? 0) - (steady[11]?.[26] ?? 0) + 10)).toBeLessThan(1.5);
    expect(steady[10]?.[100]).toBeCloseTo(100, 0);
  });
});

describe("what a mouth does", () => {
  it("is at the time of its cue, goes there and back by degrees, and rests in silence", () => {
    const track = mouthTrack([{ time: 0.4, duration: 0.2, open: 1, wide: 0.5 }], 25, 25);
    expect(track[12]?.open).toBeCloseTo(1, 5);
    expect([track[0]?.open, track[24]?.open]).toEqual([0, 0]);
    expect(track[9]?.open).toBeGreaterThan(0);
    expect(track[9]?.open).toBeLessThan(1);
    const middle = track.reduce((sum, { open }, at) => sum + open * (at + 0.5), 0) / track.reduce((sum, { open }) => sum + open, 0);
    expect(middle / 25).toBeCloseTo(0.5, 2);
  });
});
