import { describe, expect, it } from "vitest";
import type { AdBrief } from "../brief.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { slots } from "./direction.ts";
import { buttonOf, priceShot } from "./moments.ts";
import { schedule } from "./schedule.ts";

type Line = readonly [role: AdBrief["clips"][number]["role"], text: string, seconds: number];

function planOf(...lines: Line[]) {
  const brief = fixtureBrief({ template: "studio", ratio: "9:16", language: "en", music: false });
  const clips = lines.map(([role, text, duration], i) => {
    const words = text
      .split(" ")
      .map((word, at, all) => ({ text: word, start: (at * duration) / all.length, end: ((at + 1) * duration) / all.length }));
    return { id: `c${i}`, role, headline: text, text, duration, voice: { url: "v", duration, words } };
  });
  return { product: brief.product, plan: schedule({ ...brief, clips }, 2) };
}
const CALL: Line = ["cta", "Tap below and get yours today.", 2.5];

describe("the shot for the price", () => {
  it("is the one in which the offer says it", () => {
    const { plan, product } = planOf(
      ["hook", "Cold coffee again today?", 2],
      ["offer", "All of this was more than that before but now it is only €29.90.", 6],
      CALL,
    );
    const shot = priceShot(plan, product);
    expect(shot?.start).toBeGreaterThan(plan.clips[1]?.start ?? 99);
    expect(shot?.end).toBeCloseTo(plan.clips[1]?.end ?? 0);
  });
  it("begins the offer where the offer names no figure", () => {
    const { plan, product } = planOf(["hook", "Cold coffee again today?", 2], ["offer", "Now at a fair price for every day.", 3], CALL);
    expect(priceShot(plan, product)?.start).toBe(plan.clips[1]?.start);
  });
  it("leaves a hook that says it the first shot", () => {
    const { plan, product } = planOf(
      ["hook", "€29.90 for a steel bottle that keeps coffee hot? Hear me out for one moment.", 5],
      ["benefit", "Hot for a day.", 2],
      CALL,
    );
    expect(priceShot(plan, product)).toBe(plan.clips[0]?.shots[1]);
  });
  it("is none where nobody says it: the call to action shows it", () => {
    const { plan, product } = planOf(["hook", "Cold coffee again today?", 2], ["benefit", "Hot for a day.", 2], CALL);
    expect(priceShot(plan, product)).toBeNull();
  });
});

describe("the call to action", () => {
  it("is one shot, the last, however long its words are", () => {
    for (const length of [2, 5, 8]) {
      const { plan } = planOf(
        ["hook", "Cold coffee again today?", 2],
        ["cta", "That is the whole story and there is nothing more to it.", 2.5],
        ["cta", "Tap below and get yours today while you are thinking of it.", length],
      );
      const calls = slots(plan).filter(({ call }) => call);
      expect(calls.map(({ until }) => until)).toEqual([plan.duration]);
      expect(calls[0]?.length).toBeLessThanOrEqual(4.5);
    }
  });
});

it("what cannot be bought has a button that says nothing of buying, unless its user chose the words", () => {
  const brief = fixtureBrief({ template: "studio", ratio: "9:16", language: "en" });
  const gone = { ...brief, product: { ...brief.product, sold_out: true } };
  expect(buttonOf({ ...brief, call: "" })).toBe("Shop now");
  expect(buttonOf({ ...gone, call: "" })).toBe("See it");
  expect(buttonOf({ ...gone, call: "Tell me when" })).toBe("Tell me when");
});

it("a headline that is an amount alone is not set beside the price", () => {
  const { plan, product } = planOf(["hook", "Cold coffee again today?", 2], ["offer", "€29.90", 5], CALL);
  const offer = priceShot(plan, product);
  expect(slots(plan, offer).filter(({ clip, titled }) => clip.role === "offer" && titled)).toEqual([]);
});
