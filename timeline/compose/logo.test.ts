import { describe, expect, it } from "vitest";
import { byPairs } from "../../tests/setup/pairs.ts";
import { LANGUAGES, RATIOS, TEMPLATES, type AdBrief } from "../brief.ts";
import { contrast } from "../color.ts";
import type { TimelineDocument } from "../document.ts";
import type { VisibleElement } from "../document/element.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { compose } from "./compose.ts";
import { LARGEST } from "./framing.ts";
import { safeArea } from "./geometry.ts";
import { logoSize, plateOf } from "./logo.ts";
import { paletteOf } from "./palette.ts";

type Logo = NonNullable<AdBrief["logo"]>;
const WHITE: Logo = { url: "logo.webp", width: 523, height: 140, ground: null, opaque: false, colors: ["#ffffff"] };
const RED: Logo = { ...WHITE, ground: "#ffffff", opaque: true, colors: ["#e4002b"] };
const TINY: Logo = { ...WHITE, width: 60, height: 20 };

const visible = (document: TimelineDocument) =>
  document.tracks.flatMap((track) => track.elements.filter((e): e is VisibleElement => e.type !== "audio"));
const box = ({ transform: t }: VisibleElement) => ({
  left: t.x - t.width * t.anchorX,
  top: t.y - t.height * t.anchorY,
  right: t.x + t.width * (1 - t.anchorX),
  bottom: t.y + t.height * (1 - t.anchorY),
});
const meet = (a: ReturnType<typeof box>, b: ReturnType<typeof box>): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
const isLogo = (e: VisibleElement) => e.type === "image" && e.assetId === "logo";

const everywhere = byPairs({ template: TEMPLATES, ratio: RATIOS, language: LANGUAGES, logo: ["white", "red", "tiny"] as const });

describe.each(everywhere)("a brand's logo ($logo): $template $ratio $language", ({ logo: which, ...options }) => {
  const logo = { white: WHITE, red: RED, tiny: TINY }[which];
  const brief: AdBrief = { ...fixtureBrief(options), call: "Visit us", logo };
  const document = compose(brief);
  const [shown, ...more] = visible(document).filter(isLogo);

  it("stands once, in the call to action, within the safe zone, and no larger than its pixels allow", () => {
    if (!shown) throw new Error("no logo");
    expect(more).toEqual([]);
    const safe = safeArea(options.ratio);
    const { left, right, top, bottom } = box(shown);
    expect(left).toBeGreaterThanOrEqual(safe.x - 1);
    expect(top).toBeGreaterThanOrEqual(safe.y - 1);
    expect(right).toBeLessThanOrEqual(safe.x + safe.w + 1);
    expect(bottom - top).toBeLessThanOrEqual(logo.height * LARGEST + 0.001);
    expect((right - left) / (bottom - top)).toBeCloseTo(logo.width / logo.height, 3);
  });

  it("has the words of its shot beside it, never on it, and the button says what was asked for", () => {
    if (!shown) throw new Error("no logo");
    const texts = visible(document).filter(
      (e) => e.type === "text" && e.group === shown.group && e.startTime + e.duration > shown.startTime,
    );
    const onIt = texts.filter((e) => e.type === "text" && e.name !== "decor" && meet(box(e), box(shown)));
    expect(onIt.map((e) => (e.type === "text" ? e.text : ""))).toEqual([]);
    expect(texts.some((e) => e.type === "text" && e.text === "Visit us")).toBe(true);
  });
});

it("an ad without a logo shows none", () => {
  expect(visible(compose(fixtureBrief({ template: "studio", ratio: "9:16", language: "en" }))).filter(isLogo)).toEqual([]);
});

it("a logo stands on its scene where it is read there, else on a plate on which it is", () => {
  expect(plateOf(WHITE, "#1a1a1a")).toBeNull();
  expect(contrast(plateOf(WHITE, "#fafafa") ?? "#ffffff", "#ffffff")).toBeGreaterThan(3);
  expect(plateOf({ ...WHITE, colors: ["#0b1f3a"] }, "#101010")).toBe("#ffffff");
  // What has a ground keeps it; what fills its rectangle needs none.
  expect(plateOf({ ...RED, ground: "#fff7e0" }, "#ffffff")).toBe("#fff7e0");
  expect(plateOf({ ...RED, ground: null }, "#e4002b")).toBeNull();
});

it("a logo is never enlarged beyond 1.5 of its pixels", () => {
  expect(logoSize({ width: 40, height: 20 }, { w: 500, h: 100 })).toEqual({ w: 60, h: 30 });
  expect(logoSize({ width: 1000, height: 200 }, { w: 500, h: 60 })).toEqual({ w: 300, h: 60 });
});

describe("the colors of a brand that insists on them", () => {
  const plain = fixtureBrief({ template: "street", ratio: "9:16", language: "en" });
  const wearing = (colors: string[]) => paletteOf({ ...plain, product: { ...plain.product, colors, colors_first: true } });

  it("go before the product's own, as they are", () => {
    expect(wearing(["#0b5fff", "#ffd200"])).toMatchObject({ main: "#0b5fff", pop: "#ffd200" });
    expect(paletteOf({ ...plain, product: { ...plain.product, colors: ["#0b5fff"] } }).main).not.toBe("#0b5fff");
  });

  it.each([["#000000"], ["#ffffff"], ["#808080"], ["#e4002b"], ["#ffd200"], ["#0b1f3a", "#0b5fff"], ["#ffffff", "#000000", "#e4002b"]])(
    "carry type: %s %s %s",
    (...colors) => {
      const made = wearing(colors.filter((color) => color !== undefined));
      expect(contrast(made.onMain, made.main)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(made.ink, made.pop)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(made.ink, made.paper)).toBeGreaterThanOrEqual(7);
    },
  );
});
