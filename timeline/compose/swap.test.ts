import { expect, it } from "vitest";
import { byPairs } from "../../tests/setup/pairs.ts";
import { longViews } from "../../tests/bench/ads/faults.ts";
import { RATIOS } from "../brief.ts";
import { DECOR } from "../decor.ts";
import type { TimelineDocument } from "../document.ts";
import type { ElementOf } from "../document/element.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
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

/** A page that says next to nothing, with one packshot of few pixels: no view from near is sharp. */
function little(options: Parameters<typeof fixtureBrief>[0]) {
  const brief = fixtureBrief({ ...options, pictures: 1, cutout: false });
  const roles = new Set<string>();
  const clips = brief.clips.filter(({ role }) => role !== "problem" && !roles.has(role) && roles.add(role));
  const [hook, , ...rest] = clips.filter(({ role }) => role !== "proof");
  const [one] = brief.pictures;
  if (!hook || !one) throw new Error("no hook or picture");
  const picture = { ...one, picture: { ...one.picture, width: 640, height: 640 }, focus: { x: 0.25, y: 0.2, width: 0.5, height: 0.6 } };
  return { ...brief, clips: [hook, ...rest], pictures: [picture] };
}

/** Where each shot's texts and pictures stand. */
const boxes = ({ tracks }: TimelineDocument) =>
  tracks.flatMap(({ elements }) =>
    elements.flatMap((e) => (e.type === "text" || e.type === "image" ? [[e.id, e.group, e.transform.y] as const] : [])),
  );

it.each(byPairs({ template: ["studio", "magazine"] as const, ratio: RATIOS, language: ["en", "zh"] as const }))(
  "shows no view of a small packshot for longer than five seconds: $template $ratio $language",
  (options) => {
    const document = compose(little(options));
    expect(framedShots(document).every(({ views }) => views.length > 0)).toBe(true);
    expect(longestViewOf(document)).toBeLessThanOrEqual(LONG);
  },
);

it.each(byPairs({ template: ["studio", "magazine"] as const, ratio: RATIOS, language: ["en", "zh"] as const }))(
  "keeps the words of a small packshot within the frame where they changed places: $template $ratio $language",
  (options) => {
    const { canvas, tracks } = compose(little(options));
    const texts = tracks.flatMap(({ elements }) => elements.filter((one) => one.type === "text" && one.name !== DECOR));
    for (const { transform: t } of texts as ElementOf<"text">[]) {
      expect(t.x - t.width * t.anchorX).toBeGreaterThanOrEqual(0);
      expect(t.x + t.width * (1 - t.anchorX)).toBeLessThanOrEqual(canvas.width);
    }
  },
);

it("leaves an ad alone whose views change, and moves words and thing of an ad where one stands for too long", () => {
  const document = compose(little({ template: "studio", ratio: "9:16", language: "en" }));
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
