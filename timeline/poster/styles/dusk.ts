import { aside, filling, loudness, standing } from "../parts.ts";
import type { PosterStyle } from "../poster.ts";

/** Dusk: a sky of wide soft light, grain, hills in silhouette, wide type. */
export const dusk: PosterStyle = {
  inks: [
    { ground: "#132a3e", ink: "#fff4e2", main: "#ff8c42", second: "#f4c95d" },
    { ground: "#0f3b3f", ink: "#fdf3dc", main: "#f2695c", second: "#f7b267" },
    { ground: "#33251f", ink: "#fff0dc", main: "#e9723d", second: "#f3c178" },
    { ground: "#173a5e", ink: "#fffaf0", main: "#f25f4c", second: "#ffc15e" },
    { ground: "#2b2140", ink: "#fff3e4", main: "#ff7a59", second: "#ffc27a" },
  ],
  draw(sheet, poster) {
    const { copy, inks, face, picture, next } = poster;
    const { width, height, u, wide } = sheet;
    const { ground, main, second } = inks;
    sheet.rect(
      {
        type: "linear",
        angle: 90,
        stops: [
          { at: 0, color: ground },
          { at: 0.42, color: main },
          { at: 0.68, color: second },
          { at: 1, color: second },
        ],
      },
      sheet.frame,
      { enter: "drift" },
    );
    const sun = { x: width * (wide ? 0.7 : 0.5 + (next() - 0.5) * 0.3), y: height * 0.6 };
    const glow = Math.min(width, height) * 0.7;
    sheet.rect(
      {
        type: "radial",
        x: 0.5,
        y: 0.5,
        radius: 0.5,
        stops: [
          { at: 0, color: "rgba(255,246,220,0.85)" },
          { at: 1, color: "rgba(255,246,220,0)" },
        ],
      },
      { x: sun.x - glow, y: sun.y - glow, w: glow * 2, h: glow * 2 },
      { blend: "screen" },
    );
    sheet.circle("#fff6df", { ...sun, r: Math.min(width, height) * 0.13 }, { enter: "rise" });
    const hills = [0.68, 0.76, 0.86];
    for (const [at, level] of hills.entries()) {
      const points: [number, number][] = [];
      for (let step = 0; step <= 16; step += 1)
        points.push([step / 16, Math.max(0, 0.36 + Math.sin(step * (0.5 + at * 0.33) + next() * 0.7 + at * 2) * 0.26)]);
      const top = height * (level - 0.1);
      const shade = ["0.5", "0.74", "1"][at] ?? "1";
      sheet.shape(
        { kind: "polygon", points: [[0, 1], ...points, [1, 1]] },
        ground,
        { x: 0, y: top, w: width, h: height - top },
        { opacity: Number(shade), enter: "rise" },
      );
    }
    if (picture) {
      const box = wide
        ? { x: width * 0.52, y: height * 0.16, w: width * 0.4, h: height * 0.72 }
        : { x: width * 0.16, y: height * 0.4, w: width * 0.68, h: height * (sheet.tall ? 0.48 : 0.44) };
      if (picture.cut) standing(sheet, picture, box);
      else filling(sheet, picture, box, { effects: [{ type: "radius", value: 24 * u }], enter: "rise" });
    }
    const m = 64 * u;
    const w = wide ? width * (picture ? 0.46 : 0.56) : width - 2 * m;
    sheet.text(
      copy.headline,
      { x: m, y: m, w, h: height * (wide ? 0.5 : 0.3) },
      {
        families: face("wide"),
        weight: copy.zh ? 700 : 500,
        size: 150 * u * loudness(poster) + 34 * u,
        color: inks.ink,
        uppercase: true,
        align: "center",
        leading: copy.zh ? 1.3 : 1.16,
        tracking: copy.zh ? 0 : 60,
        valign: "middle",
        maxLines: 4,
      },
    );
    sheet.text(
      copy.sub,
      { x: m, y: height - m - 142 * u, w: wide ? width * 0.46 : width - 2 * m, h: 92 * u },
      {
        families: face("sans"),
        weight: 500,
        size: 36 * u * aside(poster),
        color: inks.ink,
        leading: copy.zh ? 1.5 : 1.28,
        align: wide ? "left" : "center",
        valign: "bottom",
        maxLines: 2,
      },
    );
    sheet.text(
      copy.foot.join("  /  "),
      { x: m, y: height - m - 36 * u, w: width - 2 * m, h: 36 * u },
      { families: face("mono"), weight: 500, size: 30 * u, color: second, align: wide ? "left" : "center", maxLines: 1, valign: "bottom" },
    );
    sheet.matter("grain", "#ffffff", 0.7, { opacity: 0.5, blend: "overlay" });
  },
};
