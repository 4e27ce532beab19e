import { describe, expect, it } from "vitest";
import { report, type Report } from "../report.ts";
import { likenessOf } from "./ad-pattern.ts";

const scene = (start: number, end: number) => ({ start, end, motion: 3, faces: 0, face: 0 });
const told = (change: Partial<Report>): Report =>
  report.parse({
    version: 1,
    name: "summer ad",
    width: 1080,
    height: 1920,
    duration: 17.6,
    pace: { cuts_a_minute: 30, shortest: 1, median: 1.4, longest: 4 },
    hook: { cuts: 1, faces: 1, sound_from: 0, motion: 3, said: "Tired of cold coffee?" },
    sound: { loudness: -14, silent: 0 },
    scenes: [scene(0, 2), scene(2, 17.6)],
    more: 0,
    tiles: { columns: 2, width: 1, height: 1 },
    transcript: { engine: "fake", language: "en", lines: [] },
    on_screen_text: null,
    call_to_action: [{ start: 15.2, end: 17, text: "Order yours today." }],
    ...change,
  });
const opening = (said: string) => likenessOf(told({ hook: { cuts: 0, faces: 0, sound_from: 0, motion: 0, said } })).pattern.angle;

describe("an ad like a video", () => {
  it("has its shape, about its length, its pace, and asks for what it asks for", () => {
    expect(likenessOf(told({}))).toEqual({
      pattern: { name: "summer ad", seconds: 17.6, angle: "problem-solution", clip_seconds: 2, action_at: 15.2 },
      ratio: "9:16",
      length: 20,
      objective: "sales",
      template: "kinetic",
    });
  });

  it("opens as it does, in both languages", () => {
    expect(["Only $19 this week", "今天下单只要99元", "Over 3,000 reviews", "回购三次的爆款", "你还在用旧的吗"].map(opening)).toEqual([
      "offer",
      "offer",
      "social-proof",
      "social-proof",
      "problem-solution",
    ]);
    expect(["Last week I met a fox", "上次去露营，我", "Double walls of steel", ""].map(opening)).toEqual([
      "story",
      "story",
      "benefit-first",
      null,
    ]);
  });

  it("says nothing of what is not known: one take, unheard, without a goal", () => {
    const made = likenessOf(
      told({
        scenes: [scene(0, 200)],
        duration: 200,
        width: 800,
        height: 780,
        transcript: null,
        call_to_action: null,
        name: "好".repeat(200),
      }),
    );
    expect(made).toEqual({
      pattern: { name: "好".repeat(60), seconds: 200, angle: null, clip_seconds: 4, action_at: null },
      ratio: "1:1",
      length: 60,
    });
  });
});
