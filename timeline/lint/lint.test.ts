import { describe, expect, it } from "vitest";
import { compose } from "../compose/compose.ts";
import { parseDocument, type TimelineDocument } from "../document.ts";
import { after, roughCut } from "../edit/testing.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { ticks } from "../time.ts";
import { coveredAt } from "./covered.ts";
import { estimatedInk } from "./ink.ts";
import { lint, Linter } from "./lint.ts";
import { PLATFORM_RULES, PLATFORMS } from "./platforms.ts";
import { roleOf } from "./role.ts";

const inkOf = () => ({ left: 0, top: 0, right: 1, bottom: 1 });
const style = { families: ["Anton"], size: 80, color: "#fff" };
const text = (id: string, y: number, words: string, more: object = {}) => ({
  type: "text",
  id,
  startTime: ticks(1),
  duration: ticks(2),
  transform: { x: 540, y, width: 600, height: 100 },
  text: words,
  style,
  ...more,
});

/** An upright ad of so many seconds with one thing on it, and sound from its start. */
function ad(element: object, seconds = 12, assets: TimelineDocument["assets"] = {}): TimelineDocument {
  const cut = roughCut();
  const sound = { type: "audio", id: "voice", assetId: "music", startTime: 0, duration: ticks(seconds) };
  return parseDocument({
    ...cut,
    assets: { ...cut.assets, ...assets },
    tracks: [
      { id: "a", type: "mixed", name: "", elements: [element] },
      { id: "s", type: "audio", name: "", elements: [sound] },
    ],
  });
}
const rules = (document: TimelineDocument, platform: (typeof PLATFORMS)[number]) => lint(document, { platform, inkOf });
const covered = (document: TimelineDocument, platform: (typeof PLATFORMS)[number]) =>
  rules(document, platform).flatMap((one) => (one.rule === "covered" ? [one] : []));

