import { filling, loudness, smallPrint, standing } from "../parts.ts";
import type { Poster, PosterPicture, PosterStyle } from "../poster.ts";
import type { Sheet } from "../sheet.ts";

/** Photographs together need no disc: over its edge they would look misplaced. */
function cards(sheet: Sheet, picture: PosterPicture): void {
  const { width, height, u, wide } = sheet;
  const [side, top] = [62 * u, 100 * u];
  const column = { x: side, y: top, w: width - 2 * side, h: height * lowest(sheet) - top - 30 * u };
  standing(sheet, picture, wide ? { x: width * 0.48, y: top, w: width * 0.52 - side, h: height - top - side } : column);
}

/** The disc that holds a Swiss poster: cut by two edges, or behind what stands before it. */
function disc(sheet: Sheet, { inks, picture, next }: Poster): void {
  const { width, height, u, wide } = sheet;
  if (picture?.group?.every(({ cut }) => !cut)) return cards(sheet, picture);
  const low = height * lowest(sheet);
  // Alone it may be cut by the sheet's edge; what it frames must be whole.
  const r = wide ? height * 0.46 : picture ? Math.min(width * 0.42, low / 2 - 20 * u) : width * 0.42;
  const at = wide ? { x: width * 0.72, y: height * 0.42, r } : { x: width * (0.64 + next() * 0.05), y: low - r, r };
  sheet.circle(inks.main, at, { enter: "grow" });
  if (!picture) {
    // A smaller disc in orbit over the lines of a horizon.
    for (let line = 0; line < 7; line += 1) {
      const box = { x: at.x - r * 0.5, y: at.y + r * 0.16 + line * (20 + line * 5) * u, w: r * 1.7, h: (4 + line * 2.2) * u };
      sheet.rect(inks.ground, box, { enter: "slide" });
    }
    sheet.circle(inks.second, { x: at.x - r * 0.5, y: at.y - r * 0.12, r: r * 0.24 }, { enter: "grow" });
    return;
  }
  const box = { x: at.x - r * 0.95, y: at.y - r * 0.95, w: r * 1.9, h: r * 1.9 };
  if (picture.cut) standing(sheet, picture, { ...box, h: r * 2.02 });
  else filling(sheet, picture, box, { enter: "grow", effects: [{ type: "mask", shape: "ellipse" }] });
}

/** Where the disc ends and the headline's place begins, as a share of the height. */
const lowest = ({ tall, height, width }: Sheet): number => (tall ? 0.54 : height > width ? 0.52 : 0.48);

/** International style: one disc, one grid, one weight of type flush left. */
export const swiss: PosterStyle = {
  inks: [
    { ground: "#f1efe8", ink: "#141414", main: "#e0311d", second: "#141414" },
    { ground: "#cf2a20", ink: "#fff6ea", main: "#191512", second: "#fff6ea" },
    { ground: "#0e3b3a", ink: "#f5efdf", main: "#f4a62a", second: "#f5efdf" },
    { ground: "#f5c518", ink: "#15130d", main: "#e8502a", second: "#15130d" },
    { ground: "#1f4fc8", ink: "#fdf6e9", main: "#ffb02e", second: "#fdf6e9" },
  ],
  draw(sheet, poster) {
    const { copy, inks, face } = poster;
    const { width, height, u, wide } = sheet;
    const m = 62 * u;
    disc(sheet, poster);
    sheet.rect(inks.ink, { x: m, y: m, w: width - 2 * m, h: 5 * u }, { enter: "slide" });
    const top = wide ? 0.36 : lowest(sheet) + 0.025;
    const column = wide ? width * 0.72 - height * 0.46 - m - 24 * u : width - 2 * m;
    const foot = copy.sub ? (wide ? 170 : 150) * u : 0;
    // Over the disc small print cannot be read.
    const print = { y: height - m - foot, h: foot, x: width * 0.6, w: width * 0.4 - m };
    if (wide) smallPrint(sheet, poster, { x: m, y: m + 26 * u, w: width * 0.4, h: 150 * u }, { size: 31 * u });
    else smallPrint(sheet, poster, print, { size: 31 * u, valign: "bottom" });
    sheet.text(
      copy.headline,
      { x: m, y: height * top, w: column, h: height * (1 - top) - m - foot - 20 * u },
      {
        families: face("grotesque"),
        weight: copy.zh ? 900 : 800,
        size: 300 * u * loudness(poster) + 40 * u,
        color: inks.ink,
        leading: copy.zh ? 1.15 : 0.96,
        tracking: copy.zh ? 0 : -28,
        valign: "bottom",
        maxLines: 5,
      },
    );
    sheet.text(
      copy.sub,
      { x: m, y: height - m - foot, w: wide ? column : width * (copy.foot.length > 0 ? 0.52 : 0.72), h: foot },
      { families: face("sans"), weight: 500, size: 38 * u, color: inks.ink, leading: copy.zh ? 1.5 : 1.25, valign: "bottom", maxLines: 3 },
    );
  },
};
