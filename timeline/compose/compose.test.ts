import { describe, expect, it } from "vitest";
import { byPairs } from "../../tests/setup/pairs.ts";
import { LANGUAGES, RATIOS, TEMPLATES } from "../brief.ts";
import { contrast, mix } from "../color.ts";
import type { TimelineDocument } from "../document.ts";
import { documentDuration } from "../document.ts";
import type { ElementOf, VisibleElement } from "../document/element.ts";
import { fixtureBrief, type FixtureOptions } from "../fixtures/brief.ts";
import { seconds } from "../time.ts";
import { compose } from "./compose.ts";
import { safeArea } from "./geometry.ts";

const all = byPairs({ template: TEMPLATES, ratio: RATIOS, language: LANGUAGES });
const visible = (document: TimelineDocument) =>
  document.tracks.flatMap((track) =>
    track.elements.filter((e): e is VisibleElement => e.type !== "audio").map((element) => ({ element, layer: track.name })),
  );
const texts = (document: TimelineDocument) =>
  visible(document).flatMap(({ element, layer }) => (element.type === "text" && layer !== "back" ? [element] : []));
const grounds = (document: TimelineDocument) =>
  visible(document).flatMap(({ element, layer }) => (layer === "ground" && element.type === "shape" ? [element] : []));

function boxOf({ transform: t }: VisibleElement) {
  return {
    left: t.x - t.width * t.anchorX,
    top: t.y - t.height * t.anchorY,
    right: t.x + t.width * (1 - t.anchorX),
    bottom: t.y + t.height * (1 - t.anchorY),
  };
}

/** What a text stands on: its plate, the flat shape under its middle, or the flat ground of its scene; null over pictures. */
function under(document: TimelineDocument, text: ElementOf<"text">): string | null {
  if (text.plate) return text.plate.color;
  const [x, y] = [text.transform.x, text.transform.y];
  const from = text.startTime + text.duration / 2;
  let found: string | null = null;
  for (const { element } of visible(document)) {
    if (element === text) break;
    if (element.startTime > from || element.startTime + element.duration <= from || element.transform.opacity < 1) continue;
    const b = boxOf(element);
    if (x < b.left || x > b.right || y < b.top || y > b.bottom) continue;
    if (element.type === "image" || element.type === "video") found = null;
    else if (element.type === "shape" && element.fill?.type === "solid" && element.fill.color.startsWith("#")) found = element.fill.color;
    else if (element.type === "shape" && element.fill && element.fill.type !== "pattern") found = null;
  }
  return found;
}

/** Contrast on a colour; a plate that lets light through is taken over black and over white, whichever is worse. */
function worst(color: string, ground: string): number {
  const [r = 0, g = 0, b = 0, a = 1] = ground.startsWith("rgba") ? (ground.match(/[\d.]+/g)?.map(Number) ?? []) : [];
  if (!ground.startsWith("rgba")) return contrast(color, ground);
  return Math.min(...["#000000", "#ffffff"].map((behind) => contrast(color, mix(behind, `rgb(${r},${g},${b})`, a))));
}

/** Every text, and every lit word, against what is under it; answers how many were checked. */
function checkContrast(document: TimelineDocument): number {
  let checked = 0;
  for (const text of texts(document)) {
    const ground = under(document, text);
    if (!ground) continue;
    checked++;
    expect(worst(text.style.color, ground), `${text.text}: ${text.style.color} on ${ground}`).toBeGreaterThanOrEqual(4.45);
    if (!text.spoken) continue;
    const behind = text.spoken.kind === "plate" || text.spoken.kind === "box" ? text.spoken.plate : ground;
    expect(worst(text.spoken.color, behind), `${text.text} lit: ${text.spoken.color} on ${behind}`).toBeGreaterThanOrEqual(4.4);
  }
  return checked;
}