describe("what is against an ad on a platform", () => {
  it("tells a price, a call to action, a caption and other words apart", () => {
    const of = (words: string, more: object = {}) => roleOf({ name: "", text: words, words: [], ...more });
    expect([of("€119.01"), of("现价 99 元"), of("Shop now"), of("立即购买"), of("Cold by noon?")]).toEqual([
      "price",
      "price",
      "call",
      "call",
      "text",
    ]);
    expect(of("It costs only €119.01 for the whole year")).toBe("text");
    expect([of("x", { name: "caption" }), of("x", { name: "decor" }), of(" ")]).toEqual(["caption", null, null]);
  });

  it("holds what matters against each zone, to the pixel", () => {
    // TikTok keeps 370 of 1920 px at the bottom: a box of 100 px may end at 1550.
    expect(covered(ad(text("t", 1500, "€9.90")), "tiktok")).toEqual([]);
    expect(covered(ad(text("t", 1520, "€9.90")), "tiktok")).toMatchObject([
      { element: "t", role: "price", side: "bottom", by: 20, wrong: true, at: ticks(2) },
    ]);
    // Reels keep 35 %: it may end at 1248; Shorts 672 px: likewise.
    for (const platform of ["reels", "shorts"] as const) {
      expect(covered(ad(text("t", 1198, "Shop now")), platform)).toEqual([]);
      expect(covered(ad(text("t", 1298, "Shop now")), platform)).toMatchObject([{ role: "call", side: "bottom", by: 100 }]);
    }
    // A feed covers nothing; 40 of its 1350 px are its margin, which are 57 of 1920.
    expect(covered(ad(text("t", 1800, "one two", { name: "caption" })), "feed")).toEqual([]);
    expect(covered(ad(text("t", 60, "one two", { name: "caption" })), "feed")).toMatchObject([{ role: "caption", side: "top", by: 47 }]);
    expect(covered(ad(text("t", 1800, "words", { name: "decor" })), "tiktok")).toEqual([]);
    expect(covered(ad(text("t", 1800, "words", { transform: { x: 540, y: 1800, width: 9, height: 9, opacity: 0 } })), "tiktok")).toEqual(
      [],
    );
  });

  it("holds the faces of a picture against it, where its crop shows them", () => {
    const face = { x: 0.4, y: 0.9, width: 0.2, height: 0.08 };
    const assets = { p: { type: "image", url: "p.jpg", duration: 0, width: 1080, height: 1920, source: "", people: [face] } } as const;
    const picture = (more: object = {}) => ({
      type: "image",
      id: "p",
      assetId: "p",
      startTime: 0,
      duration: ticks(3),
      transform: { x: 540, y: 960, width: 1080, height: 1920 },
      ...more,
    });
    // The face ends at 0.98 × 1920 = 1882; Reels begin to cover at 1248.
    const assetsOf = { ...assets } as unknown as TimelineDocument["assets"];
    expect(covered(ad(picture(), 12, assetsOf), "reels")).toMatchObject([{ role: "face", side: "bottom", by: 634 }]);
    // Half as large, whole within its box: it ends at 480 + 0.98 × 960 = 1421.
    const small = picture({ transform: { x: 540, y: 960, width: 540, height: 960 }, crop: { fit: "contain" } });
    expect(covered(ad(small, 12, assetsOf), "reels")).toMatchObject([{ role: "face", by: 173 }]);
    // Cropped to its upper half, the face is not seen.
    const upper = picture({ crop: { rect: { x: 0, y: 0, width: 1, height: 0.5 } } });
    expect(covered(ad(upper, 12, assetsOf), "reels")).toEqual([]);
  });

  it("is told by the documents of ads where the faces of their pictures are", () => {
    const brief = fixtureBrief({ template: "kinetic", ratio: "9:16", language: "en" });
    const people = [{ x: 0.1, y: 0.1, width: 0.2, height: 0.2 }];
    const pictures = brief.pictures.map((one) => ({ ...one, people }));
    const known = (document: TimelineDocument) => Object.values(document.assets).filter((one) => one.people);
    expect(known(compose({ ...brief, pictures }))[0]).toMatchObject({ type: "image", people });
    expect(known(compose({ ...brief, pictures: pictures.map((one) => ({ ...one, people: [] })) }))).toEqual([]);
  });

  it("knows the lengths, shapes and the sound that each takes", () => {
    const plain = (seconds: number) => ad(text("t", 960, "one"), seconds);
    const named = (document: TimelineDocument, platform: (typeof PLATFORMS)[number]) => rules(document, platform).map(({ rule }) => rule);
    expect(named(plain(4), "tiktok")).toEqual(["short"]);
    expect(named(plain(12), "tiktok")).toEqual([]);
    expect(named(plain(16), "tiktok")).toEqual(["lengthy"]);
    expect(named(plain(61), "tiktok")).toEqual(["long"]);
    expect(named(plain(181), "shorts")).toEqual(["long"]);
    expect(named(plain(12), "feed")).toEqual(["ratio"]);
    expect(named(after(plain(12), { type: "canvas", canvas: { width: 1080, height: 1350 } }), "feed")).toEqual([]);
    expect(named(after(plain(12), { type: "setTrack", track: "s", muted: true }), "tiktok")).toEqual(["silent"]);
    expect(named(after(plain(12), { type: "move", ids: ["voice"], by: ticks(1) }), "tiktok")).toEqual(["lateSound"]);
    expect(PLATFORMS.map((one) => PLATFORM_RULES[one].loudness)).toEqual([-14, -14, -14, -14]);
  });

  it("looks again only at what an edit has changed", () => {
    let measured = 0;
    const counting = () => ((measured += 1), { left: 0, top: 0, right: 1, bottom: 1 });
    const document = compose(fixtureBrief({ template: "kinetic", ratio: "9:16", language: "en" }));
    const linter = new Linter({ platform: "tiktok", inkOf: counting });
    const first = linter.look(document);
    const texts = measured;
    expect(texts).toBeGreaterThan(20);
    const moved = first.find((one) => one.rule === "covered");
    const id = moved?.rule === "covered" ? moved.element : "";
    const next = after(document, { type: "update", id, values: { name: "x" } });
    expect(linter.look(next)).toEqual(lint(next, { platform: "tiktok", inkOf }));
    expect(measured - texts).toBeLessThanOrEqual(3);
  });

  it("estimates the ink of a text within its box, where nothing measures letters", () => {
    const [element] = ad(text("t", 960, "Hello", { style: { ...style, align: "center" } })).tracks[0]?.elements ?? [];
    if (element?.type !== "text") throw new Error("no text");
    const ink = estimatedInk(element);
    // Five letters of 0.55 em at 80 px are 220 of 600 px, in the middle; at this moment it is on no side covered.
    expect(ink.left).toBeCloseTo(0.5 - 110 / 600, 2);
    expect(ink.right).toBeCloseTo(0.5 + 110 / 600, 2);
    expect(ink.bottom - ink.top).toBeLessThan(1);
    const canvas = roughCut().canvas;
    expect(coveredAt(element, ticks(2), { zone: PLATFORM_RULES.tiktok.zone, canvas, inkOf: estimatedInk, asset: undefined })).toBeNull();
  });
});
