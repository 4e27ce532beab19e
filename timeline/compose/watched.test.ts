import { describe, expect, it } from "vitest";
import { byPairs } from "../../tests/setup/pairs.ts";
import { type AdBrief, LANGUAGES, RATIOS, TEMPLATES } from "../brief.ts";
import type { TimelineDocument } from "../document.ts";
import { documentDuration } from "../document.ts";
import type { ElementOf, VisibleElement } from "../document/element.ts";
import { unbound } from "../draw/text/bound.ts";
import { fixtureBrief, type FixtureOptions } from "../fixtures/brief.ts";
import { seconds, ticks } from "../time.ts";
import { compose } from "./compose.ts";
import { captionArea } from "./geometry.ts";
import { schedule } from "./schedule.ts";
import { wordsOf } from "./marked-words.ts";

/** What a viewer of the finished ads saw, as rules: each template with each ratio, language and kind of material, by pairs. */
const MORE = [{}, { presenter: true }, { films: true }, { cutout: false }, { packshots: true }] satisfies Partial<FixtureOptions>[];
const all = [
  ...byPairs({ template: TEMPLATES, ratio: RATIOS, language: LANGUAGES, more: MORE }).map(({ more, ...options }): FixtureOptions => ({
    ...options,
    ...more,
  })),
  // Where a frame is square a packshot's ground goes on below the captions, in every template.
  ...TEMPLATES.map((template): FixtureOptions => ({ template, ratio: "1:1", language: "zh", packshots: true })),
];

const named = (document: TimelineDocument, name: string) => document.tracks.flatMap((track) => (track.name === name ? track.elements : []));
const visible = (document: TimelineDocument) =>
  document.tracks.flatMap((track) => track.elements.filter((e): e is VisibleElement => e.type !== "audio"));
const captionsOf = (document: TimelineDocument) =>
  named(document, "caption").filter((e): e is ElementOf<"text"> => e.type === "text" && e.words.length > 0);
/** Longer than the frame or two by which a caption comes before its word. */
const together = (a: VisibleElement, b: VisibleElement) =>
  Math.min(a.startTime + a.duration, b.startTime + b.duration) - Math.max(a.startTime, b.startTime) > ticks(0.12);
const box = ({ transform: t }: VisibleElement) => ({
  left: t.x - t.width * t.anchorX,
  top: t.y - t.height * t.anchorY,
  right: t.x + t.width * (1 - t.anchorX),
  bottom: t.y + t.height * (1 - t.anchorY),
});
/** From where to where a picture's subject is, across the frame. */
function across(brief: AdBrief, image: ElementOf<"image">): { left: number; right: number } {
  const { left, right } = box(image);
  const picture = brief.pictures.find(({ id }) => image.assetId.endsWith(`-${id}`));
  const focus = image.assetId.startsWith("cutout-") ? picture?.cutout?.box : picture?.focus;
  const { rect } = image.crop;
  if (!focus || !rect) return { left, right };
  const by = (right - left) / rect.width;
  return { left: left + (focus.x - rect.x) * by, right: left + (focus.x + focus.width - rect.x) * by };
}
const plain = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
const grounds = (document: TimelineDocument) =>
  named(document, "ground")
    .filter((e) => e.type === "shape")
    .toSorted((a, b) => a.startTime - b.startTime);

/** The pictures that a shot shows: assets, a film's by its moment. */
function shownIn(document: TimelineDocument, shot: { startTime: number; duration: number }): Set<string> {
  const end = shot.startTime + shot.duration;
  return new Set(
    visible(document)
      .filter((e) => e.startTime >= shot.startTime && e.startTime < end)
      .flatMap((e) =>
        e.type === "image"
          ? [e.assetId.replace(/^(cutout|picture)-/, "")]
          : e.type === "video"
            ? [`${e.assetId}@${Math.floor(seconds(e.trimStart) / 3.8)}`]
            : [],
      ),
  );
}

