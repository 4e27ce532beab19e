import { describe, expect, it } from "vitest";
import { byPairs } from "../../tests/setup/pairs.ts";
import { LANGUAGES, RATIOS, TEMPLATES, type AdBrief } from "../brief.ts";
import type { TimelineDocument } from "../document.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { seconds } from "../time.ts";
import { cast } from "./cast.ts";
import { compose } from "./compose.ts";

const images = ({ tracks }: TimelineDocument) =>
  tracks.flatMap(({ elements }) => elements.flatMap((one) => (one.type === "image" && one.crop.fit === "contain" ? [one] : [])));

describe("one picture of a thing", () => {
  it.each(byPairs({ template: TEMPLATES, ratio: RATIOS, language: LANGUAGES }))(
    "a cut-out stands in a shot once, for several would be a set of them: $template $ratio $language",
    (options) => {
      const shown = images(compose(fixtureBrief({ ...options, pictures: 1 })));
      expect(shown.length).toBeGreaterThan(0);
      for (const one of shown)
        expect(shown.filter((other) => other.group === one.group && other.assetId === one.assetId && one.group !== null).length).toBe(1);
    },
  );
});

describe("captions", () => {
  it.each(byPairs({ template: ["studio", "street", "magazine", "demo"] as const, language: LANGUAGES }))(
    "stay until a clip ends that ends soon after its last word: $template $language",
    ({ template, language }) => {
      const brief = fixtureBrief({ template, language, ratio: "9:16" });
      // A rest of a second after each sentence.
      const clips = brief.clips.map((one) => (one.voice ? { ...one, voice: { ...one.voice, duration: one.voice.duration + 1 } } : one));
      const { tracks } = compose({ ...brief, clips });
      const ends = (name: string) =>
        tracks
          .filter((track) => track.name === name)
          .flatMap(({ elements }) => elements.map((one) => seconds(one.startTime + one.duration)));
      const cuts = ends("ground");
      const lasting = ends("caption").filter((end) => cuts.some((cut) => Math.abs(cut - end) < 0.05));
      expect(lasting.length).toBeGreaterThanOrEqual(clips.length - 2);
    },
  );
});

describe("what is worn", () => {
  const wearer = { x: 0.42, y: 0.1, width: 0.12, height: 0.13 };
  const all = { x: 0.3, y: 0.05, width: 0.4, height: 0.9 };
  const named = (pictures: readonly Partial<AdBrief["pictures"][number]>[], name = "Running dress") => {
    const brief = fixtureBrief({ template: "studio", ratio: "9:16", language: "en", cutout: false, pictures: 3 });
    const own = brief.pictures.slice(0, pictures.length).map((one, i) => ({ ...one, plain: false, ground: null, ...pictures[i] }));
    return cast({ ...brief, films: [], pictures: own, product: { ...brief.product, name } });
  };
  const ids = ({ pictures }: ReturnType<typeof cast>) => pictures.map(({ id }) => id);

  it("is shown by no portrait, nor on a body without its head, where somebody wears it", () => {
    const portrait = { people: [{ x: 0.3, y: 0.1, width: 0.4, height: 0.5 }], focus: { x: 0, y: 0, width: 1, height: 1 } };
    const headless = { people: [], focus: { x: 0.1, y: 0, width: 0.8, height: 0.8 } };
    const whole = { people: [wearer], focus: all };
    expect(ids(named([whole, portrait, headless]))).toHaveLength(1);
    expect(ids(named([whole, portrait, headless], "Summit watch"))).toHaveLength(3);
    // The only pictures that there are stay.
    expect(ids(named([portrait, headless]))).toHaveLength(2);
  });

  it("has each detail of it seen once", () => {
    const fabric = { people: [], focus: { x: 0, y: 0, width: 1, height: 1 } };
    const shown = named([{ people: [wearer], focus: all }, fabric]);
    const turns = Array.from({ length: 6 }, () => shown.next()?.id);
    expect(turns.filter((id) => id === shown.pictures[1]?.id)).toHaveLength(1);
  });
});
