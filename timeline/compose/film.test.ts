import { describe, expect, it } from "vitest";
import { byPairs } from "../../tests/setup/pairs.ts";
import { LANGUAGES, RATIOS, TEMPLATES } from "../brief.ts";
import type { TimelineDocument } from "../document.ts";
import type { ElementOf } from "../document/element.ts";
import { sourceRect } from "../draw/image/crop.ts";
import { filmTime } from "../film-time.ts";
import { fixtureBrief } from "../fixtures/brief.ts";
import { ticks } from "../time.ts";
import { DocumentBuilder } from "./document-builder.ts";
import { compose } from "./compose.ts";
import { filmed } from "./film.ts";

const filmsOf = (document: TimelineDocument) =>
  document.tracks.flatMap((t) => t.elements).filter((e): e is ElementOf<"video"> => e.type === "video");
const brief = fixtureBrief({ template: "kinetic", ratio: "9:16", language: "en", films: true });
const [FILM] = brief.films;
const SIZE = { source: {} as CanvasImageSource, width: 1280, height: 720 };

/** The part of the film that an element shows, as fractions; of one that the camera passes over, all that it passes. */
function part(film: ElementOf<"video">) {
  const path = film.keyframes.flatMap(({ property, value }) => (property === "focusX" ? [value] : []));
  const ends = (path.length > 0 ? path : [film.crop.focusX]).map((focusX) => window(film, focusX));
  return { left: Math.min(...ends.map(({ left }) => left)), right: Math.max(...ends.map(({ right }) => right)) };
}

function window({ transform: { width, height }, crop }: ElementOf<"video">, focusX: number) {
  const { x, ...size } = sourceRect(SIZE, crop, {
    width,
    height,
    values: {
      ...crop,
      focusX,
      x: 0,
      y: 0,
      scale: 1,
      scaleX: 1,
      scaleY: 1,
      rotation: 0,
      skew: 0,
      opacity: 1,
      reveal: 1,
      progress: 0,
      blur: 0,
      volume: 0,
    },
  });
  return { left: x / 1280, right: (x + size.width) / 1280 };
}

const all = byPairs({ template: TEMPLATES, ratio: RATIOS, language: LANGUAGES });
describe.each(all)("a $template ad in $ratio, $language, of a product with a film", ({ template, ratio, language }) => {
  const document = compose(fixtureBrief({ template, ratio, language, films: true }));
  const films = filmsOf(document);

  it("shows moments of it, mute, each within its in and out points", () => {
    expect(films.length).toBeGreaterThanOrEqual(2);
    for (const film of films) {
      expect(film).toMatchObject({ muted: true, volume: 0 });
      const times = [0, 0.5, 0.999].map((share) =>
        filmTime(film, document.assets[film.assetId], film.startTime + Math.floor(film.duration * share)),
      );
      const shot = FILM?.shots.find(({ start, end }) => start - 1e-6 <= (times[0] ?? 0) && (times[0] ?? 0) < end);
      expect(
        times.every((at) => shot && at < shot.end + 0.75),
        `${times}`,
      ).toBe(true);
    }
  });

  it("keeps what each moment is about in view", () => {
    for (const film of films) {
      if (film.effects.some((e) => e.type === "blur" || e.type === "mask") || film.crop.zoom > 2) continue;
      const shot = FILM?.shots.find(({ start, end }) => start * 120_000 <= film.trimStart && film.trimStart < ticks(end));
      if (!shot || film.crop.zoom > 1.2) continue;
      const { focus } = shot;
      const seen = part(film);
      const lost = Math.max(0, seen.left - focus.x) + Math.max(0, focus.x + focus.width - seen.right);
      expect(lost / focus.width, `${film.id} shows ${seen.left.toFixed(2)}–${seen.right.toFixed(2)}`).toBeLessThan(0.2);
    }
  });
});

describe("films and pictures together", () => {
  it.each(TEMPLATES)("a %s ad shows its pictures too", (template) => {
    const document = compose(fixtureBrief({ template, ratio: "9:16", language: "en", films: true }));
    const pictures = new Set(document.tracks.flatMap((t) => t.elements).flatMap((e) => (e.type === "image" ? [e.assetId] : [])));
    expect(pictures.size).toBeGreaterThanOrEqual(2);
  });
  it.each(TEMPLATES)("a %s ad can be made of a film alone, or of many", (template) => {
    for (const ratio of RATIOS) {
      const one = fixtureBrief({ template, ratio, language: "en", films: true });
      expect(filmsOf(compose({ ...one, pictures: [] })).length).toBeGreaterThanOrEqual(2);
      const many = Array.from({ length: 3 }, (_, i) => ({ ...one.films[0], id: `f${i}` })) as typeof one.films;
      expect(new Set(filmsOf(compose({ ...one, films: many })).map(({ assetId }) => assetId)).size).toBeGreaterThanOrEqual(2);
    }
  });
  it.each(TEMPLATES)("a %s ad of pictures has no film in it", (template) => {
    expect(filmsOf(compose(fixtureBrief({ template, ratio: "9:16", language: "en" })))).toEqual([]);
  });
});

describe("a film that fills an upright frame", () => {
  const shown = (x: number, width: number) => {
    const board = new DocumentBuilder(brief, ["back"]);
    const film = {
      id: "f0",
      asset: "film-f0",
      file: { url: "film.mp4", width: 1280, height: 720, duration: 3.8 },
      start: 0,
      end: 3,
      focus: { x, y: 0.2, width, height: 0.6 },
    };
    filmed(board, "back", { film, focus: film.focus, zoom: [1.02, 1.1], since: 0 }, { at: 0, until: 2, box: board.frame });
    const films = filmsOf(board.document("#000000"));
    return {
      soft: films.filter((e) => e.effects.some(({ type }) => type === "blur")),
      sharp: films.filter((e) => !e.effects.some(({ type }) => type === "blur")),
    };
  };
  it("stands whole on a soft copy of itself where its subject is far wider", () => {
    const { soft, sharp } = shown(0.1, 0.8);
    expect(soft).toHaveLength(1);
    for (const film of sharp) expect(part(film).right - part(film).left).toBeGreaterThan(0.78);
  });
  it("is passed over from rim to rim where its subject is somewhat wider", () => {
    const { soft, sharp } = shown(0.17, 0.5);
    expect(soft).toEqual([]);
    for (const film of sharp) expect([part(film).left, part(film).right]).toEqual([expect.closeTo(0.17, 3), expect.closeTo(0.67, 3)]);
  });
  it("is cropped around a subject that it holds", () => {
    const { soft, sharp } = shown(0.6, 0.2);
    expect(soft).toEqual([]);
    for (const film of sharp) expect(part(film).left < 0.6 && part(film).right > 0.8).toBe(true);
  });
});
