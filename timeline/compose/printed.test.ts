import { describe, expect, it } from "vitest";
import { byPairs } from "../../tests/setup/pairs.ts";
import { type AdBrief, LANGUAGES, RATIOS } from "../brief.ts";
import type { VisibleElement } from "../document/element.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { cast } from "./cast.ts";
import { compose } from "./compose.ts";

const TEMPLATES = ["kinetic", "studio", "magazine", "street", "demo"] as const;
const everywhere = byPairs({ template: TEMPLATES, ratio: RATIOS, language: LANGUAGES });
const LOGO = [{ x: 0.05, y: 0.04, width: 0.3, height: 0.04 }];
const POSTER = [0.1, 0.3, 0.7, 0.85].map((y) => ({ x: 0.1, y, width: 0.6, height: 0.08 }));

type Picture = AdBrief["pictures"][number];
/** The fixture's pictures, none of them cut out, as each one's `change` says. */
const briefOf = (options: Parameters<typeof fixtureBrief>[0], change: readonly Partial<Picture>[]): AdBrief => {
  const brief = fixtureBrief({ ...options, cutout: false, pictures: change.length });
  return {
    ...brief,
    pictures: brief.pictures.map((picture, i) => ({ ...picture, cutout: null, plain: false, ground: null, ...change[i] })),
  };
};
const images = (brief: AdBrief) =>
  compose(brief).tracks.flatMap((track) => track.elements.filter((e): e is VisibleElement & { type: "image" } => e.type === "image"));

it("a strip of a shop's page is shown only where there is nothing else", () => {
  const options = { template: "studio", ratio: "9:16", language: "zh" } as const;
  const strip = { picture: { url: "strip.webp", width: 750, height: 1670 } };
  expect(cast(briefOf(options, [{}, strip])).pictures.map(({ picture }) => picture.url)).not.toContain("strip.webp");
  expect(cast(briefOf(options, [strip])).pictures).toHaveLength(1);
});

describe.each(everywhere)("photographs with a shop's printed words: $template $ratio $language", (options) => {
  it("show all of a scene, sharp, without coming nearer", () => {
    const shown = images(briefOf(options, [{ printed: LOGO }])).filter(({ effects }) => effects.every(({ type }) => type !== "blur"));
    expect(shown.length).toBeGreaterThan(0);
    for (const { crop } of shown) expect(crop).toMatchObject({ fit: "contain", zoom: 1 });
    expect(shown.flatMap(({ keyframes }) => keyframes.filter(({ property }) => property === "zoom"))).toEqual([]);
  });

  it("show thing and words where their plain ground goes on", () => {
    const focus = { x: 0.3, y: 0.3, width: 0.4, height: 0.6 };
    const shown = images(briefOf(options, [{ printed: LOGO, ground: "#ffffff", focus }]));
    expect(shown.length).toBeGreaterThan(0);
    for (const { crop } of shown) {
      const { x, y, width, height } = crop.rect ?? { x: 1, y: 1, width: 0, height: 0 };
      expect([x <= 0.05, y <= 0.04, x + width >= 0.7, y + height >= 0.9]).toEqual([true, true, true, true]);
    }
  });
});

describe("who is shown of them", () => {
  const options = { template: "studio", ratio: "9:16", language: "en" } as const;
  const shown = (change: readonly Partial<Picture>[]) => cast(briefOf(options, change));
  const ids = (change: readonly Partial<Picture>[]) => shown(change).pictures.map(({ id }) => id);
  const all = briefOf(options, [{}, {}, {}]).pictures.map(({ id }) => id);

  it("is none where two others can carry the ad", () => expect(ids([{ printed: LOGO }, {}, {}])).toEqual(all.slice(1)));
  it("is one with a line or two beside a single other, but not as the hero, and no poster", () => {
    expect(ids([{ printed: LOGO }, { printed: POSTER }, {}])).toEqual([all[0], all[2]]);
    expect(shown([{ printed: LOGO }, { printed: POSTER }, {}]).hero?.id).toBe(all[2]);
  });
  it("is what there is, where there is nothing else", () => expect(ids([{ printed: POSTER }, { printed: POSTER }])).toHaveLength(2));
  it("is a thing that is cut out: the words stayed behind", () => {
    const cutout = { url: "cutout.png", width: 800, height: 1600, box: { x: 0.1, y: 0.1, width: 0.8, height: 0.8 } };
    expect(shown([{ printed: POSTER, cutout }, {}]).hero?.id).toBe(all[0]);
  });
});
