import { aside, filling, loudness, standing } from "../parts.ts";
import type { Poster, PosterStyle } from "../poster.ts";
import type { Box, Sheet } from "../sheet.ts";

/** Where the headline lies, and how it is slanted: across the forms, but beside a picture, never over it. */
function titleOf({ width, height, u, wide, tall }: Sheet, { picture }: Poster): { box: Box; slant: number } {
  const m = 64 * u;
  const box = wide
    ? { x: m, y: height * 0.2, w: width * (picture ? 0.43 : 0.5), h: height * 0.5 }
    : { x: m, y: height * (tall ? 0.56 : 0.54), w: width - 2 * m, h: height * (tall ? 0.24 : 0.25) };
  return { box, slant: wide ? -4 : -6 };
}

/** Two inks that overlap, as a stencil duplicator prints them: never quite in register. */
function forms(sheet: Sheet, poster: Poster): void {
  const { inks, next, picture } = poster;
  const { width, height, wide, u } = sheet;
  const s = Math.min(width, height);
  const usual = height * (wide ? 0.48 : picture ? 0.36 : 0.31);
  const top = Math.max(40 * u, usual - s * 0.42);
  const { box: title, slant } = titleOf(sheet, poster);
  // The right end of the headline is raised by its slant.
  const raised = title.y - (Math.sin((-slant * Math.PI) / 180) * title.w) / 2;
  const tall = wide ? s * 0.74 : Math.min(s * 0.74, raised - top - 40 * u);
  const middle = { x: width * (wide ? 0.7 : 0.52), y: picture && !wide ? top + tall / 2 : usual };
  // Where the forms overlap, they are as dark as what is printed over them: they reach no further than into its first line.
  const by = wide ? 1 : Math.min(1, (title.y + title.h * 0.25 - middle.y) / (s * 0.43));
  const blob = (color: string, dx: number, dy: number, w: number, h: number) =>
    sheet.shape(
      { kind: "blob", seed: Math.floor(next() * 900), wobble: 0.13 },
      color,
      { x: middle.x + dx * s - (w * s) / 2, y: middle.y + dy * s * by - (h * s * by) / 2, w: w * s, h: h * s * by },
      { blend: "multiply", enter: "grow", rotation: next() * 60 },
    );
  blob(inks.main, -0.14, -0.04, 0.74, 0.62);
  blob(inks.second, 0.16, 0.1, 0.62, 0.66);
  if (!picture) {
    const r = s * 0.2;
    sheet.shape(
      { kind: "ellipse" },
      { type: "pattern", kind: "halftone", color: inks.ink, size: 15 * sheet.u, seed: 1, rate: 0 },
      { x: middle.x - r, y: middle.y - r, w: 2 * r, h: 2 * r },
      { blend: "multiply", enter: "turn" },
    );
    return;
  }
  const box: Box = { x: middle.x - s * 0.36, y: top, w: s * 0.72, h: tall };
  const screen = { type: "halftone" as const, cell: 7 * sheet.u, dark: inks.ink, light: inks.ground };
  if (picture.cut) standing(sheet, picture, box, { effects: [screen] });
  else filling(sheet, picture, box, { effects: [screen], enter: "fade", rotation: -2 });
}

/** Risograph: two spot inks, halftone, paper, a headline printed twice. */
export const riso: PosterStyle = {
  inks: [
    { ground: "#f6f0e2", ink: "#23306b", main: "#ff6b5e", second: "#ffc83d" },
    { ground: "#f3efe4", ink: "#1f3d36", main: "#00a88f", second: "#ff7e6b" },
    { ground: "#f7efe6", ink: "#3a2430", main: "#f2545b", second: "#4aa3df" },
    { ground: "#f4f0e6", ink: "#2a2a2a", main: "#ffcf33", second: "#5aa9a0" },
    { ground: "#f5efe3", ink: "#3b1f4c", main: "#ff8a5b", second: "#5cc4b4" },
  ],
  draw(sheet, poster) {
    const { copy, inks, face } = poster;
    const { width, height, u, wide } = sheet;
    const m = 64 * u;
    forms(sheet, poster);
    // Overprinted at a slant and never quite in register.
    const { box, slant } = titleOf(sheet, poster);
    const title = {
      families: face("playful"),
      weight: copy.zh ? 400 : 800,
      size: 330 * u * loudness(poster) + 44 * u,
      leading: copy.zh ? 1.14 : 0.92,
      tracking: copy.zh ? 0 : -22,
      align: "center" as const,
      valign: "middle" as const,
      maxLines: 4,
    };
    sheet.text(
      copy.headline,
      { ...box, x: box.x + 7 * u, y: box.y + 6 * u },
      { ...title, color: inks.main },
      { blend: "multiply", rotation: slant },
    );
    sheet.text(copy.headline, box, { ...title, color: inks.ink }, { blend: "multiply", rotation: slant });
    sheet.text(
      copy.sub,
      { x: m, y: box.y + box.h + 64 * u, w: wide ? box.w : width * 0.7, h: 130 * u },
      {
        families: face("sans"),
        weight: 700,
        size: 38 * u * aside(poster),
        color: inks.ink,
        leading: copy.zh ? 1.5 : 1.25,
        valign: "top",
        maxLines: 3,
      },
    );
    sheet.text(
      copy.foot.join(" · "),
      { x: m, y: height - m - 38 * u, w: width - 2 * m, h: 38 * u },
      { families: face("mono"), weight: 500, size: 30 * u, color: inks.ink, maxLines: 1, valign: "bottom" },
    );
    sheet.matter("grain", "#3a2f25", 0.8, { blend: "multiply" });
    sheet.matter("speckle", "#fffaf0", 2.2 * u, { opacity: 0.7 });
  },
};
