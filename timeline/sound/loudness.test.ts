import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { gainFor, limiterOf } from "./level.ts";
import { Limiter, LIMITER_DELAY } from "./limiter.ts";
import { LoudnessMeter } from "./loudness.ts";

const RATE = 48_000;
const sine = (length: number, level: number) =>
  Float32Array.from({ length: length * RATE }, (_, n) => level * Math.sin((2 * Math.PI * 997 * n) / RATE));

/** Noise that swells and ebbs, the same each time. */
function random() {
  let seed = 12_345;
  const next = () => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed / 1_073_741_824 - 1;
  };
  return (length: number) => Float32Array.from({ length }, (_, n) => next() * (0.5 + 0.5 * Math.sin(n / 5000)));
}

describe("the loudness of a mix", () => {
  it("is 0 LUFS of a full sine in both channels, 3 less in one", () => {
    const both = new LoudnessMeter();
    const tone = sine(3, 1);
    both.add([tone, tone]);
    expect(both.integrated()).toBeCloseTo(0, 1);
    const one = new LoudnessMeter();
    one.add([tone, new Float32Array(tone.length)]);
    expect(one.integrated()).toBeCloseTo(-3.01, 1);
  });

  it("does not count pauses, and is the same in parts", () => {
    const meter = new LoudnessMeter();
    const [tone, pause] = [sine(3, 0.1), new Float32Array(3 * RATE)];
    for (const part of [tone.subarray(0, 7777), tone.subarray(7777), pause]) meter.add([part, part]);
    // The blocks where the tone ends are heard, too.
    expect(meter.integrated()).toBeCloseTo(-20.3, 0);
    const silent = new LoudnessMeter();
    silent.add([pause, pause]);
    expect(silent.integrated()).toBeNull();
  });
});

describe("the limiter", () => {
  it("leaves what is quiet as it is, only louder and later", () => {
    const tone = sine(1, 0.1);
    const limiter = new Limiter(2, 0.8);
    const [left] = limiter.next([tone, tone]);
    const [rest] = limiter.end();
    const whole = [...left, ...rest].slice(LIMITER_DELAY, LIMITER_DELAY + tone.length);
    expect(Math.max(...whole.map((one, n) => Math.abs(one - 2 * (tone[n] ?? 0))))).toBeLessThan(1e-6);
  });

  it("keeps peaks below its ceiling without cutting them off", () => {
    const tone = sine(1, 1);
    const [left] = new Limiter(1, 0.5).next([tone, tone]);
    expect(Math.max(...left)).toBeLessThanOrEqual(0.5);
    const flat = [...left].filter((one) => Math.abs(one) > 0.4999).length;
    expect(flat / left.length).toBeLessThan(0.05);
  });

  it("gives the very samples of its first version, part by part", () => {
    const noise = random();
    const limiter = new Limiter(1.7, 0.794);
    const digest = createHash("sha256");
    const parts = [1, 100, 143, 144, 145, 4800, 48_000, 7].map((length) => limiter.next([noise(length), noise(length)]));
    for (const channel of [...parts, limiter.end()].flat()) digest.update(new Uint8Array(channel.buffer));
    expect(digest.digest("hex")).toBe("c5683adef4585a22eb9163b475a03ab97644b1fc06c20dbcc4e9d5af42b3f362");
  });
});

it("a mix whose peaks the limiter takes is as loud as one without", async () => {
  // Speech of half a second that is quiet, and a bang in each.
  const noise = random();
  const part = noise(10 * RATE).map((one, n) => one * (n % (RATE / 2) < RATE / 50 ? 1 : 0.12));
  const mix = async function* () {
    yield await Promise.resolve([part, part] as const);
  };
  const gain = await gainFor(mix);
  if (gain === null) throw new Error("it is silent");
  const heard = (by: number) => {
    const meter = new LoudnessMeter();
    meter.add(limiterOf(by).next([part, part]));
    return meter.integrated() ?? 0;
  };
  expect(Math.abs(heard(gain) + 14)).toBeLessThan(0.4);
  const measured = new LoudnessMeter();
  measured.add([part, part]);
  expect(heard(-14 - (measured.integrated() ?? 0))).toBeLessThan(-14.4);
});
