import { aside, filling, isCards, set, standing } from "../parts.ts";
import type { Poster, PosterStyle } from "../poster.ts";
import type { Box, Sheet } from "../sheet.ts";

/** The headline as wide as the sheet. */
function mast(sheet: Sheet, { copy, face, picture }: Poster, box: Box, color: string, hollow = false): void {
  sheet.text(copy.headline, box, {
    families: face("poster"),
    size: 1600 * sheet.u,
    color,
    uppercase: true,
    align: sheet.wide && picture ? "left" : "center",
    valign: "top",
    leading: copy.zh ? 1.08 : 0.98,
    tracking: copy.zh ? 0 : -8,
    maxLines: 6,
    hollow,
    ...(hollow ? { outline: { color, width: 5 * sheet.u } } : {}),
  });
}

/** A photograph to the edges; the words stand on the ground, which fades into it. */
function photograph(sheet: Sheet, { inks, picture }: Poster): void {
  if (!picture) return;
  const { frame, width, height, wide } = sheet;
  const box = wide ? { ...frame, x: width * 0.36, w: width * 0.64 } : { ...frame, y: height * 0.2, h: height * 0.8 };
  filling(sheet, picture, box, { enter: "drift" });
  const stops = [
    { at: 0, color: inks.ground },
    { at: 1, color: `${inks.ground}00` },
  ];
  const fade = wide ? { ...frame, x: box.x - 2, w: width * 0.24 } : { ...frame, y: box.y - 2, h: height * 0.26 };
  sheet.rect({ type: "linear", angle: wide ? 0 : 90, stops }, fade);
  sheet.rect({ type: "linear", angle: -90, stops }, { x: 0, y: height * 0.72, w: width, h: height * 0.28 });
}

/** Two columns along the foot: what it is, and where and when; the figure large between them. */
function feet(sheet: Sheet, poster: Poster): void {
  const { copy, inks, face } = poster;
  const { width, height, u, wide } = sheet;
  const m = 60 * u;
  const column = width * (wide ? 0.24 : 0.34);
  const y = height - m - 150 * u;
  const small = {
    families: face("sans"),
    weight: 600,
    size: (wide ? 46 : 34) * u,
    color: inks.ink,
    leading: copy.zh ? 1.5 : 1.24,
    maxLines: 4,
  };
  sheet.text(copy.sub, { x: m, y, w: column, h: 150 * u }, { ...small, size: small.size * aside(poster), valign: "bottom" });
  sheet.text(copy.foot.join("\n"), { x: width - m - column, y, w: column, h: 150 * u }, { ...small, align: "right", valign: "bottom" });
}

/** Masthead: one word across the sheet, and its subject standing before it; or a photograph to the edges. */
export const masthead: PosterStyle = {
  inks: [
    { ground: "#ff5a3c", ink: "#1a0d08", main: "#fff1e0", second: "#ffd23f" },
    { ground: "#1f3bff", ink: "#f4f2ea", main: "#f4f2ea", second: "#ff7a45" },
    { ground: "#f2c230", ink: "#17130a", main: "#17130a", second: "#e8412c" },
    { ground: "#dcd3c4", ink: "#1b1a17", main: "#d43c1f", second: "#1b1a17" },
    { ground: "#0f6e52", ink: "#fdf6e6", main: "#fdf6e6", second: "#ffd23f" },
  ],
  draw(sheet, poster) {
    const { inks, picture, copy } = poster;
    const { width, height, u, wide } = sheet;
    const m = 44 * u;
    const beside = wide && picture !== null;
    const box = { x: m, y: m + 10 * u, w: beside ? width * 0.56 : width - 2 * m, h: height * (wide ? 0.62 : picture ? 0.44 : 0.66) };
    if (picture && !picture.cut) {
      photograph(sheet, poster);
      mast(sheet, poster, { ...box, h: height * (wide ? 0.62 : 0.34) }, inks.ink);
    } else if (picture) {
      mast(sheet, poster, box, inks.main);
      // It stands before the words, and hides no more of them than the foot of their last line; cards hide nothing.
      const cards = isCards(picture);
      const { size, height: tall } = set(copy, box);
      const top = box.y + tall + (cards ? 40 * u : -size * 0.26);
      const foot = height - 235 * u;
      const left = cards ? box.x + box.w + 40 * u : width * 0.5;
      standing(
        sheet,
        picture,
        wide ? { x: left, y: m, w: width * 0.97 - left, h: height - 230 * u } : { x: width * 0.07, y: top, w: width * 0.86, h: foot - top },
      );
    } else {
      // The same words again below, hollow, until the sheet's edge cuts them.
      const foot = height - m - (wide ? 0 : 150 * u);
      // Chinese fills its body below the foot of capitals, by which lines are set.
      const { size, height: tall } = set(copy, box);
      const low = box.y + tall + (copy.zh ? size * 0.14 : 0);
      const r = Math.min(Math.min(width, height) * (sheet.tall ? 0.3 : 0.16), (foot - low) / 2 - 24 * u);
      const again = !wide && copy.sub === "";
      if (r > 80 * u && !again) {
        sheet.circle(inks.second, { x: width * 0.5, y: foot - r, r }, { enter: "rise" });
        sheet.circle(inks.ground, { x: width * 0.5, y: foot - r, r: r * 0.36 }, { enter: "grow" });
      }
      mast(sheet, poster, box, inks.main);
      if (again) mast(sheet, poster, { x: m, y: height * (wide ? 0.66 : 0.7), w: width - 2 * m, h: height * 0.5 }, inks.main, true);
    }
    feet(sheet, poster);
    sheet.matter("grain", "#000000", 0.6, { opacity: 0.35 });
  },
};
