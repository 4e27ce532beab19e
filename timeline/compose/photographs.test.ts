import { describe, expect, it } from "vitest";
import { byPairs } from "../../tests/setup/pairs.ts";
import { LANGUAGES, RATIOS, type AdBrief } from "../brief.ts";
import type { TimelineDocument } from "../document.ts";
import type { VisibleElement } from "../document/element.ts";
import { fixtureBrief, type FixtureOptions } from "../fixtures/brief.ts";
import { cast } from "./cast.ts";
import { compose } from "./compose.ts";
import { framedShots } from "./views.ts";

const everywhere = byPairs({ ratio: RATIOS, language: LANGUAGES });
const visible = (document: TimelineDocument) =>
  document.tracks.flatMap((track) => track.elements.filter((e): e is VisibleElement => e.type !== "audio"));
const images = (brief: AdBrief) => visible(compose(brief)).flatMap((e) => (e.type === "image" ? [e] : []));

/** Photographs that were not cut out; with `ground`, on a plain one that goes on. */
const uncut = (options: FixtureOptions, ground: string | null): AdBrief => {
  const brief = fixtureBrief({ ...options, cutout: false });
  return { ...brief, pictures: brief.pictures.map((picture) => ({ ...picture, cutout: null, plain: false, ground })) };
};

describe.each(everywhere)("photographs that are not cut out: $ratio $language", (options) => {
  it("fade into the ground that goes on beyond them, but for the sides that cut the thing off", () => {
    const brief = uncut({ ...options, template: "studio", pictures: 1 }, "#e8e8e8");
    const focus = { x: 0.2, y: 0.3, width: 0.5, height: 0.7 };
    const pictures = brief.pictures.map((picture) => ({ ...picture, focus }));
    const feathers = images({ ...brief, pictures }).flatMap(({ effects }) => effects.flatMap((e) => (e.type === "feather" ? [e] : [])));
    expect(feathers.length).toBeGreaterThan(0);
    for (const { left, right, up, down } of feathers) {
      expect([left, right, up].every((side) => side > 0)).toBe(true);
      expect(down).toBe(0);
    }
  });

  it("show a narrow thing on a third of its frame, not at the edge", () => {
    const brief = uncut({ ...options, template: "demo", pictures: 1 }, "#e8e8e8");
    const focus = { x: 0.42, y: 0.1, width: 0.16, height: 0.8 };
    const shown = images({ ...brief, pictures: brief.pictures.map((picture) => ({ ...picture, focus })) });
    const edges = shown.flatMap(({ crop: { rect } }) =>
      rect ? [(focus.x - rect.x) / rect.width, (rect.x + rect.width - focus.x - focus.width) / rect.width] : [],
    );
    expect(edges.length).toBeGreaterThan(0);
    expect(Math.min(...edges)).toBeGreaterThan(0.12);
  });

  it("are never printed through a screen", () => {
    for (const ground of [null, "#e8e8e8"]) {
      const all = images(uncut({ ...options, template: "street" }, ground));
      expect(all.filter(({ effects }) => effects.some(({ type }) => type === "halftone"))).toEqual([]);
    }
  });

  it("leave Magazine's masthead free", () => {
    for (const ground of [null, "#e8e8e8"]) {
      const elements = visible(compose(uncut({ ...options, template: "magazine", pictures: 1 }, ground)));
      const mast = elements.find((e) => e.type === "text" && e.startTime === 0 && e.style.size > 300);
      const pictures = elements.filter((e) => e.type === "image" && e.startTime === 0);
      const box = ({ transform: t }: VisibleElement) => ({
        x0: t.x - t.width * t.anchorX,
        y0: t.y - t.height * t.anchorY,
        x1: t.x + t.width * (1 - t.anchorX),
        y1: t.y + t.height * (1 - t.anchorY),
      });
      if (!mast) throw new Error("no masthead");
      expect(pictures.length).toBeGreaterThan(0);
      const word = box(mast);
      for (const one of pictures.map(box))
        expect(
          Math.min(word.x1, one.x1) - Math.max(word.x0, one.x0) <= 1 || Math.min(word.y1, one.y1) - Math.max(word.y0, one.y0) <= 1,
        ).toBe(true);
    }
  });
});

