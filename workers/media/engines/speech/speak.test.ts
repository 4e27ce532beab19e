import { expect, test } from "vitest";
import { loudness } from "../sound/loudness.ts";
import { speak } from "./speak.ts";
import { SAMPLE_RATE } from "./synthesis.ts";
import { voices } from "./voices.ts";
import { voiceFor } from "./engine.ts";

const CASES = [
  ["af_heart", "Order the PortaBlend today for $39.99. Free shipping, 24/7!"],
  ["bm_george", "Ready in ninety seconds."],
  ["zf_xiaoxiao", "随行榨汁杯：充一次电，能打20杯。现在只要¥199！"],
] as const;

/** The first case, for all who ask how a text is spoken and not which. */
let order: ReturnType<typeof speak> | undefined;
function speakOrder() {
  const [id, text] = CASES[0];
  return (order ??= speak(text, voiceFor({ voice: id, language: "en" }), 1, () => undefined));
}

const level = (samples: Float32Array): number => Math.sqrt(samples.reduce((sum, x) => sum + x * x, 0) / Math.max(1, samples.length));

test.each(CASES)(
  "%s speaks at a steady level, word by word, from the first to the last",
  async (id, text) => {
    const voice = voices.find((candidate) => candidate.id === id) ?? voices[0];
    if (voice === undefined) throw new Error("no voice");
    const { samples, duration, words, mouth } = await (id === CASES[0][0] ? speakOrder() : speak(text, voice, 1, () => undefined));
    expect(samples.length / SAMPLE_RATE).toBeCloseTo(duration, 6);
    expect(loudness([samples], SAMPLE_RATE)).toBeCloseTo(-16, 0);
    expect(words.map((word) => word.text).join(voice.language === "zh-CN" ? "" : " ")).toBe(text);
    expect(words[0]?.start).toBeLessThan(0.2);
    expect(duration - (words.at(-1)?.end ?? 0)).toBeLessThan(0.4);
    for (const [index, word] of words.entries()) {
      expect(word.end).toBeGreaterThan(word.start);
      expect(word.start).toBeGreaterThanOrEqual((words[index - 1]?.end ?? 0) - 0.001);
      expect(level(samples.subarray(word.start * SAMPLE_RATE, word.end * SAMPLE_RATE))).toBeGreaterThan(0.02);
    }
    expect(mouth.every((cue) => cue.time < duration && cue.open >= 0 && cue.open <= 1 && Math.abs(cue.wide) <= 1)).toBe(true);
    expect(Math.max(...mouth.map((cue) => cue.open))).toBeGreaterThan(0.7);
  },
  60_000,
);

/** Pearson's, of the second against the first so many steps later. */
function follows(sound: readonly number[], mouth: readonly number[], lag: number): number {
  const pairs = sound.flatMap((one, at) => (mouth[at + lag] === undefined ? [] : [[one, mouth[at + lag] ?? 0] as const]));
  const mean = (of: 0 | 1): number => pairs.reduce((sum, pair) => sum + pair[of], 0) / pairs.length;
  const [a, b] = [mean(0), mean(1)];
  const sum = (f: (x: number, y: number) => number): number => pairs.reduce((total, [x, y]) => total + f(x - a, y - b), 0);
  return sum((x, y) => x * y) / Math.sqrt(sum((x) => x * x) * sum((_, y) => y * y));
}

test("the mouth opens with the sound, neither before nor after it", async () => {
  const { samples, duration, mouth } = await speakOrder();
  const step = 0.02;
  const times = Array.from({ length: Math.floor(duration / step) }, (_, at) => at * step);
  const sound = times.map((at) => level(samples.subarray(at * SAMPLE_RATE, (at + step) * SAMPLE_RATE)));
  const open = times.map((at) => mouth.find((cue) => at >= cue.time && at < cue.time + cue.duration)?.open ?? 0);
  const lags = Array.from({ length: 17 }, (_, at) => at - 8).toSorted((a, b) => follows(sound, open, b) - follows(sound, open, a));
  expect(Math.abs(lags[0] ?? 9) * step).toBeLessThanOrEqual(0.04);
  expect(follows(sound, open, 0)).toBeGreaterThan(0.3);
}, 60_000);

test("the timings are those of the sound: the pause between two sentences is where they say", async () => {
  const [voice] = voices;
  if (voice === undefined) throw new Error("no voice");
  const first = "This first sentence is rather long, so that it is spoken on its own, whatever else the next one has.";
  const second = "Then comes another sentence, in a portion of its own because both of them are long.";
  const { samples, words } = await speak(`${first} ${second}`, voice, 1, () => undefined);
  const [before, after] = [words.find(({ text }) => text === "has."), words.find(({ text }) => text === "Then")];
  const silence = samples.subarray(((before?.end ?? 0) + 0.05) * SAMPLE_RATE, ((after?.start ?? 0) - 0.05) * SAMPLE_RATE);
  expect(silence.length / SAMPLE_RATE).toBeGreaterThan(0.05);
  expect(level(silence)).toBeLessThan(0.02);
});

test("speed shortens speech", async () => {
  const [voice] = voices;
  if (voice === undefined) throw new Error("no voice");
  const [slow, quick] = [await speakOrder(), await speak(CASES[0][1], voice, 1.5, () => undefined)];
  expect(slow.duration / quick.duration).toBeGreaterThan(1.3);
});

test("a voice that is not there, or speaks another language, is refused with what there is", () => {
  expect(() => voiceFor({ voice: "nobody", language: "en" })).toThrow(/af_heart/);
  expect(() => voiceFor({ voice: "af_heart", language: "zh" })).toThrow(/zf_xiaoxiao/);
  expect(() => voiceFor({ voice: "ef_dora", language: "es" })).toThrow(expect.objectContaining({ code: "VOICE_UNKNOWN" }));
});

test("a text without words is refused", async () => {
  const [voice] = voices;
  if (voice === undefined) throw new Error("no voice");
  await expect(speak("… 😀 !", voice, 1, () => undefined)).rejects.toMatchObject({ code: "INPUT_UNREADABLE" });
});
