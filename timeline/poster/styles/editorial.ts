import { aside, filling, loudness, standing } from "../parts.ts";
import type { Poster, PosterStyle } from "../poster.ts";
import type { Box, Sheet } from "../sheet.ts";

/** The one spot of colour of a quiet page, or the picture in its place. */
function plate(sheet: Sheet, { inks, picture, next }: Poster, box: Box): void {
  if (picture && !picture.cut) return filling(sheet, picture, box, { enter: "fade" });
  sheet.rect(inks.main, box, { enter: "fade" });
  if (picture) {
    standing(sheet, picture, { x: box.x + box.w * 0.08, y: box.y + box.h * 0.1, w: box.w * 0.84, h: box.h * 0.86 });
    return;
  }
  const r = Math.min(box.w, box.h) * 0.34;
  const at = { x: box.x + box.w * (0.46 + next() * 0.08), y: box.y + box.h * 0.54, r };
  sheet.circle(inks.second, at, { enter: "rise" });
  sheet.rect(
    {
      type: "linear",
      angle: 90,
      stops: [
        { at: 0, color: inks.main },
        { at: 1, color: inks.ink },
      ],
    },
    { x: box.x, y: at.y + r * 0.32, w: box.w, h: box.y + box.h - at.y - r * 0.32 },
    { enter: "fade", opacity: 0.92 },
  );
}

/** A magazine's cover: serif in two sizes, hairlines, one plate, much paper. */
export const editorial: PosterStyle = {
  inks: [
    { ground: "#f4eee2", ink: "#1f1a16", main: "#c8553d", second: "#f3c98b" },
    { ground: "#eceae2", ink: "#17211c", main: "#2f5d50", second: "#e9c46a" },
    { ground: "#f6efe9", ink: "#251a1d", main: "#8f2d3f", second: "#f0b9a6" },
    { ground: "#e9ecec", ink: "#121b24", main: "#27496d", second: "#f2d6a2" },
    { ground: "#f1ede6", ink: "#221d2b", main: "#5f4a73", second: "#e7c6a0" },
  ],
  draw(sheet, poster) {
    const { copy, inks, face } = poster;
    const { width, height, u, wide } = sheet;
    const m = 70 * u;
    sheet.matter("paper", "#3a2c1a", 0.5);
    const rule = height - m - 120 * u;
    const headHeight = height * (sheet.tall ? 0.2 : 0.24);
    const box = wide
      ? { x: m, y: m, w: width * 0.44 - m, h: height - 2 * m }
      : { x: m, y: m + headHeight + 60 * u, w: width - 2 * m, h: rule - m - headHeight - (copy.sub ? 220 : 120) * u };
    plate(sheet, poster, box);
    const words = wide ? { x: width * 0.44 + m, w: width * 0.56 - 2 * m } : { x: m, w: width - 2 * m };
    // The name of a magazine: centred over its cover, between two hairlines.
    const head = wide ? { ...words, y: m + 40 * u, h: rule - m - 260 * u } : { ...words, y: m + 18 * u, h: headHeight - 6 * u };
    for (const y of wide ? [m] : [m, box.y - 22 * u]) sheet.rect(inks.ink, { ...words, y, h: 2.5 * u }, { enter: "slide" });
    sheet.text(copy.headline, head, {
      families: face("serif"),
      size: 420 * u * loudness(poster) + 60 * u,
      color: inks.ink,
      italic: !copy.zh,
      leading: copy.zh ? 1.2 : 0.94,
      tracking: copy.zh ? 0 : -20,
      align: "center",
      valign: "middle",
      maxLines: wide ? 5 : 3,
    });
    sheet.text(
      copy.sub,
      { ...words, y: rule - 150 * u, h: 122 * u },
      {
        families: face("serif"),
        size: 46 * u * aside(poster),
        color: inks.ink,
        leading: copy.zh ? 1.5 : 1.2,
        align: "center",
        valign: "middle",
        maxLines: 3,
      },
    );
    sheet.rect(inks.ink, { ...words, y: rule, h: 2.5 * u }, { enter: "slide" });
    sheet.text(
      copy.foot.join("   ·   "),
      { ...words, y: rule + 20 * u, h: 100 * u },
      {
        families: face("sans"),
        weight: 500,
        size: 31 * u,
        color: inks.ink,
        align: "center",
        valign: "top",
        leading: 1.5,
        maxLines: 2,
      },
    );
    if (copy.foot.length === 0) sheet.circle(inks.main, { x: words.x + words.w / 2, y: rule + 52 * u, r: 13 * u }, { enter: "grow" });
  },
};
