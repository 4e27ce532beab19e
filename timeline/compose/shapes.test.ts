import { describe, expect, it } from "vitest";
import { byPairs } from "../../tests/setup/pairs.ts";
import { LANGUAGES, RATIOS, TEMPLATES, type AdBrief } from "../brief.ts";
import type { TimelineDocument } from "../document.ts";
import type { VisibleElement } from "../document/element.ts";
import { unbound } from "../draw/text/bound.ts";
import { fixtureBrief, type FixtureOptions } from "../fixtures/brief.ts";
import { seconds } from "../time.ts";
import { compose } from "./compose.ts";
import { CANVAS, safeArea } from "./geometry.ts";
import { LABELS } from "./moments.ts";

const templatesEverywhere = byPairs({ template: TEMPLATES, ratio: RATIOS, language: LANGUAGES });

/** What a shop often has: one packshot, of a thing that is tall, or broad. */
const all = byPairs({ template: TEMPLATES, ratio: RATIOS, language: LANGUAGES, shape: ["tall", "broad"] });

function only({ shape, ...options }: FixtureOptions & { shape: "tall" | "broad" }): AdBrief {
  const brief = fixtureBrief({ ...options, pictures: 1 });
  const broad = { url: "cutout.png", width: 1600, height: 1000, box: { x: 0.02, y: 0.02, width: 0.96, height: 0.96 } };
  return {
    ...brief,
    pictures: brief.pictures.map((picture) =>
      shape === "broad" ? { ...picture, cutout: broad, focus: { x: 0.1, y: 0.25, width: 0.8, height: 0.5 } } : picture,
    ),
  };
}

const visible = (document: TimelineDocument) =>
  document.tracks.flatMap((track) => track.elements.filter((e): e is VisibleElement => e.type !== "audio"));
const box = ({ transform: t }: VisibleElement) => ({
  left: t.x - t.width * t.anchorX,
  top: t.y - t.height * t.anchorY,
  right: t.x + t.width * (1 - t.anchorX),
  bottom: t.y + t.height * (1 - t.anchorY),
});
type Box = ReturnType<typeof box>;
const area = ({ left, top, right, bottom }: Box) => Math.max(0, right - left) * Math.max(0, bottom - top);
const shared = (a: Box, b: Box) =>
  area({
    left: Math.max(a.left, b.left),
    top: Math.max(a.top, b.top),
    right: Math.min(a.right, b.right),
    bottom: Math.min(a.bottom, b.bottom),
  });
const isThing = (e: VisibleElement) => e.type === "image" && e.crop.fit === "contain";
const lastGround = (document: TimelineDocument) =>
  document.tracks
    .flatMap((track) => (track.name === "ground" ? track.elements : []))
    .toSorted((a, b) => a.startTime - b.startTime)
    .at(-1);

