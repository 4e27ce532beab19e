import { describe, expect, it } from "vitest";
import { compose } from "../compose/compose.ts";
import { TEMPLATES } from "../brief.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { FALLBACK, FONTS } from "../fonts.ts";
import { COVERAGE } from "./coverage.ts";
import { drawable } from "./drawable.ts";
import { codePoints } from "../../tests/setup/fonts/cmap.ts";
import { encoded, fallbackCodes } from "../../tests/setup/fonts/coverage.ts";
import { missingGlyphs, missingIn } from "../../tests/setup/fonts/missing.ts";

/** What shops write. */
const HOSTILE =
  "199元→129元 ☒✓✔☑✗✘➜⟶ ₽₹₩₫฿₺₴₿€£¥ ½ ⅓ ㎡㎏㎝℃№ ①②⑩ ★☆♥❤✨🔥👍🏽👨‍👩‍👧🇨🇳 Łódź Ñandú Ő ạ ệ Жар ґ Ελλάδα " +
  "مرحبا שלום नमस्ते 「限时」【新品】《》～·… “”‘’ — – ′″ ×÷±≥≤≈ ™®© \u200b\u00ad\ufeff\u2009 龘 鱻 体體 ไทย 한국어 ひらがな\ud83e\udee8 ⠿";

describe("drawable text", () => {
  it("knows what the faces behind every family have", () => {
    expect(COVERAGE).toBe(encoded(fallbackCodes()));
  });
  it("has the same letters in each weight of the Chinese face", () => {
    const sizes = FONTS.filter(({ family }) => family === "Noto Sans SC").map(({ file }) => codePoints(file).size);
    expect(new Set(sizes).size).toBe(1);
  });
  it("leaves nothing in a hostile text that the loaded faces could not draw, in any weight", () => {
    const text = drawable(HOSTILE);
    for (const weight of [300, 500, 700, 900]) expect(missingIn({ text, families: FALLBACK, weight })).toEqual([]);
  });
  it.each([
    ["199元→129元", "199元→129元"],
    ["原价☒现价", "原价×现价"],
    ["a\u200bb\u00adc", "abc"],
    ["฿120", "THB 120"],
    ["✗ no ➜ yes", "× no → yes"],
    ["e\u0301t\u00e9", "été"],
  ])("%j is drawn as %j", (text, shown) => {
    expect(drawable(text)).toBe(shown);
  });
});

describe.each(TEMPLATES)("composition: %s", (template) => {
  it.each(["en", "zh"] as const)("draws every letter of a product with hostile words (%s)", (language) => {
    const brief = fixtureBrief({ template, ratio: "9:16", language });
    const clips = brief.clips.map((clip, i) => ({ ...clip, voice: null, headline: HOSTILE.slice(i * 20, i * 20 + 24), text: HOSTILE }));
    const document = compose({
      ...brief,
      clips,
      product: { name: HOSTILE, brand: "Ő体", price: "฿1,299 → ₫99", original_price: "₽1 999" },
    });
    const bad = missingGlyphs(document);
    expect(bad).toEqual([]);
  });
});
