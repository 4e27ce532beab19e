import { describe, expect, it } from "vitest";
import { compose } from "./compose/compose.ts";
import { cutsOf } from "./cuts.ts";
import { fixtureBrief } from "./fixtures/brief.ts";

describe("the cuts of an ad", () => {
  const document = compose(fixtureBrief({ template: "studio", ratio: "9:16", language: "en" }));
  const scenes = document.tracks.filter(({ name }) => name === "ground").flatMap(({ elements }) => elements);
  const cuts = cutsOf(document);

  it("are where each scene begins, and where its passage is over", () => {
    for (const scene of scenes) {
      const { startTime } = scene;
      expect(cuts).toContain(startTime);
      if ("transitionIn" in scene && scene.transitionIn) expect(cuts).toContain(startTime + scene.transitionIn.duration);
    }
  });
  it("are in order, each once, and not where something small comes in", () => {
    expect(cuts).toEqual([...new Set(cuts)].toSorted((a, b) => a - b));
    const captions = document.tracks.filter(({ name }) => name === "caption").flatMap(({ elements }) => elements);
    const own = captions.filter(({ startTime }) => scenes.every((scene) => scene.startTime !== startTime));
    expect(own.length).toBeGreaterThan(3);
    for (const { startTime } of own) expect(cuts).not.toContain(startTime);
  });
  it("are none on a hidden track", () => {
    expect(cutsOf({ ...document, tracks: document.tracks.map((track) => ({ ...track, hidden: true })) })).toEqual([]);
  });
});