describe.each(all)("one packshot of a $shape thing: $template $ratio $language", (options) => {
  const brief = only(options);
  const document = compose(brief);
  const { width, height } = CANVAS[options.ratio];
  const safe = safeArea(options.ratio);

  it("never shows the shop's white sheet", () => {
    expect(visible(document).flatMap((e) => (e.type === "image" && isSheet(e.assetId, brief) ? [seconds(e.startTime)] : []))).toEqual([]);
  });

  it("keeps most of the thing in the frame, wherever it stands", () => {
    for (const thing of visible(document).filter(isThing)) {
      const seen = shared(box(thing), { left: 0, top: 0, right: width, bottom: height }) / area(box(thing));
      expect(seen, `at ${seconds(thing.startTime).toFixed(1)} s`).toBeGreaterThan(options.shape === "broad" ? 0.75 : 0.4);
    }
  });

  it("calls with the thing large, the price and a button, none on the other, within the safe zone", () => {
    const shot = visible(document).filter((e) => e.startTime >= (lastGround(document)?.startTime ?? 0));
    const texts = shot.flatMap((e) => (e.type === "text" ? [e] : []));
    const [price, button] = [brief.product.price, LABELS[options.language].tap].map((text) => texts.find((e) => e.text === text));
    const thing = shot.find(isThing);
    if (!price || !button || !thing) throw new Error("something is missing");
    expect(shared(box(button), box(thing)) / area(box(button)), "the button").toBeLessThan(0.1);
    expect(shared(box(button), box(price)), "the price").toBe(0);
    for (const { left, right, top, bottom } of [price, button].map(box)) {
      expect(left).toBeGreaterThanOrEqual(safe.x - 1);
      expect(right).toBeLessThanOrEqual(safe.x + safe.w + 1);
      expect(top).toBeGreaterThanOrEqual(safe.y);
      expect(bottom).toBeLessThanOrEqual(safe.y + safe.h);
    }
    const t = box(thing);
    const upright = options.ratio === "9:16" && options.shape === "tall";
    const beside = upright && (options.template === "demo" || options.template === "before-after");
    expect(Math.max((t.right - t.left) / width, (t.bottom - t.top) / height)).toBeGreaterThan(beside ? 0.45 : upright ? 0.28 : 0.34);
    if (beside) expect(shared(box(price), box(thing)), "the price on the thing").toBe(0);
  });

  it("lays no headline on the thing", () => {
    // Kinetic's thing stands in front of its words.
    if (options.template === "kinetic") return;
    const things = visible(document).filter(isThing);
    for (const text of visible(document)) {
      if (text.type !== "text" || !brief.clips.some(({ headline }) => headline === unbound(text.text))) continue;
      for (const thing of things.filter(({ group }) => group === text.group)) {
        expect(shared(box(text), box(thing)) / area(box(thing)), `${text.text} at ${seconds(text.startTime).toFixed(1)} s`).toBeLessThan(
          0.1,
        );
      }
    }
  });
});

/** A picture as the shop has it; that of before is shown as it is. */
const isSheet = (assetId: string, { before }: AdBrief) => assetId.startsWith("picture-") && assetId !== `picture-${before}`;

describe.each(templatesEverywhere)("a shop's five packshots: $template $ratio $language", (options) => {
  const brief = fixtureBrief({ ...options, pictures: 5, packshots: true });
  const sheets = (document: TimelineDocument) =>
    new Set(visible(document).flatMap((e) => (e.type === "image" && isSheet(e.assetId, brief) ? [e.assetId] : [])));
  const prints = (document: TimelineDocument) =>
    new Set(visible(document).flatMap((e) => (e.type === "image" && e.assetId.startsWith("cutout-") ? [e.assetId] : [])));

  it("are shown by what is on them, several of them, and never as white sheets", () => {
    const document = compose(brief);
    expect(sheets(document)).toEqual(new Set());
    expect(prints(document).size).toBeGreaterThan(2);
  });

  it("leave out the one that could not be cut out and has no ground that goes on, and keep a scene as it is", () => {
    const pictures = brief.pictures.map((picture, i) =>
      i === 2 ? { ...picture, cutout: null, ground: null } : i === 3 ? { ...picture, cutout: null, plain: false, ground: null } : picture,
    );
    expect(sheets(compose({ ...brief, pictures }))).toEqual(new Set(["picture-p3"]));
  });

  it("are shown as they are where none could be cut out", () => {
    expect(sheets(compose({ ...brief, pictures: brief.pictures.map((picture) => ({ ...picture, cutout: null })) })).size).toBeGreaterThan(
      1,
    );
  });
});

describe.each(templatesEverywhere)("one packshot that could not be cut out: $template $ratio $language", (options) => {
  const brief = fixtureBrief({ ...options, pictures: 1, cutout: false });
  const document = compose(brief);

  it("is shown whole, its ground going on to the edges", () => {
    const [focus] = brief.pictures.map((picture) => picture.focus);
    const shown = visible(document).flatMap((e) => (e.type === "image" && e.assetId === "picture-p0" ? [e.crop.rect] : []));
    expect(shown.length).toBeGreaterThan(0);
    const whole = shown.filter(
      (rect) =>
        rect &&
        focus &&
        rect.x <= focus.x &&
        rect.y <= focus.y &&
        rect.x + rect.width >= focus.x + focus.width &&
        rect.y + rect.height >= focus.y + focus.height,
    );
    expect(whole.length / shown.length).toBeGreaterThanOrEqual(0.4);
    // A printed picture's ground is the paper of the print.
    const papers = visible(document).flatMap((e) =>
      e.type === "image" && e.assetId === "picture-p0" ? [e.effects.find((one) => one.type === "halftone")?.light ?? "#ffffff"] : [],
    );
    const grounds = visible(document).filter((e) => e.type === "shape" && e.fill?.type === "solid" && papers.includes(e.fill.color));
    expect(grounds.length).toBeGreaterThanOrEqual(shown.length);
  });
});

