import { expect, it } from "vitest";
import { RATIOS, TEMPLATES } from "../../brief.ts";
import { contrast, parseColor } from "../../color.ts";
import type { VisibleElement } from "../../document/element.ts";
import { PRESENTER } from "../../fixtures/presenter.ts";
import { captionArea, safeArea } from "../geometry.ts";
import type { Brand } from "./brand.ts";
import { composeAvatar } from "./compose.ts";
import type { AvatarScene, AvatarVideo } from "./video.ts";

const LOGO = { url: "logo", width: 523, height: 140, ground: null, opaque: false, colors: ["#ffffff"] };
const BRAND: Brand = { colors: ["#0b3d2e", "#f2a900"], template: "magazine", logo: LOGO };
const scene: AvatarScene = {
  placement: "full",
  color: "#e9dfcb",
  backdrop: null,
  photo: null,
  person: PRESENTER,
  round: false,
  passages: [
    { id: "p0", text: "Cold by nine.", url: "voice", duration: 3, words: [{ text: "Cold by nine.", start: 0.5, end: 2 }], mouth: [] },
  ],
};
const base = { id: "t", language: "en", captions: true, transparent: false, mark: "", whole: false, music: null } as const;

const made = (brand: Brand | null, more: Partial<AvatarScene> & Partial<Pick<AvatarVideo, "ratio" | "language" | "transparent">> = {}) => {
  const { ratio = "9:16", language = "en", transparent = false, ...own } = more;
  const document = composeAvatar({ ...base, ratio, language, transparent, brand, scenes: [{ ...scene, ...own }] });
  const all = document.tracks.flatMap(({ name, elements }) =>
    elements.flatMap((one) => (one.type === "audio" ? [] : [{ layer: name, element: one }])),
  );
  const caption = all.flatMap(({ element }) => (element.type === "text" && element.spoken ? [element] : []))[0];
  return { document, logo: all.filter(({ layer }) => layer.startsWith("logo")).map(({ element }) => element), caption };
};
const boxOf = ({ transform: t }: VisibleElement) => ({
  left: t.x - t.width * t.anchorX,
  top: t.y - t.height * t.anchorY,
  right: t.x + t.width * (1 - t.anchorX),
  bottom: t.y + t.height * (1 - t.anchorY),
});

it("captions take the brand's typeface and colors, and each of them can be read", () => {
  for (const template of TEMPLATES)
    for (const colors of [["#0b3d2e"], ["#f2a900", "#111111"], ["#ffffff"], ["#808080"], ["#ff5a5f", "#00a699"]])
      for (const language of ["en", "zh"] as const) {
        const { caption } = made({ colors, template, logo: null }, { language });
        const { style, plate, spoken } = caption ?? {};
        const said = `${template} ${language} ${colors.join(" ")}`;
        expect(contrast(style?.color ?? "", plate?.color ?? ""), said).toBeGreaterThanOrEqual(7);
        expect(contrast(spoken?.color ?? "", spoken?.plate ?? ""), said).toBeGreaterThanOrEqual(4.5);
        expect(contrast(spoken?.plate ?? "", plate?.color ?? ""), said).toBeGreaterThanOrEqual(1.5);
      }
  expect(made(BRAND).caption?.style).toMatchObject({ families: ["Instrument Serif"] });
  expect(made(BRAND).caption?.spoken).toMatchObject({ kind: "plate", plate: "#0b3d2e" });
});

it("a scene without a picture stands on the brand's leading color, one with a picture does not show it", () => {
  const groundOf = (brand: Brand | null) => made(brand).document.canvas.background;
  expect(groundOf({ ...BRAND, colors: ["#f2a900"] })).toBe("#f2a900");
  // A dark one is lit a little: hair is dark, too.
  const [r, g, b] = parseColor(groundOf(BRAND));
  expect([r > 0x0b, g > 0x3d, b > 0x2e]).toEqual([true, true, true]);
  expect(groundOf({ ...BRAND, colors: [] })).toBe("#e9dfcb");
});

it("the logo stands in an upper corner of the safe zone for all of the video, away from who stands at that side", () => {
  for (const ratio of RATIOS)
    for (const placement of ["full", "left", "right", "corner"] as const) {
      const { document, logo } = made(BRAND, { ratio, placement });
      const shown = logo.find(({ type }) => type === "image");
      if (!shown) throw new Error("no logo");
      const [safe, box] = [safeArea(ratio), boxOf(shown)];
      expect([box.left >= safe.x - 1, box.top >= safe.y - 1, box.right <= safe.x + safe.w + 1]).toEqual([true, true, true]);
      expect(box.bottom).toBeLessThan(captionArea(ratio).y);
      expect(box.left > document.canvas.width / 2).toBe(placement === "left");
      expect(shown.startTime).toBe(0);
    }
});

it("the logo has a plate where what is behind it is not known, or would not show it", () => {
  const plates = (brand: Brand, more: Parameters<typeof made>[1] = {}) => made(brand, more).logo.filter(({ type }) => type === "shape");
  const backdrop = { url: "back", width: 1000, height: 1000 };
  expect(plates(BRAND)).toEqual([]);
  expect(plates({ ...BRAND, colors: ["#fff4d6"] })).toMatchObject([{ fill: { color: "#121212" } }]);
  expect(plates(BRAND, { backdrop })).toMatchObject([{ fill: { color: "#121212" } }]);
  expect(plates(BRAND, { transparent: true })).toHaveLength(1);
  expect(plates({ ...BRAND, logo: { ...LOGO, opaque: true } }, { backdrop })).toEqual([]);
});

it("without a kit nothing of it is shown", () => {
  const { logo, caption, document } = made(null);
  expect(logo).toEqual([]);
  expect(document.canvas.background).toBe("#e9dfcb");
  expect(caption?.spoken).toMatchObject({ kind: "color", rest: "#6d675e" });
});