describe.each(all)(
  "$template $ratio $language (presenter: $presenter, films: $films, cutout: $cutout, packshots: $packshots)",
  (options) => {
    const brief = fixtureBrief(options);
    const document = compose(brief);
    const captions = captionsOf(document);

    it("writes every spoken word on the screen, to the last", () => {
      const plan = schedule(brief, 2);
      const written = plain(
        named(document, options.template === "kinetic" ? "type" : "caption")
          .concat(captions)
          .flatMap((e) => (e.type === "text" ? e.words.map(({ text }) => text) : []))
          .join(""),
      );
      for (const word of plan.clips.flatMap(wordsOf)) expect(written, word.text).toContain(plain(word.text));
      const last = plan.clips.flatMap(wordsOf).at(-1);
      const ends = Math.max(...captions.map((e) => e.startTime + e.duration));
      expect(seconds(documentDuration(document)) - seconds(ends)).toBeLessThan(1.4);
      expect(captions.some((e) => plain(e.text).endsWith(plain(last?.text ?? "-")))).toBe(true);
    });

    it("keeps captions beside a thing off it, in the shot that leaves them the room", () => {
      const { x, y, w, h } = captionArea(options.ratio);
      for (const caption of captions.filter(({ transform }) => transform.x !== x + w / 2 || transform.y !== y + h / 2)) {
        expect([options.ratio === "9:16", options.presenter ?? false]).toEqual([false, false]);
        const words = box(caption);
        const things = visible(document).filter(
          (e): e is ElementOf<"image"> => e.type === "image" && e.startTime <= caption.startTime && together(caption, e),
        );
        expect(things.length).toBeGreaterThan(0);
        for (const thing of things) {
          const seen = across(brief, thing);
          expect(words.right <= seen.left || words.left >= seen.right, `"${caption.text}" at ${seconds(caption.startTime)} s`).toBe(true);
        }
      }
    });

    it("keeps all other captions in one place, and the product, its pictures and the presenter out of it", () => {
      const area = captionArea(options.ratio);
      for (const element of visible(document)) {
        if (
          element.type === "text" ||
          element.type === "shape" ||
          element.effects.some(({ type }) => type === "blur") ||
          !captions.some((caption) => caption.transform.y === area.y + area.h / 2 && together(caption, element))
        )
          continue;
        const { left, right, bottom } = box(element);
        if (right < area.x || left > area.x + area.w) continue;
        expect(bottom, `${element.type} ${element.id} at ${seconds(element.startTime).toFixed(1)} s`).toBeLessThanOrEqual(area.y + 1);
      }
    });

    it.each(["tall", "broad"])("keeps the presenter off a %s product", (shape) => {
      const [first, ...others] = brief.pictures;
      const broad = first && {
        ...first,
        cutout: { url: "cutout.png", width: 1600, height: 1000, box: { x: 0, y: 0, width: 1, height: 1 } },
      };
      const shown = visible(shape === "broad" && broad ? compose({ ...brief, pictures: [broad, ...others] }) : document);
      const faces = shown.filter((e) => e.type === "sprite");
      const things = shown.filter((e) => e.type === "image" && e.crop.fit === "contain");
      for (const face of faces)
        for (const thing of things.filter((e) => e.group === face.group)) {
          const [f, t] = [box(face), box(thing)];
          const over =
            Math.max(0, Math.min(f.right, t.right) - Math.max(f.left, t.left)) *
            Math.max(0, Math.min(f.bottom, t.bottom) - Math.max(f.top, t.top));
          expect(over / ((t.right - t.left) * (t.bottom - t.top)), `at ${seconds(face.startTime).toFixed(1)} s`).toBeLessThan(0.1);
        }
    });

    it("sets a headline once a clip", () => {
      const titles = visible(document)
        .flatMap((e) =>
          e.type === "text" && e.words.length === 0 && brief.clips.some(({ headline }) => headline === unbound(e.text)) ? [e] : [],
        )
        .filter((e) => named(document, "type").includes(e) || named(document, "caption").includes(e));
      for (const clip of schedule(brief, 2).clips) {
        const own = titles.filter(
          (e) => unbound(e.text) === clip.headline && e.startTime >= ticks(clip.start) - 2400 && e.startTime < ticks(clip.end) - 2400,
        );
        expect(own.length, clip.headline).toBeLessThanOrEqual(1);
      }
    });

    it("shows a caption only over the shot that it belongs to, where type is the picture", () => {
      if (options.template !== "kinetic") return;
      for (const caption of captions)
        for (const words of named(document, "type")) {
          if (words.type === "text" && words.words.length > 0 && together(words, caption))
            expect(box(words).bottom, words.text).toBeLessThanOrEqual(box(caption).top);
        }
    });

    it("leaves no part of a low frame empty beside a picture that goes to its edges", () => {
      for (const shot of grounds(document)) {
        const own = visible(document)
          .filter((e) => (e.type === "image" || e.type === "video") && e.startTime === shot.startTime && e.crop.fit === "cover")
          .map(box);
        if (
          !own.some(({ left, right, top }) => top <= 0 && (left <= 0 || right >= document.canvas.width)) ||
          named(document, "type").some((e) => e.type !== "audio" && e.group === (shot.type === "shape" ? shot.group : null))
        )
          continue;
        const breadth = own.reduce((sum, { left, right }) => sum + right - left, 0);
        expect(breadth / document.canvas.width, `at ${seconds(shot.startTime).toFixed(1)} s`).toBeGreaterThan(0.95);
      }
    });

    it("shows neighbouring shots different pictures", () => {
      // How it was before is shown with whatever came after.
      const shots = grounds(document).map((shot) => new Set([...shownIn(document, shot)].filter((id) => id !== brief.before)));
      shots.slice(1).forEach((shot, i) => {
        const before = shots[i] ?? new Set();
        // Two worlds side by side, or two prints, may share one of theirs; none is the same as the one before.
        const same = [...shot].filter((id) => before.has(id));
        expect(shot.size > 0 && same.length === shot.size && before.size === shot.size, `shot ${i + 1}: ${[...shot]}`).toBe(false);
      });
    });

    it("moves in every shot: on the beat or with a camera, to its end", () => {
      for (const shot of grounds(document)) {
        const inShot = visible(document).filter(
          (e) => e.startTime >= shot.startTime && e.startTime < shot.startTime + shot.duration && e !== shot,
        );
        const moves = inShot.some(
          (e) =>
            e.type === "video" ||
            e.type === "sprite" ||
            e.effects.some(({ type }) => type === "sway") ||
            e.keyframes.some(({ time }) => e.startTime + time >= shot.startTime + shot.duration - ticks(0.6)),
        );
        expect(moves, `at ${seconds(shot.startTime)} s`).toBe(true);
      }
    });
  },
);
