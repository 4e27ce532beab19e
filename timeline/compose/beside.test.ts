import { describe, expect, it } from "vitest";
import type { ElementOf } from "../document/element.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { DECOR } from "../decor.ts";
import { seconds } from "../time.ts";
import { TEMPLATES, RATIOS } from "../brief.ts";
import { byPairs } from "../../tests/setup/pairs.ts";
import { besideThing, touches } from "./beside.ts";
import { compose } from "./compose.ts";
import { captionArea } from "./geometry.ts";

const frame = { width: 1920, safe: { x: 70, y: 60, w: 1780, h: 920 } };
const whole = { x: 0, y: 0, w: 1920, h: 1080 };

describe("the room beside a thing", () => {
  it("is its larger side, within the safe zone", () => {
    const right = besideThing(whole, { x: 200, y: 100, w: 500, h: 700 }, frame);
    expect(right).toMatchObject({ y: 60, h: 920 });
    expect((right?.x ?? 0) > 700 && (right?.x ?? 0) + (right?.w ?? 0) === 1850).toBe(true);
    expect(besideThing(whole, { x: 1200, y: 100, w: 500, h: 700 }, frame)?.x).toBe(70);
  });
  it("is none beside a broad thing, nor in a narrow place", () => {
    expect(besideThing(whole, { x: 400, y: 100, w: 1100, h: 700 }, frame)).toBeNull();
    expect(besideThing({ ...whole, w: 900 }, { x: 100, y: 100, w: 200, h: 700 }, frame)).toBeNull();
  });
  it("is touched by a text that reaches into it", () => {
    const area = { x: 1000, y: 60, w: 850, h: 920 };
    const text = (x: number) => ({ transform: { x, y: 300, width: 400, height: 80 } }) as Parameters<typeof touches>[0];
    expect([touches(text(300), area), touches(text(900), area)]).toEqual([false, true]);
  });
});

it("what is said stands beside a small thing, larger than in its own place", () => {
  const captions = compose(fixtureBrief({ template: "demo", ratio: "16:9", language: "en", packshots: true })).tracks.flatMap(
    ({ name, elements }) => (name === "caption" ? elements.filter((e): e is ElementOf<"text"> => e.type === "text") : []),
  );
  const { y, h } = captionArea("16:9");
  const beside = captions.filter(({ transform }) => transform.y !== y + h / 2);
  const own = captions.filter(({ transform }) => transform.y === y + h / 2);
  expect(Math.min(beside.length, own.length)).toBeGreaterThan(0);
  for (const { style } of beside) expect(style.size).toBeGreaterThan(own[0]?.style.size ?? Number.POSITIVE_INFINITY);
});

describe.each(byPairs({ template: TEMPLATES, ratio: RATIOS, language: ["en", "zh"] as const }))("$template $ratio $language", (options) => {
  it("shows no picture without words for a second, where nothing is said for three", () => {
    const brief = fixtureBrief(options);
    const clips = brief.clips.map((clip) => (clip.voice ? { ...clip, voice: { ...clip.voice, pause: 3 } } : clip));
    const document = compose({ ...brief, clips });
    const texts = document.tracks
      .flatMap(({ elements }) => elements.filter((e) => e.type === "text" && e.name !== DECOR))
      .toSorted((a, b) => a.startTime - b.startTime);
    const gaps: number[] = [];
    texts.reduce((end, e) => {
      gaps.push(e.startTime - end);
      return Math.max(end, e.startTime + e.duration);
    }, 0);
    expect(seconds(Math.max(...gaps))).toBeLessThan(1);
  });
});
