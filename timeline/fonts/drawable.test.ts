import { describe, expect, it } from "vitest";
import { compose } from "../compose/compose.ts";
import { TEMPLATES } from "../brief.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { FALLBACK, FONTS, fontsFor } from "../fonts.ts";
import { COVERAGE } from "./coverage.ts";
import { drawable } from "./drawable.ts";
import { codePoints } from "../../tests/setup/fonts/cmap.ts";
import { encoded, fallbackCodes, inRange } from "../../tests/setup/fonts/coverage.ts";

/** What shops write. */
const HOSTILE =
  "199元→129元 ☒✓✔☑✗✘➜⟶ ₽₹₩₫฿₺₴₿€£¥ ½ ⅓ ㎡㎏㎝℃№ ①②⑩ ★☆♥❤✨🔥👍🏽👨‍👩‍👧🇨🇳 Łódź Ñandú Ő ạ ệ Жар ґ Ελλάδα " +
  "مرحبا שלום नमस्ते 「限时」【新品】《》～·… “”‘’ — – ′″ ×÷±≥≤≈ ™®© \u200b\u00ad\ufeff\u2009 龘 鱻 体體 ไทย 한국어 ひらがな\ud83e\udee8 ⠿";

const own = new Map<string, Set<number>>();
const codesOf = (file: string): Set<number> => {
  const known = own.get(file) ?? codePoints(file);
  own.set(file, known);
  return known;
};

/** Letters of a text that no face which is loaded for it has; what is joined to another letter shows through that one. */
function missing(text: string, families: readonly string[], weight: number): string[] {
  const faces = fontsFor([{ text, families, weight }]);
  return [...text].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    if (/\ufe0e|\ufe0f|\u200d|\u20e3|\n|\t|\p{Emoji_Modifier}/u.test(letter)) return false;
    return !faces.some(({ file, range }) => inRange(range, code) && codesOf(file).has(code));
  });
}

describe("drawable text", () => {
  it("knows what the faces behind every family have", () => {
    expect(COVERAGE).toBe(encoded(fallbackCodes()));
  });
  it("has the same letters in each weight of the Chinese face", () => {
    const sizes = FONTS.filter(({ family }) => family === "Noto Sans SC").map(({ file }) => codesOf(file).size);
    expect(new Set(sizes).size).toBe(1);
  });
  it("leaves nothing in a hostile text that the loaded faces could not draw, in any weight", () => {
    const text = drawable(HOSTILE);
    for (const weight of [300, 500, 700, 900]) expect(missing(text, FALLBACK, weight)).toEqual([]);
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
    const texts = document.tracks.flatMap(({ elements }) => elements.flatMap((e) => (e.type === "text" ? [e] : [])));
    const bad = texts.flatMap((e) => missing(e.style.uppercase ? e.text + e.text.toUpperCase() : e.text, e.style.families, e.style.weight));
    expect(bad).toEqual([]);
  });
});
