import { describe, expect, it } from "vitest";
import { RATIOS, TEMPLATES } from "../brief.ts";
import { documentDuration } from "../document.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { seconds } from "../time.ts";
import { compose } from "./compose.ts";
import { prompt } from "./prompt.ts";
import { schedule } from "./schedule.ts";

const brief = fixtureBrief({ template: "studio", ratio: "9:16", language: "en" });
const natural = schedule(brief, 2).duration;

describe("an ad that was asked to be longer than its words", () => {
  it.each(TEMPLATES)("is filled with pictures to that length: %s", (template) => {
    for (const ratio of RATIOS) {
      const length = Math.round(natural * 1.2);
      const document = compose({ ...fixtureBrief({ template, ratio, language: "en" }), length });
      expect(Math.abs(seconds(documentDuration(document)) - length) / length).toBeLessThan(0.1);
      const grounds = document.tracks.filter(({ name }) => name === "ground").flatMap(({ elements }) => elements);
      for (const ground of grounds.slice(0, -1)) expect(seconds(ground.duration)).toBeLessThanOrEqual(2.55);
    }
  });
  it("is not stretched beyond a quarter of itself, and no pause is longer than 2.6 s", () => {
    const plan = schedule({ ...brief, length: 300 }, 2);
    expect(plan.duration).toBeLessThan(natural * 1.33);
    for (const clip of plan.clips) expect(clip.end - clip.start - (clip.voice?.duration ?? 0)).toBeLessThan(2.6 + 1.15 + 0.6);
  });
  it("keeps its voice in step with its words", () => {
    const document = compose({ ...brief, length: Math.round(natural * 1.2) });
    const voices = document.tracks.flatMap(({ elements }) => elements).filter((e) => e.type === "audio" && e.assetId?.startsWith("voice"));
    const plan = schedule(prompt({ ...brief, length: Math.round(natural * 1.2) }), 2.4);
    expect(voices.map(({ startTime }) => seconds(startTime))).toEqual(plan.clips.map(({ start }) => expect.closeTo(start, 4)));
  });
});

it("an ad that is long enough stays as it is", () => {
  expect(schedule({ ...brief, length: Math.round(natural) }, 2)).toEqual(schedule(brief, 2));
  expect(schedule({ ...brief, length: 5 }, 2)).toEqual(schedule(brief, 2));
});

describe("an ad of one picture and next to nothing to say", () => {
  const few = { ...brief, pictures: brief.pictures.slice(0, 1), films: [], clips: [...brief.clips.slice(0, 2), ...brief.clips.slice(-1)] };

  it("is not filled with moments without words", () => {
    expect(schedule({ ...few, length: 60 }, 2).duration).toBeCloseTo(schedule({ ...few, length: null }, 2).duration);
  });
  it.each(TEMPLATES)("has fewer frames than one of many pictures, and none stands for more than 6.5 s: %s", (template) => {
    const made = (pictures: typeof brief.pictures) => {
      const grounds = compose({ ...fixtureBrief({ template, ratio: "9:16", language: "en" }), ...few, template, pictures, length: null })
        .tracks.filter(({ name }) => name === "ground")
        .flatMap(({ elements }) => elements);
      return grounds.map(({ duration }) => seconds(duration));
    };
    const [one, many] = [made(few.pictures), made(brief.pictures)];
    expect(one.length).toBeLessThanOrEqual(many.length);
    expect(Math.max(...one)).toBeLessThanOrEqual(6.55);
  });
});