describe.each(LANGUAGES)("a square frame in %s", (language) => {
  const tallest = (brief: AdBrief, pick: (e: VisibleElement, document: TimelineDocument) => boolean) => {
    const document = compose(brief);
    return (
      Math.max(
        ...visible(document)
          .filter((e) => e.type === "image" && e.crop.fit === "contain" && pick(e, document))
          .map((e) => e.transform.height),
      ) / 1080
    );
  };

  it("gives the thing what a headline of one line leaves", () => {
    const brief = fixtureBrief({ template: "studio", ratio: "1:1", language });
    const clips = brief.clips.map((clip) => ({ ...clip, headline: language === "zh" ? "保温一整天" : "Hot all day" }));
    expect(tallest({ ...brief, clips }, (e) => e.startTime === 0)).toBeGreaterThan(0.55);
  });

  it("has a slender thing beside the list of a demonstration, not small below it", () => {
    const ticked = (e: VisibleElement, document: TimelineDocument) =>
      visible(document).some(
        (other) =>
          other.type === "shape" && other.geometry.kind === "scribble" && other.geometry.form === "check" && other.group === e.group,
      );
    expect(tallest(fixtureBrief({ template: "demo", ratio: "1:1", language }), ticked)).toBeGreaterThan(0.55);
  });
});

describe.each(LANGUAGES)("a low frame without a headline in %s", (language) => {
  it("shows two windows of a demonstration once, then a picture by itself, and none small in an empty frame", () => {
    const document = compose(fixtureBrief({ template: "demo", ratio: "16:9", language }));
    const windows = visible(document).flatMap((e) => (e.type === "image" && e.crop.fit === "cover" ? [e] : []));
    const titled = new Set(
      visible(document).flatMap((e) =>
        e.type === "text" && document.tracks.some(({ name, elements }) => name === "type" && elements.includes(e)) && !/\d\/\d/.test(e.text)
          ? [e.group]
          : [],
      ),
    );
    const groups = new Set(windows.map(({ group }) => group).filter((group) => !titled.has(group)));
    expect(groups.size).toBeGreaterThan(1);
    const pairs = [...groups].map((group) => {
      const own = windows.filter((e) => e.group === group);
      const [one, other] = own.map(box);
      expect([1, 2]).toContain(own.length);
      if (!one) throw new Error("no picture");
      // One that stands alone is as tall as the frame above the captions, on the bench.
      if (!other) expect((one.bottom - one.top) / 1080).toBeGreaterThan(0.6);
      if (!other) return [];
      const broad = (Math.max(one.right, other.right) - Math.min(one.left, other.left)) / 1920;
      expect(broad).toBeGreaterThan(0.6);
      return [own.map(({ assetId }) => assetId).join()];
    });
    // No pair comes again.
    expect(pairs.flat().length).toBeGreaterThan(1);
    expect(new Set(pairs.flat()).size).toBe(pairs.flat().length);
  });
});

it.each(LANGUAGES)("Street's call shows a broad thing in a square at half the frame's width: %s", (language) => {
  const document = compose(only({ template: "street", ratio: "1:1", language, shape: "broad" }));
  const from = lastGround(document)?.startTime ?? 0;
  const thing = visible(document).find((e) => isThing(e) && e.startTime >= from);
  if (!thing) throw new Error("nothing is shown");
  const { left, right } = box(thing);
  expect((right - left) / CANVAS["1:1"].width).toBeGreaterThan(0.5);
});
