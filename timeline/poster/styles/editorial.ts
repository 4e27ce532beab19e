import { loudness, smallPrint, standing } from "../parts.ts";
import type { Poster, PosterStyle } from "../poster.ts";
import type { Box, Sheet } from "../sheet.ts";

/** The one spot of colour of a quiet page, or the picture in its place. */
function plate(sheet: Sheet, { inks, picture, next }: Poster, box: Box): void {
  if (picture && !picture.cut) return sheet.image(picture.assetId, box, { enter: "fade" });
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
  ],
  draw(sheet, poster) {
    const { copy, inks, face } = poster;
    const { width, height, u, wide } = sheet;
    const m = 70 * u;
    sheet.matter("paper", "#3a2c1a", 0.5);
    const box = wide
      ? { x: width * 0.56, y: m, w: width * 0.44 - m, h: height - 2 * m }
      : { x: m, y: m, w: width - 2 * m, h: height * (sheet.tall ? 0.52 : 0.48) - m };
    plate(sheet, poster, box);
    const left = wide
      ? { x: m, y: m, w: width * 0.56 - 2.2 * m, h: height - 2 * m }
      : { x: m, y: box.y + box.h + 44 * u, w: width - 2 * m, h: 0 };
    const bottom = height - m;
    const rule = bottom - 120 * u;
    sheet.text(
      copy.headline,
      { x: left.x, y: left.y, w: left.w, h: rule - left.y - (copy.sub ? 150 : 50) * u },
      {
        families: face("serif"),
        size: 330 * u * loudness(poster) + 50 * u,
        color: inks.ink,
        italic: !copy.zh,
        leading: copy.zh ? 1.2 : 0.94,
        tracking: copy.zh ? 0 : -18,
        valign: wide ? "middle" : "top",
        maxLines: 5,
      },
    );
    sheet.text(
      copy.sub,
      { x: left.x, y: rule - 140 * u, w: left.w * (wide ? 0.9 : 0.78), h: 112 * u },
      { families: face("serif"), size: 42 * u, color: inks.ink, leading: copy.zh ? 1.5 : 1.2, valign: "bottom", maxLines: 3 },
    );
    sheet.rect(inks.ink, { x: left.x, y: rule, w: left.w, h: 2.5 * u }, { enter: "slide" });
    smallPrint(sheet, poster, { x: left.x, y: rule + 24 * u, w: left.w, h: 100 * u }, 24 * u);
    if (copy.foot.length === 0) sheet.circle(inks.main, { x: left.x + 13 * u, y: rule + 48 * u, r: 13 * u }, { enter: "grow" });
  },
};
