import { expect, it } from "vitest";
import { composeFilm } from "./film.ts";
import { POSTER_RATIOS } from "./ratios.ts";
import { set } from "./parts.ts";
import { ticks } from "../time.ts";

const photo = { url: "photo.jpg", cut: false, width: 900, height: 600 };
const lines = ["Two shoes", "From $12", "Come and try"].map((text) => ({ text, seconds: 2, voice: null }));
const film = (ratio: (typeof POSTER_RATIOS)[number], mark = "") =>
  composeFilm({ id: "f", lines, style: "swiss", ratio, seed: 1, pictures: [photo, photo], music: null, mark });

it.each(POSTER_RATIOS)("swiss, %s: photographs together lie on the sheet, not over a disc", (ratio) => {
  const { tracks, canvas } = film(ratio);
  const last = tracks.flatMap(({ elements }) => elements).filter(({ startTime }) => startTime === ticks(4));
  const cards = last.flatMap((one) => (one.type === "image" ? [one] : []));
  expect(cards).toHaveLength(2);
  expect(last.filter((one) => one.type === "shape" && one.geometry.kind === "ellipse")).toEqual([]);
  for (const { transform } of cards) expect(transform.x + transform.width / 2).toBeLessThan(canvas.width);
});

it("the mark keeps off what hangs below a headline's last line", () => {
  const { tracks, canvas } = film("9:16", "Made with AI");
  const mark = tracks.flatMap(({ elements }) => elements).find(({ id }) => id === "mark");
  expect(mark?.type === "text" ? mark.transform.y : canvas.height).toBeLessThan(canvas.height / 2);
});

const STYLES = ["riso", "ticket", "masthead", "street"] as const;
const LINES = {
  en: ["Your best coffee is at home", "Order both, save 15%"],
  zh: ["今夏第一罐", "冰镇之后更好喝，第二罐半价"],
} as const;

/** What a box covers on the sheet: a turned one that around its corners. */
const covered = ({ x, y, width, height, rotation }: { x: number; y: number; width: number; height: number; rotation: number }) => {
  const turn = (Math.abs(rotation) * Math.PI) / 180;
  const [w, h] = [width * Math.cos(turn) + height * Math.sin(turn), width * Math.sin(turn) + height * Math.cos(turn)];
  return { left: x - w / 2, right: x + w / 2, top: y - h / 2, low: y + h / 2 };
};

it.each(
  STYLES.flatMap((style) => POSTER_RATIOS.flatMap((ratio) => (["en", "zh"] as const).map((language) => ({ style, ratio, language })))),
)("$style, $ratio, $language: photographs together do not lie on the headline", ({ style, ratio, language }) => {
  const said = LINES[language].map((text) => ({ text, seconds: 2.5, voice: null }));
  const { tracks, canvas } = composeFilm({ id: "f", lines: said, style, ratio, seed: 3, pictures: [photo, photo], music: null, mark: "" });
  const last = tracks.flatMap(({ elements }) => elements).filter(({ startTime }) => startTime === ticks(2.5));
  const cards = last.flatMap((one) => (one.type === "image" ? [covered(one.transform)] : []));
  const [title] = last
    .flatMap((one) => (one.type === "text" ? [one] : []))
    .toSorted((a, b) => b.style.size - a.style.size)
    .map(({ transform, style: { valign }, text }) => {
      const box = covered(transform);
      // A headline that begins at the top of its box fills as much of it as its lines need.
      const needs =
        valign === "top" ? set({ headline: text, zh: language === "zh" }, { w: transform.width, h: transform.height }).height : 0;
      return needs > 0 && transform.rotation === 0 ? { ...box, low: box.top + needs } : box;
    });
  expect(cards).toHaveLength(2);
  for (const card of cards) {
    const across = Math.min(card.right, title?.right ?? 0) - Math.max(card.left, title?.left ?? canvas.width);
    const down = Math.min(card.low, title?.low ?? 0) - Math.max(card.top, title?.top ?? canvas.height);
    expect(Math.min(across, down)).toBeLessThanOrEqual(2);
  }
});

it("a ticket says its headline once", () => {
  const { tracks } = composeFilm({
    id: "f",
    lines: [...lines],
    style: "ticket",
    ratio: "16:9",
    seed: 1,
    pictures: [photo],
    music: null,
    mark: "",
  });
  const texts = tracks.flatMap(({ elements }) => elements).flatMap((one) => (one.type === "text" ? [one.text] : []));
  expect(texts.filter((text) => text === "Two shoes")).toHaveLength(1);
});

it.each(POSTER_RATIOS)("woodtype, %s: the seal keeps within the sheet's rule", (ratio) => {
  const { tracks, canvas } = composeFilm({
    id: "f",
    lines: [...lines],
    style: "woodtype",
    ratio,
    seed: 1,
    pictures: [photo],
    music: null,
    mark: "",
  });
  const seals = tracks
    .flatMap(({ elements }) => elements)
    .flatMap((one) => (one.type === "shape" && one.geometry.kind === "burst" ? [one] : []));
  expect(seals.length).toBeGreaterThan(0);
  const rule = (Math.min(canvas.width, canvas.height) / 1000) * (28 + 14);
  for (const { transform } of seals) expect(covered({ ...transform, rotation: 0 }).right).toBeLessThan(canvas.width - rule);
});
