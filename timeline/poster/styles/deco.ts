import { readable } from "../../color.ts";
import { aside, filling, loudness, standing } from "../parts.ts";
import type { PosterStyle } from "../poster.ts";

/** Art deco: a fan of rays behind an arch, double hairlines, serif in the middle. */
export const deco: PosterStyle = {
  inks: [
    { ground: "#0f2d2a", ink: "#f2dfae", main: "#d9a441", second: "#174641" },
    { ground: "#1a1a22", ink: "#f0e2c4", main: "#c9974a", second: "#2b2b38" },
    { ground: "#5a1a22", ink: "#f6e3c5", main: "#e0a85c", second: "#742531" },
    { ground: "#f3e7cf", ink: "#1d2b3a", main: "#b8863b", second: "#e6d3ad" },
    { ground: "#16294a", ink: "#f3e3bd", main: "#d6a24e", second: "#223a63" },
  ],
  draw(sheet, poster) {
    const { copy, inks, face, picture } = poster;
    const { width, height, u, wide } = sheet;
    const line = { color: inks.main, width: 4 * u };
    const m = 46 * u;
    const horizon = wide ? height * 0.72 : height * (sheet.tall ? 0.5 : 0.52);
    const reach = wide ? height * 0.48 : width * 0.385;
    // The outermost arch keeps within the inner hairline.
    const cx = wide ? width - m * 1.8 - reach * 1.08 : width / 2;
    for (let ray = 0; ray <= 24; ray += 1) {
      const a = Math.PI + (ray / 24) * Math.PI;
      const b = Math.PI + ((ray + 0.5) / 24) * Math.PI;
      const box = { x: cx - reach, y: horizon - reach, w: reach * 2, h: reach * 2 };
      const at = (angle: number): [number, number] => [0.5 + Math.cos(angle) / 2, 0.5 + Math.sin(angle) / 2];
      if (ray < 24)
        sheet.shape({ kind: "polygon", points: [[0.5, 0.5], at(a), at(b)] }, ray % 2 ? inks.second : inks.main, box, {
          opacity: ray % 2 ? 1 : 0.9,
          enter: "grow",
        });
    }
    for (const r of [1.03, 1.07]) {
      const d = "M0 100 A100 100 0 0 1 200 100";
      sheet.shape(
        { kind: "path", d, width: 200, height: 100 },
        null,
        { x: cx - reach * r, y: horizon - reach * r, w: reach * 2 * r, h: reach * r },
        { stroke: line, enter: "fade" },
      );
    }
    if (picture) {
      const box = { x: cx - reach * 0.7, y: horizon - reach * 0.98, w: reach * 1.4, h: reach * 0.98 };
      if (picture.cut) standing(sheet, picture, { ...box, h: reach * 1.0 });
      else
        filling(
          sheet,
          picture,
          { ...box, x: cx - reach * 0.62, w: reach * 1.24 },
          { effects: [{ type: "mask", shape: "arch" }], enter: "fade" },
        );
    } else {
      sheet.circle(inks.ground, { x: cx, y: horizon, r: reach * 0.36 }, { enter: "grow" });
      sheet.circle(inks.ink, { x: cx, y: horizon, r: reach * 0.27 }, { enter: "grow" });
      sheet.rect(inks.ground, { x: cx - reach, y: horizon, w: reach * 2, h: reach * 0.4 });
    }
    sheet.rect(inks.main, { x: cx - reach * 1.07, y: horizon, w: reach * 2.14, h: 4 * u }, { enter: "slide" });
    sheet.rect(inks.main, { x: cx - reach * 1.07, y: horizon + 12 * u, w: reach * 2.14, h: 2 * u }, { enter: "slide" });
    for (const by of [0, 16 * u])
      sheet.shape(
        { kind: "rect", radius: 0 },
        null,
        { x: m + by, y: m + by, w: width - 2 * (m + by), h: height - 2 * (m + by) },
        { stroke: { color: inks.main, width: by === 0 ? 5 * u : 2 * u } },
      );
    // Where nothing is said below it, a headline beside the arch is as high as that.
    const spare = copy.sub === "" && copy.foot.length === 0;
    const text = wide
      ? { x: m * 2.4, y: height * (spare ? 0.17 : 0.2), w: cx - reach * 1.08 - m * 2.4 - 24 * u, h: height * (spare ? 0.58 : 0.42) }
      : { x: m * 2.2, y: horizon + 56 * u, w: width - 4.4 * m, h: height - horizon - (copy.sub ? 366 : 244) * u };
    const align = wide ? ("left" as const) : ("center" as const);
    sheet.text(copy.headline, text, {
      families: face("serif"),
      size: 300 * u * loudness(poster) + 48 * u,
      color: inks.ink,
      leading: copy.zh ? 1.2 : 0.98,
      align,
      valign: "middle",
      maxLines: 4,
    });
    const below = text.y + text.h + 44 * u;
    const diamond = { x: wide ? text.x : cx - 12 * u, y: below, w: 24 * u, h: 24 * u };
    sheet.shape(
      {
        kind: "polygon",
        points: [
          [0.5, 0],
          [1, 0.5],
          [0.5, 1],
          [0, 0.5],
        ],
      },
      inks.main,
      diamond,
      { enter: "grow" },
    );
    sheet.text(
      copy.sub,
      { ...text, y: below + 44 * u, h: 110 * u },
      {
        families: face("sans"),
        weight: 500,
        size: 34 * u * aside(poster),
        color: inks.ink,
        leading: copy.zh ? 1.5 : 1.3,
        align,
        valign: "top",
        maxLines: 3,
      },
    );
    // A wide sheet is seen from further away: its shorter side is small there.
    const small = (wide ? 40 : 30) * u;
    sheet.text(
      copy.foot.join("   ·   "),
      { x: wide ? text.x : m * 2, y: height - m * 2 - small * 1.27, w: width - 4.4 * m, h: small * 1.27 },
      {
        families: face("sans"),
        weight: 500,
        size: small,
        tracking: copy.zh ? 0 : 90,
        uppercase: true,
        color: readable(inks.main, inks.ground),
        align,
        maxLines: 1,
      },
    );
  },
};
