import { describe, expect, it } from "vitest";
import { byPairs } from "../tests/setup/pairs.ts";
import { LANGUAGES, RATIOS, TEMPLATES } from "./brief.ts";
import { compose } from "./compose/compose.ts";
import { cutsOf } from "./cuts.ts";
import { fixtureBrief } from "./fixtures/brief.ts";
import { settledAt } from "./settled.ts";
import { seconds } from "./time.ts";

const WANTED = 1.6;

describe("a moment that shows an ad", () => {
  it.each(byPairs({ template: TEMPLATES, ratio: RATIOS, language: LANGUAGES }))("%o: in a shot, with words in it", (options) => {
    const document = compose(fixtureBrief(options));
    const at = settledAt(document, WANTED);
    expect(at).toBeGreaterThan(0.5);
    expect(at).toBeLessThan(4);
    const before = cutsOf(document).findLast((cut) => seconds(cut) <= at) ?? 0;
    expect(at - seconds(before)).toBeGreaterThanOrEqual(0.5);
    const shown = document.tracks
      .flatMap(({ elements }) => elements)
      .filter(({ startTime, duration }) => seconds(startTime) <= at && at < seconds(startTime + duration));
    expect(shown.filter((one) => one.type === "text").length).toBeGreaterThan(0);
    const inPassage = shown.filter((one) => one.type !== "audio" && at < seconds(one.startTime + (one.transitionIn?.duration ?? 0)));
    expect(inPassage).toEqual([]);
  });

  it("is in the middle of what has no shot that is long enough", () => {
    const document = compose(fixtureBrief({ template: "studio", ratio: "9:16", language: "en" }));
    const none = { ...document, tracks: [] };
    expect(settledAt(none, WANTED)).toBe(0);
  });
});
