import { describe, expect, it } from "vitest";
import { contrast, toHsl } from "../color.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { litOn, onGround, paletteOf } from "./palette.ts";

const brief = fixtureBrief({ template: "kinetic", ratio: "9:16", language: "en" });
const withPalette = (palette: string[], brand = "Nordhavn") => ({
  ...brief,
  product: { ...brief.product, brand },
  pictures: brief.pictures.map((picture) => ({ ...picture, palette })),
});
const BRANDS = ["Apple", "Sony", "Logitech", "Nikon", "Canon", "Luma", "Samsung", "索尼", "HTC", "Saleor"];

describe("the palette", () => {
  it("of things that are black, white or silver is the brand's, and not the same for all", () => {
    const mains = BRANDS.map((brand) => paletteOf(withPalette(["#f4f1ee", "#1a1817", "#c9c6c2"], brand)).main);
    expect(new Set(mains).size).toBeGreaterThan(4);
    expect(paletteOf(withPalette(["#202020"], "Sony")).main).toBe(paletteOf(withPalette(["#f5f5f5"], "sony")).main);
  });
  it("of a black thing is what its page calls the brand's colour, not that of what else is in its photographs", () => {
    const black = withPalette(["#202020"]);
    const [first, ...others] = black.pictures;
    const pictures = [...(first ? [first] : []), ...others.map((one) => ({ ...one, palette: ["#c8802a"] }))];
    const hue = (colors: string[]) => toHsl(paletteOf({ ...black, pictures, product: { ...black.product, colors } }).main)[0];
    expect(Math.abs(hue(["#ffffff", "#0b8f4d"]) - toHsl("#0b8f4d")[0])).toBeLessThan(8);
    expect(hue([])).toBe(toHsl(paletteOf(black).main)[0]);
  });
  it("of a grey garment is not the skin of who wears it, of a brown one its own", () => {
    const worn = (palette: string[]) => {
      const shown = withPalette(palette, "Sony");
      const pictures = shown.pictures.map((one) => ({ ...one, people: [{ x: 0.4, y: 0.1, width: 0.2, height: 0.2 }] }));
      return paletteOf({ ...shown, pictures }).main;
    };
    expect(worn(["#f3e9e4", "#77787c", "#333338", "#c08468"])).toBe(paletteOf(withPalette(["#77787c"], "Sony")).main);
    expect(Math.abs(toHsl(worn(["#f3e9e4", "#8a4b2a"]))[0] - toHsl("#8a4b2a")[0])).toBeLessThan(8);
  });
  it("of a coloured thing is its own, however white the rest of it is", () => {
    const [hue] = toHsl(paletteOf(withPalette(["#f4f1ee", "#1f5fd0"])).main);
    expect(Math.abs(hue - toHsl("#1f5fd0")[0])).toBeLessThan(8);
  });
  it.each(Array.from({ length: 36 }, (_, i) => i * 10))(
    "carries type at hue %d: on its colour, on what jumps out of it, lit and not",
    (hue) => {
      for (const [s, l] of [
        [0.9, 0.5],
        [0.4, 0.3],
        [0.6, 0.8],
      ] as const) {
        const color = `#${[0, 8, 4]
          .map((n) => {
            const k = (n + hue / 30) % 12;
            const value = l - s * Math.min(l, 1 - l) * Math.max(-1, Math.min(k - 3, 9 - k, 1));
            return Math.round(value * 255)
              .toString(16)
              .padStart(2, "0");
          })
          .join("")}`;
        for (const brand of BRANDS.slice(0, 3)) {
          const colors = paletteOf(withPalette([color], brand));
          for (const ground of [colors.main, colors.pop, colors.ink, colors.paper]) {
            expect(contrast(onGround(colors, ground), ground)).toBeGreaterThanOrEqual(4.5);
            expect(contrast(litOn(colors, ground), ground)).toBeGreaterThanOrEqual(4.5);
          }
        }
      }
    },
  );
});