describe("who stands for the product", () => {
  const brief = fixtureBrief({ template: "studio", ratio: "9:16", language: "en", packshots: true });
  const edge = { url: "cutout.png", width: 1600, height: 1000, box: { x: 0.02, y: 0.45, width: 0.96, height: 0.1 } };

  it("is not seen from its edge where another picture shows more of it", () => {
    const pictures = brief.pictures.map((picture, i) => (i === 0 ? { ...picture, cutout: edge } : picture));
    expect(cast({ ...brief, pictures }).hero?.id).not.toBe(pictures[0]?.id);
  });

  it("is not seen as a narrow upright where what the shop shows first is broad: a screen from its side", () => {
    const cut = (width: number) => ({ url: "cutout.png", width, height: 1000, box: { x: 0, y: 0, width: 1, height: 1 } });
    const pictures = brief.pictures.map((picture, i) => ({ ...picture, cutout: cut([1600, 1500, 330][i] ?? 1500) }));
    const [, , side] = pictures.map(({ id }) => id);
    const shownIn = (all: typeof pictures) => JSON.stringify(compose({ ...brief, pictures: all }).tracks).includes(`cutout-${side}`);
    expect(pictures.length).toBeGreaterThan(2);
    expect(shownIn(pictures)).toBe(false);
    expect(shownIn(pictures.map((picture, i) => (i === 2 ? { ...picture, cutout: cut(900) } : picture)))).toBe(true);
  });

  it("is one of pictures that repeat each other, and never a side on which there is nothing to see", () => {
    const looks = ["", "7", "0", "7", "c"].map((digit) => digit.repeat(64));
    const [one] = brief.pictures;
    if (!one) throw new Error("no picture");
    const pictures = looks.slice(1).map((look, i) => ({ ...one, id: `p${i}`, cutout: null, plain: true, ground: "#ffffff", look }));
    expect(cast({ ...brief, pictures }).pictures.map(({ id }) => id)).toEqual(["p0", "p3"]);
  });

  it("is seen from its edge where that is all there is", () => {
    const pictures = brief.pictures.slice(0, 1).map((picture) => ({ ...picture, cutout: edge }));
    expect(cast({ ...brief, pictures }).hero?.id).toBe(pictures[0]?.id);
  });
});

it.each(["magazine", "demo"] as const)("what the ad calls the product stands in its own language: %s", (template) => {
  const brief = fixtureBrief({ template, ratio: "9:16", language: "zh" });
  const made = visible(compose({ ...brief, product: { ...brief.product, name: "Joust Duffle Bag", shown: "Luma Joust 旅行袋" } }));
  const texts = made.flatMap((e) => (e.type === "text" ? [e.text] : []));
  expect(texts.some((text) => text.includes("Luma Joust 旅行袋"))).toBe(true);
  expect(texts.filter((text) => text.includes("Duffle"))).toEqual([]);
});

it.each(["magazine", "studio", "demo"] as const)("two pictures stand beside each other once in an ad: %s", (template) => {
  const fixture = fixtureBrief({ template, ratio: "16:9", language: "en", pictures: 2 });
  const brief = { ...fixture, pictures: fixture.pictures.map((picture) => ({ ...picture, cutout: null, plain: true, ground: "#ffffff" })) };
  const shots = framedShots(compose(brief)).map(({ views }) => [...new Set(views.map(({ asset }) => asset))].toSorted().join());
  const pairs = shots.filter((shown) => shown.includes(","));
  expect(pairs.length).toBe(new Set(pairs).size);
});
