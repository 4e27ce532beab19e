import { expect, it } from "vitest";
import { byPairs } from "../../tests/setup/pairs.ts";
import { longViews } from "../../tests/bench/ads/faults.ts";
import { RATIOS } from "../brief.ts";
import { DECOR } from "../decor.ts";
import type { TimelineDocument } from "../document.ts";
import type { ElementOf } from "../document/element.ts";
import { littleBrief } from "../fixtures/little.ts";
import { compose } from "./compose.ts";
import { changedOver, LONG } from "./swap.ts";
import { framedShots, longestView, longestViewOf } from "./views.ts";

const view = (scale: number, x: number) => ({ asset: "picture-p0", scale, x, y: 500, box: { x, y: 500 } });

it("adds up the shots that show one view, and begins anew where it is nearer, elsewhere, or gone", () => {
  const shot = (length: number, ...views: ReturnType<typeof view>[]) => ({ length, views });
  expect(longestView([shot(2, view(1, 500)), shot(2, view(1.1, 540)), shot(2, view(1, 500))], 1080)).toBe(6);
  expect(longestView([shot(2, view(1, 500)), shot(2, view(1.4, 500)), shot(2, view(1, 500))], 1080)).toBe(2);
  expect(longestView([shot(2, view(1, 300)), shot(3, view(1, 700))], 1080)).toBe(3);
  expect(longestView([shot(2, view(1, 500)), shot(4), shot(2, view(1, 500))], 1080)).toBe(2);
  expect(longViews("ad", LONG)).toEqual([]);
  expect(longViews("ad", 6.2)).toEqual([{ ad: "ad", at: 0, kind: "long view", text: "", value: 6.2 }]);
});

/** Where each shot's texts and pictures stand. */
const boxes = ({ tracks }: TimelineDocument) =>
  tracks.flatMap(({ elements }) =>
    elements.flatMap((e) => (e.type === "text" || e.type === "image" ? [[e.id, e.group, e.transform.y] as const] : [])),
  );

it.each(byPairs({ template: ["studio", "magazine"] as const, ratio: RATIOS, language: ["en", "zh"] as const }))(
  "shows no view of a small packshot for longer than five seconds: $template $ratio $language",
  (options) => {
    const document = compose(littleBrief(options));
    expect(framedShots(document).every(({ views }) => views.length > 0)).toBe(true);
    expect(longestViewOf(document)).toBeLessThanOrEqual(LONG);
  },
);

it.each(byPairs({ template: ["studio", "magazine"] as const, ratio: RATIOS, language: ["en", "zh"] as const }))(
  "keeps the words of a small packshot within the frame where they changed places: $template $ratio $language",
  (options) => {
    const { canvas, tracks } = compose(littleBrief(options));
    const texts = tracks.flatMap(({ elements }) => elements.filter((one) => one.type === "text" && one.name !== DECOR));
    for (const { transform: t } of texts as ElementOf<"text">[]) {
      expect(t.x - t.width * t.anchorX).toBeGreaterThanOrEqual(0);
      expect(t.x + t.width * (1 - t.anchorX)).toBeLessThanOrEqual(canvas.width);
    }
  },
);

it("leaves an ad alone whose views change, and moves words and thing of an ad where one stands for too long", () => {
  const document = compose(littleBrief({ template: "studio", ratio: "9:16", language: "en" }));
  const upper = { x: 0, y: 150, w: 1080, h: 400 };
  const lower = { x: 0, y: 560, w: 1080, h: 700 };
  const middle = framedShots(document).at(1)?.group ?? "";
  const places = new Map([[middle, [upper, lower] as const]]);
  expect(changedOver(document, places)).toBe(document);
  const still = alike(document);
  expect(longestViewOf(still)).toBeGreaterThan(LONG);
  const moved = changedOver(still, places);
  expect(longestViewOf(moved)).toBeLessThanOrEqual(LONG);
  const changed = boxes(moved).filter(([, , y], i) => y !== boxes(still)[i]?.[2]);
  expect(changed.length).toBeGreaterThan(1);
  expect(changed.every(([, group]) => group === middle)).toBe(true);
});

/** The same with all its pictures in one place. */
const alike = (document: TimelineDocument): TimelineDocument => ({
  ...document,
  tracks: document.tracks.map((track) => ({
    ...track,
    elements: track.elements.map((e) =>
      e.type === "image"
        ? { ...e, transform: { ...e.transform, x: 540, y: 900, width: 500, height: 500, anchorX: 0.5, anchorY: 0.5 }, keyframes: [] }
        : e,
    ),
  })),
});