describe.each(all)("$template $ratio $language", (options: FixtureOptions) => {
  const document = compose(fixtureBrief({ ...options, presenter: true }));

  it("keeps every text inside the platforms' safe zone", () => {
    const safe = safeArea(options.ratio);
    const slack = 14;
    for (const text of texts(document)) {
      const b = boxOf(text);
      expect([
        text.text,
        b.left >= safe.x - slack,
        b.right <= safe.x + safe.w + slack,
        b.top >= safe.y - slack,
        b.bottom <= safe.y + safe.h + slack,
      ]).toEqual([text.text, true, true, true, true]);
    }
  });
  it("sets text at a contrast of 4.5 on whatever flat colour is under it", () => {
    expect(checkContrast(document)).toBeGreaterThan(3);
  });
  it("changes the scene at least every two and a half seconds until the call to action", () => {
    const scenes = grounds(document);
    for (const scene of scenes.slice(0, -1)) expect(seconds(scene.duration)).toBeLessThanOrEqual(2.55);
  });
  it("sounds from the first frame and rests a second after the last word", () => {
    const sounds = document.tracks.flatMap((t) => t.elements).filter((e) => e.type === "audio");
    expect(sounds.some((e) => e.startTime === 0 && e.assetId === "music")).toBe(true);
    const lastWord = Math.max(...sounds.filter((e) => e.assetId?.startsWith("voice")).map((e) => e.startTime + e.duration));
    expect(seconds(documentDuration(document) - lastWord)).toBeGreaterThanOrEqual(1);
  });
  it("shows the price on the call to action, the old one struck beside it, and at most once before", () => {
    const prices = texts(document).filter((t) => t.text === "€29.90");
    const end = documentDuration(document);
    const last = (t: VisibleElement) => t.startTime + t.duration === end;
    expect(prices.filter(last)).toHaveLength(1);
    expect(prices.length).toBeLessThanOrEqual(2);
    expect(texts(document).filter((t) => t.text === "€39.90" && last(t) && t.emphasis?.mark === "strike")).toHaveLength(1);
  });
  it("shows the product in the first two seconds, and whole at least twice", () => {
    const product = visible(document).filter(({ element: e }) => e.type === "image");
    expect(product.some(({ element }) => seconds(element.startTime) < 0.6)).toBe(true);
    const whole = new Set(product.flatMap(({ element: e }) => (e.type === "image" && e.crop.fit === "contain" ? [e.group] : [])));
    const wiped = new Set(product.flatMap(({ element: e }) => (e.effects.some((f) => f.type === "reveal") ? [e.group] : [])));
    expect(whole.size + wiped.size).toBeGreaterThanOrEqual(2);
  });
  it("lights words in captions of at most seven words", () => {
    const lit = texts(document).filter((t) => t.words.length > 0);
    expect(lit.length).toBeGreaterThan(5);
    for (const text of lit) expect(text.words.length).toBeLessThanOrEqual(7);
  });
});

describe("a brief with parts missing", () => {
  const odd: Partial<FixtureOptions>[] = [
    { pictures: 1 },
    { pictures: 30 },
    { pictures: 1, cutout: false },
    { price: false },
    { voice: false },
    { music: false },
    { voice: false, music: false, price: false, cutout: false },
  ];
  it.each(TEMPLATES)("still makes a whole %s ad", (template) => {
    for (const ratio of RATIOS)
      for (const part of odd) {
        const document = compose(fixtureBrief({ template, ratio, language: "en", ...part }));
        expect(seconds(documentDuration(document))).toBeGreaterThan(8);
        expect(grounds(document).length).toBeGreaterThan(5);
      }
  });
  it.each(TEMPLATES)("draws a mark over the whole of a %s ad where one is asked for", (template) => {
    const brief = fixtureBrief({ template, ratio: "9:16", language: "zh" });
    const [plain, marked] = [compose(brief), compose({ ...brief, mark: "Made with AI" })];
    expect(marked.tracks.slice(0, -1)).toEqual(plain.tracks);
    expect(marked.tracks.at(-1)?.elements).toMatchObject([{ text: "Made with AI", startTime: 0, duration: documentDuration(plain) }]);
  });

  it.each(TEMPLATES)("keeps %s readable for products of every colour", (template) => {
    for (const color of ["#c8102e", "#f2c14e", "#f5f5f3", "#101010", "#e78fb3", "#2b50c8", "#7a4a21", "#8ac926", "#6b2fb3", "#8d9399"]) {
      const brief = fixtureBrief({ template, ratio: "9:16", language: "en" });
      const pictures = brief.pictures.map((picture) => ({ ...picture, palette: [color, "#dddddd"] }));
      expect(checkContrast(compose({ ...brief, pictures }))).toBeGreaterThan(3);
    }
  });
  it("makes one without any picture", () => {
    for (const template of TEMPLATES)
      expect(texts(compose({ ...fixtureBrief({ template, ratio: "9:16", language: "en" }), pictures: [] })).length).toBeGreaterThan(5);
  });
  it("composes the same document from the same brief", () => {
    for (const options of all) expect(compose(fixtureBrief(options))).toEqual(compose(fixtureBrief(options)));
  });
});
