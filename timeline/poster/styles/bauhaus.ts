import { filling, loudness, pick, smallPrint, standing } from "../parts.ts";
import type { Inks, PosterStyle } from "../poster.ts";
import type { Box, Sheet } from "../sheet.ts";

type Point = [number, number];

/** A piece of a circle as a polygon: from one angle to another, in parts of a half turn. */
const piece = (centre: Point, r: number, [from, to]: Point): Point[] =>
  Array.from({ length: 49 }, (_, at): Point => {
    const angle = Math.PI * (from + ((to - from) * at) / 48);
    return [centre[0] + r * Math.cos(angle), centre[1] + r * Math.sin(angle)];
  });
const QUARTER: Point[] = [[0, 0], ...piece([0, 0], 1, [0, 0.5])];
const HALF: Point[] = piece([0.5, 0.5], 0.5, [1, 2]);

/** One tile: a primitive of the school, turned by quarters. */
function tile(sheet: Sheet, box: Box, { inks, next }: { inks: Inks; next: () => number }): void {
  const colours = [inks.main, inks.second, inks.ink] as const;
  const field = pick(["none", "none", "colour"], next);
  const a = pick(colours, next);
  const b = pick([inks.ground, ...colours.filter((one) => one !== a)] as [string, ...string[]], next);
  if (field === "colour") sheet.rect(a, box, { enter: "fade" });
  const on = field === "colour" ? b : a;
  const rotation = Math.floor(next() * 4) * 90;
  const kind = pick(["quarter", "quarter", "circle", "half", "ring", "bars", "dot"], next);
  const r = box.w / 2;
  const middle = { x: box.x + r, y: box.y + r };
  if (kind === "quarter") sheet.shape({ kind: "polygon", points: QUARTER }, on, box, { rotation, enter: "grow" });
  if (kind === "half") sheet.shape({ kind: "polygon", points: HALF }, on, box, { rotation, enter: "grow" });
  if (kind === "circle") sheet.circle(on, { ...middle, r: r * 0.98 }, { enter: "grow" });
  if (kind === "dot") sheet.circle(on, { ...middle, r: r * 0.42 }, { enter: "grow" });
  if (kind === "ring") sheet.circle(null, { ...middle, r: r * 0.72 }, { enter: "grow", stroke: { color: on, width: r * 0.42 } });
  if (kind === "bars")
    for (let bar = 0; bar < 4; bar += 1) {
      const w = box.w / 8;
      sheet.rect(on, rotation % 180 === 0 ? { ...box, x: box.x + bar * 2 * w, w } : { ...box, y: box.y + bar * 2 * w, h: w }, {
        enter: "slide",
      });
    }
}

/** Bauhaus: a grid of circles, quarters and bars in three colours, one heavy line of type. */
export const bauhaus: PosterStyle = {
  inks: [
    { ground: "#f2e8d5", ink: "#1b1b1b", main: "#d8392b", second: "#1f5aa6" },
    { ground: "#f4efe4", ink: "#16263a", main: "#f0b323", second: "#d94f30" },
    { ground: "#efe6d2", ink: "#232323", main: "#2a7f78", second: "#e8a33d" },
    { ground: "#ece7dd", ink: "#1c1c24", main: "#1f5aa6", second: "#f0b323" },
    { ground: "#ebe5d6", ink: "#20201e", main: "#e07a3f", second: "#2a7f78" },
  ],
  draw(sheet, poster) {
    const { copy, inks, next, face, picture } = poster;
    const { width, height, u, wide } = sheet;
    const across = 4;
    const side = wide ? height / 4 : width / across;
    const down = wide ? 4 : sheet.tall ? 5 : Math.max(2, Math.floor((height * 0.56) / side));
    // A picture is large among the tiles: it is what the poster is of.
    const hero = picture ? { at: 1, span: Math.min(3, down) } : null;
    for (let row = 0; row < down; row += 1)
      for (let column = 0; column < across; column += 1) {
        const inHero = hero && column >= hero.at && column < hero.at + hero.span && row < hero.span;
        if (!inHero) tile(sheet, { x: column * side, y: row * side, w: side, h: side }, { inks, next });
      }
    if (picture && hero) {
      const w = side * hero.span;
      const box = { x: side * hero.at, y: 0, w, h: w };
      sheet.rect(inks.second, box);
      sheet.circle(inks.main, { x: box.x + w / 2, y: box.y + w / 2, r: w * 0.46 }, { enter: "grow" });
      if (picture.cut) standing(sheet, picture, { x: box.x + w * 0.07, y: box.y + w * 0.06, w: w * 0.86, h: w * 0.89 });
      else filling(sheet, picture, box, { enter: "fade" });
    }
    const m = 60 * u;
    const left = wide ? side * across + m : m;
    const top = wide ? m : side * down + 46 * u;
    const foot = copy.sub ? 150 * u : 30 * u;
    const w = width - left - m;
    sheet.text(
      copy.headline,
      { x: left, y: top, w, h: height - top - m - foot },
      {
        families: face("poster"),
        size: 330 * u * loudness(poster) + 30 * u,
        color: inks.ink,
        uppercase: true,
        leading: copy.zh ? 1.12 : 1.06,
        valign: wide ? "bottom" : "top",
        maxLines: wide ? 6 : 3,
      },
    );
    sheet.text(
      copy.sub,
      { x: left, y: height - m - foot + 24 * u, w: w * (wide || copy.foot.length === 0 ? 1 : 0.6), h: foot - 24 * u },
      { families: face("sans"), weight: 700, size: 36 * u, color: inks.ink, leading: copy.zh ? 1.5 : 1.22, valign: "bottom", maxLines: 3 },
    );
    if (!wide)
      smallPrint(
        sheet,
        poster,
        { x: left + w * 0.66, y: height - m - 126 * u, w: w * 0.34, h: 126 * u },
        { size: 30 * u, valign: "bottom" },
      );
    else smallPrint(sheet, poster, { x: left, y: m, w, h: 120 * u }, { size: 30 * u });
  },
};
