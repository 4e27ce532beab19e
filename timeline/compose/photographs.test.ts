import { describe, expect, it } from "vitest";
import { byPairs } from "../../tests/setup/pairs.ts";
import { LANGUAGES, RATIOS, TEMPLATES, type AdBrief } from "../brief.ts";
import { luminance } from "../color.ts";
import type { TimelineDocument } from "../document.ts";
import type { VisibleElement } from "../document/element.ts";
import { fixtureBrief, type FixtureOptions } from "../fixtures/brief.ts";
import { cast } from "./cast.ts";
import { compose } from "./compose.ts";
import { seen } from "./framing.ts";
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

  it.each(TEMPLATES)("show nothing below somebody's legs that the picture's rim cuts off: %s", (template) => {
    const brief = uncut({ ...options, template, pictures: 1 }, "#e8e8e8");
    const [focus, face] = [
      { x: 0.3, y: 0.03, width: 0.4, height: 0.97 },
      { x: 0.42, y: 0.1, width: 0.12, height: 0.13 },
    ];
    const pictures = brief.pictures.map((one) => ({
      ...one,
      picture: { ...one.picture, width: 800, height: 800 },
      plain: true,
      focus,
      people: [face],
    }));
    const shown = images({ ...brief, length: 30, product: { ...brief.product, name: "Running dress" }, pictures });
    const ends = shown.flatMap(({ crop: { rect } }) => (rect ? [rect.y + rect.height] : []));
    expect(ends.length).toBeGreaterThan(0);
    expect(Math.max(...ends)).toBeLessThan(1.001);
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

  it("turn less than a thing without its ground beside the first words, which their corners would cover", () => {
    const first = (brief: AdBrief) =>
      Math.max(...images(brief).flatMap(({ startTime, transform }) => (startTime === 0 ? [Math.abs(transform.rotation)] : [])));
    const fit = { ...options, template: "kinetic" as const };
    expect(first(uncut(fit, null))).toBeLessThan(first(fixtureBrief({ ...fit, cutout: true })));
  });

  it("are never printed through a screen", () => {
    for (const ground of [null, "#e8e8e8"]) {
      const all = images(uncut({ ...options, template: "street" }, ground));
      expect(all.filter(({ effects }) => effects.some(({ type }) => type === "halftone"))).toEqual([]);
    }
  });

  it("keep their color where they have one: a screen of two inks prints gray things alone", () => {
    const screened = (palette: string[]) => {
      const brief = fixtureBrief({ ...options, template: "street", pictures: 3 });
      const cutout = { url: "cutout.png", width: 1400, height: 1400, box: { x: 0, y: 0, width: 1, height: 1 } };
      const all = images({ ...brief, pictures: brief.pictures.map((picture) => ({ ...picture, palette, cutout })) });
      return all.filter(({ effects }) => effects.some(({ type }) => type === "halftone")).length;
    };
    expect(screened(["#323a5a", "#1c2030"])).toBe(0);
    expect(screened(["#808080", "#202020"])).toBeGreaterThan(0);
    // Of what is black it makes one gray.
    expect(screened(["#26262a", "#808080"])).toBe(0);
  });

  it("are seen through a window around a small thing at their foot, which an upright frame would leave nearly empty", () => {
    const focus = { x: 0.25, y: 0.66, width: 0.5, height: 0.3 };
    const brief = uncut({ ...options, template: "kinetic", pictures: 1 }, null);
    const file = { width: 1500, height: 1000 };
    const shown = images({ ...brief, pictures: brief.pictures.map((one) => ({ ...one, focus, picture: { ...one.picture, ...file } })) });
    expect(shown.length).toBeGreaterThan(0);
    const upright = shown.filter(({ transform }) => transform.height > transform.width);
    for (const { transform, crop } of upright)
      expect((focus.height * crop.zoom) / seen(file, { x: 0, y: 0, w: transform.width, h: transform.height }).y).toBeGreaterThan(0.4);
  });

  it("stand on the director's ground where they are smaller than their place, not on a blur of themselves", () => {
    for (const template of ["kinetic", "studio", "magazine", "street"] as const) {
      const brief = uncut({ ...options, template }, null);
      const small = brief.pictures.map((one) => ({ ...one, picture: { ...one.picture, width: 640, height: 510 } }));
      const shown = images({ ...brief, pictures: small });
      expect(shown.length).toBeGreaterThan(0);
      expect(shown.filter(({ effects }) => effects.some(({ type }) => type === "blur"))).toEqual([]);
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

describe.each(everywhere)("one photograph of a scene: $ratio $language", (options) => {
  const views = (template: FixtureOptions["template"], size: { width: number; height: number }) => {
    const brief = uncut({ ...options, template, pictures: 1 }, null);
    const pictures = brief.pictures.map((one) => ({ ...one, picture: { ...one.picture, ...size }, look: "f".repeat(64) }));
    const shots = framedShots(compose({ ...brief, product: { ...brief.product, name: "Chair" }, pictures }));
    const { width, height } = size;
    // Where the middle of a view lies on the photograph, in tenths of it.
    const at = shots.flatMap((shot) =>
      shot.views.map(({ x, y, box, scale }) =>
        [(box.x - x) / scale / width, (box.y - y) / scale / height].map((one) => Math.round(one * 10)).join(),
      ),
    );
    return new Set(at).size;
  };
  it.each(["studio", "magazine", "street", "demo", "kinetic"] as const)(
    "is seen whole, and from near where it has the pixels: %s",
    (template) => expect(views(template, { width: 2400, height: 2400 })).toBeGreaterThan(1),
  );
});

it("Magazine's masthead stands beside what is cut out in a low frame", () => {
  const elements = visible(compose(fixtureBrief({ template: "magazine", ratio: "16:9", language: "en", packshots: true })));
  const mast = elements.find((e) => e.type === "text" && e.startTime === 0 && e.style.size > 300);
  const thing = elements.find((e) => e.type === "image" && e.startTime === 0);
  if (!mast || !thing) throw new Error("something is missing");
  const [word, picture] = [mast, thing].map(({ transform: t }) => ({
    left: t.x - t.width * t.anchorX,
    right: t.x + t.width * (1 - t.anchorX),
  }));
  expect(word?.right).toBeLessThanOrEqual(picture?.left ?? 0);
});

describe("who stands for the product", () => {
  const brief = fixtureBrief({ template: "studio", ratio: "9:16", language: "en", packshots: true });
  const edge = { url: "cutout.png", width: 1600, height: 1000, box: { x: 0.02, y: 0.45, width: 0.96, height: 0.1 } };

  it("is not seen from its edge where another picture shows more of it", () => {
    const pictures = brief.pictures.map((picture, i) => (i === 0 ? { ...picture, cutout: edge } : picture));
    expect(cast({ ...brief, pictures }).hero?.id).not.toBe(pictures[0]?.id);
  });

  it("is not seen as a narrow upright where what the shop shows first is broad: a screen from its side", () => {
    const cut = (width: number, solid = width) => ({
      cutout: { url: "cutout.png", width, height: 1000, box: { x: 0, y: 0, width: 1, height: 1 } },
      picture: { url: "packshot.png", width: 1600, height: 1000 },
      focus: { x: 0, y: 0, width: solid / 1600, height: 1 },
    });
    const pictures = brief.pictures.map((picture, i) => ({ ...picture, ...cut([1600, 1500, 330][i] ?? 1500) }));
    const [, , side] = pictures.map(({ id }) => id);
    const shownIn = (all: typeof pictures) => JSON.stringify(compose({ ...brief, pictures: all }).tracks).includes(`cutout-${side}`);
    expect(pictures.length).toBeGreaterThan(2);
    expect(shownIn(pictures)).toBe(false);
    const third = (change: ReturnType<typeof cut>) => pictures.map((picture, i) => (i === 2 ? { ...picture, ...change } : picture));
    expect(shownIn(third(cut(900)))).toBe(true);
    // Its shadow beside it makes it no broader.
    expect(shownIn(third(cut(900, 380)))).toBe(false);
  });

  it("is one of pictures that repeat each other, and never a side on which there is nothing to see", () => {
    const looks = ["", "7", "0", "7", "c"].map((digit) => digit.repeat(64));
    const [one] = brief.pictures;
    if (!one) throw new Error("no picture");
    const pictures = looks.slice(1).map((look, i) => ({ ...one, id: `p${i}`, cutout: null, plain: true, ground: "#ffffff", look }));
    expect(cast({ ...brief, pictures }).pictures.map(({ id }) => id)).toEqual(["p0", "p3"]);
  });

  it("is who wears it, seen with a face, where the shop shows a back first", () => {
    const uncutBrief = uncut({ template: "studio", ratio: "9:16", language: "en" }, null);
    const face = { x: 0.4, y: 0.1, width: 0.2, height: 0.1 };
    const pictures = uncutBrief.pictures.map((picture, i) => (i === 1 ? { ...picture, people: [face] } : picture));
    const product = { ...uncutBrief.product, name: "Linen dress" };
    expect(cast({ ...uncutBrief, product, pictures }).hero?.id).toBe(pictures[1]?.id);
  });

  it("is seen from near, too, where few pictures show who wears it", () => {
    const face = { x: 0.4, y: 0.1, width: 0.1, height: 0.08 };
    const whole = { x: 0.2, y: 0.05, width: 0.6, height: 0.95 };
    const own = uncut({ template: "studio", ratio: "9:16", language: "en", pictures: 2 }, "#ffffff");
    const pictures = own.pictures.map((one, i) => ({ ...one, focus: whole, people: i === 0 ? [face] : [] }));
    const shown = (name: string) => {
      const { next } = cast({ ...own, product: { ...own.product, name }, pictures });
      return [next(), next()].map((one) => one?.focus.height);
    };
    expect(shown("Linen shirt")).toEqual([0.95, expect.closeTo(0.368, 3)]);
    expect(shown("Linen trousers")).not.toContain(expect.closeTo(0.368, 3));
  });

  it("is the one picture without a shop's words, however little there is to see on it", () => {
    const [one] = brief.pictures;
    if (!one) throw new Error("no picture");
    const poster = Array.from({ length: 12 }, (_, i) => ({ x: 0.1, y: i * 0.08, width: 0.6, height: 0.04 }));
    const plain = { ...one, plain: true, ground: "#ffffff" };
    const pictures = ["7", "c", "0"].map((digit, i) => ({
      ...plain,
      id: `p${i}`,
      look: digit.repeat(64),
      ...(i < 2 ? { cutout: null, printed: poster } : { printed: [] }),
    }));
    expect(cast({ ...brief, pictures }).pictures.map(({ id }) => id)).toEqual(["p2"]);
  });

  it("is no detail that the picture cuts off on three sides, where another shows all of it", () => {
    const own = uncut({ template: "studio", ratio: "9:16", language: "en", pictures: 2 }, null);
    const cut = { x: 0, y: 0, width: 1, height: 0.9 };
    const whole = { x: 0.2, y: 0, width: 0.6, height: 0.97 };
    const hero = (focuses: (typeof cut)[]) =>
      cast({
        ...own,
        product: { ...own.product, name: "Track pants" },
        pictures: own.pictures.map((one, i) => ({ ...one, focus: focuses[i] ?? whole })),
      }).hero?.id;
    const [one, other] = own.pictures.map(({ id }) => id);
    expect([hero([cut, whole]), hero([whole, cut])]).toEqual([other, one]);
  });

  it("is never cropped where its head may be, though no face was found", () => {
    const own = uncut({ template: "kinetic", ratio: "16:9", language: "en", pictures: 1 }, null);
    const focus = { x: 0.36, y: 0.04, width: 0.27, height: 0.94 };
    const pictures = own.pictures.map((one) => ({ ...one, picture: { ...one.picture, width: 1200, height: 1200 }, focus }));
    for (const { crop, transform: t } of images({ ...own, product: { ...own.product, name: "Linen dress" }, pictures })) {
      const scale = Math.max(t.width, t.height) / 1200;
      if (crop.fit === "cover") expect(t.height / scale / 1200).toBeGreaterThan(0.85);
    }
  });

  it.each(TEMPLATES)("is what somebody carries: no frame of theirs leaves it out below, in %s", (template) => {
    const own = uncut({ template, ratio: "16:9", language: "en", pictures: 1 }, null);
    const [focus, face] = [
      { x: 0.15, y: 0.05, width: 0.6, height: 0.95 },
      { x: 0.4, y: 0.12, width: 0.12, height: 0.1 },
    ];
    const pictures = own.pictures.map((one) => ({
      ...one,
      picture: { ...one.picture, width: 1000, height: 1200 },
      focus,
      people: [face],
    }));
    const shown = images({ ...own, product: { ...own.product, name: "Canvas tote bag" }, pictures });
    const sharp = shown.filter(({ assetId, effects }) => assetId.startsWith("picture-") && effects.every(({ type }) => type !== "blur"));
    expect(sharp.length).toBeGreaterThan(0);
    for (const { crop, transform } of sharp) {
      const high = seen({ width: 1000, height: 1200 }, { x: 0, y: 0, w: transform.width, h: transform.height }).y / crop.zoom;
      expect(high).toBeGreaterThan(0.8);
    }
  });

  it("is no back that was cut out of a scene, where a front is shown", () => {
    const own = uncut({ template: "studio", ratio: "9:16", language: "en", pictures: 2 }, null);
    const cutout = { url: "cutout.png", width: 800, height: 1600, box: { x: 0.2, y: 0.1, width: 0.5, height: 0.9 } };
    const pictures = own.pictures.map((one, i) =>
      i === 0 ? { ...one, cutout } : { ...one, people: [{ x: 0.4, y: 0.1, width: 0.1, height: 0.1 }] },
    );
    const hero = (name: string) => cast({ ...own, product: { ...own.product, name }, pictures }).hero?.id;
    const [back, front] = pictures.map(({ id }) => id);
    expect([hero("Linen dress"), hero("Teapot")]).toEqual([front, back]);
  });

  it("is what the shop shows first, not a box beside it that alone could be cut out", () => {
    const uncutBrief = uncut({ template: "studio", ratio: "9:16", language: "en" }, null);
    const box = { url: "cutout.png", width: 1000, height: 1000, box: { x: 0.3, y: 0.1, width: 0.4, height: 0.8 } };
    const focus = { x: 0.3, y: 0.1, width: 0.4, height: 0.8 };
    const hero = (palette: string[]) =>
      cast({
        ...uncutBrief,
        product: { ...uncutBrief.product, name: "Watch" },
        pictures: uncutBrief.pictures.map((one, i) =>
          i === 1
            ? { ...one, cutout: box, focus, palette }
            : { ...one, picture: { ...one.picture, width: 1000, height: 1000 }, focus, palette: ["#bdcee8"] },
        ),
      }).hero?.id;
    const [watch, gift] = uncutBrief.pictures.map(({ id }) => id);
    expect([hero(["#252525"]), hero(["#c0cfe6"])]).toEqual([watch, gift]);
  });

  it("is seen from its edge where that is all there is", () => {
    const pictures = brief.pictures.slice(0, 1).map((picture) => ({ ...picture, cutout: edge }));
    expect(cast({ ...brief, pictures }).hero?.id).toBe(pictures[0]?.id);
  });
});

it("a dark thing is lit from behind on the bench of a demonstration", () => {
  const brief = fixtureBrief({ template: "demo", ratio: "9:16", language: "en", packshots: true });
  const ground = (lead: string) => {
    const made = compose({ ...brief, pictures: brief.pictures.map((one) => ({ ...one, palette: [lead, ...one.palette] })) });
    const [first] = made.tracks.find(({ name }) => name === "ground")?.elements ?? [];
    if (first?.type !== "shape" || first.fill?.type !== "radial") throw new Error("no ground");
    return luminance(first.fill.stops[0]?.color ?? "#000000");
  };
  expect(ground("#16172b")).toBeGreaterThan(3 * ground("#c9cdcf"));
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
