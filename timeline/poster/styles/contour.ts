import { mix, readable } from "../../color.ts";
import { filling, inset, loudness, standing, widthOf } from "../parts.ts";
import type { PosterStyle } from "../poster.ts";

/** Contour: a mountain as lines of equal height, a map's frame and ticks. */
export const contour: PosterStyle = {
  inks: [
    { ground: "#1d3a2f", ink: "#f3ead6", main: "#d9b25f", second: "#2a5444" },
    { ground: "#f0ead9", ink: "#20372f", main: "#c4572f", second: "#d9cfb4" },
    { ground: "#233447", ink: "#f2ecdf", main: "#ea8a4d", second: "#33485f" },
    { ground: "#e9e3d3", ink: "#2b3350", main: "#cf4b3a", second: "#d2c9b3" },
    { ground: "#3b2f28", ink: "#f3eadb", main: "#e8a15a", second: "#51423a" },
  ],
  draw(sheet, poster) {
    const { copy, inks, face, next, picture } = poster;
    const { width, height, u, wide } = sheet;
    const s = Math.min(width, height);
    const seed = Math.floor(next() * 9000);
    const middle = { x: width * (wide ? 0.68 : 0.56), y: height * (wide ? 0.5 : 0.36) };
    const rings = 15;
    for (let ring = 0; ring < rings; ring += 1) {
      const t = ring / rings;
      const w = s * (1.5 - 1.42 * t);
      const box = { x: middle.x - w / 2 + t * s * 0.05, y: middle.y - w * 0.42 - t * s * 0.04, w, h: w * 0.84 };
      const top = ring === rings - 1;
      const fill = ring % 4 === 3 ? mix(inks.ground, inks.second, 0.35 + t * 0.6) : null;
      sheet.shape({ kind: "blob", seed, wobble: 0.16 }, top ? inks.main : fill, box, {
        stroke: { color: ring % 4 === 3 ? inks.main : mix(inks.ground, inks.ink, 0.42), width: (ring % 4 === 3 ? 4 : 2) * u },
        enter: "grow",
        rotation: ring * 2.4,
      });
    }
    if (picture) {
      const box = { x: middle.x - s * 0.36, y: middle.y - s * 0.4, w: s * 0.72, h: s * 0.76 };
      if (picture.cut) standing(sheet, picture, box);
      else
        filling(
          sheet,
          picture,
          { ...box, x: middle.x - s * 0.32, w: s * 0.64, h: s * 0.64, y: middle.y - s * 0.34 },
          { effects: [{ type: "mask", shape: "ellipse" }], enter: "grow" },
        );
    } else {
      const tri = { x: middle.x + s * 0.03, y: middle.y - s * 0.075, w: 34 * u, h: 30 * u };
      sheet.shape(
        {
          kind: "polygon",
          points: [
            [0.5, 0],
            [1, 1],
            [0, 1],
          ],
        },
        inks.ground,
        tri,
        { enter: "grow" },
      );
    }
    const m = 52 * u;
    // The name of a map stands in a cartouche: a plate with two frames, laid over the lines.
    const plate = wide
      ? { x: m * 2, y: height * 0.24, w: width * 0.36, h: height * 0.52 }
      : { x: width * 0.16, y: height * (sheet.tall ? 0.7 : 0.625), w: width * 0.68, h: height * (sheet.tall ? 0.2 : 0.24) };
    // The lines end at the map's frame.
    for (const edge of [
      { x: 0, y: 0, w: width, h: m },
      { x: 0, y: height - m, w: width, h: m },
      { x: 0, y: 0, w: m, h: height },
      { x: width - m, y: 0, w: m, h: height },
    ])
      sheet.rect(inks.ground, edge);
    sheet.shape(
      { kind: "rect", radius: 0 },
      null,
      { x: m, y: m, w: width - 2 * m, h: height - 2 * m },
      { stroke: { color: inks.ink, width: 2.5 * u } },
    );
    for (let tick = 1; tick < 12; tick += 1) {
      const x = m + ((width - 2 * m) * tick) / 12;
      sheet.rect(inks.ink, { x, y: m, w: 2.5 * u, h: 16 * u });
      sheet.rect(inks.ink, { x, y: height - m - 16 * u, w: 2.5 * u, h: 16 * u });
    }
    sheet.rect(inks.ground, plate, { enter: "fade" });
    for (const by of [0, 12 * u]) {
      const stroke = { color: inks.ink, width: (by === 0 ? 5 : 2) * u };
      sheet.shape({ kind: "rect", radius: 0 }, null, inset(plate, by), { stroke });
    }
    const inner = inset(plate, 40 * u);
    const foot = copy.sub ? inner.h * 0.34 : 0;
    sheet.text(
      copy.headline,
      { ...inner, h: inner.h - foot - (copy.sub ? 26 * u : 0) },
      {
        families: face("condensed"),
        weight: copy.zh ? 900 : 600,
        size: 190 * u * loudness(poster) + 50 * u,
        color: inks.ink,
        uppercase: true,
        align: "center",
        tracking: copy.zh ? 0 : 70,
        leading: copy.zh ? 1.2 : 1.08,
        valign: "middle",
        maxLines: 3,
      },
    );
    sheet.text(
      copy.sub,
      { ...inner, y: inner.y + inner.h - foot, h: foot },
      {
        // So small, Chinese is read in a plain face.
        families: face(copy.zh ? "sans" : "serif"),
        weight: copy.zh ? 500 : 400,
        size: 44 * u,
        color: readable(inks.main, inks.ground),
        italic: !copy.zh,
        align: "center",
        leading: copy.zh ? 1.5 : 1.2,
        valign: "middle",
        maxLines: 3,
      },
    );
    const noted = copy.foot.join(" · ");
    const strip = { w: Math.min(width - 4 * m, widthOf(noted, 0.6) * 30 * u + 48 * u), h: 44 * u };
    // No line runs through it.
    if (noted !== "") sheet.rect(inks.ground, { x: (width - strip.w) / 2, y: height - m - 66 * u, ...strip }, { enter: "fade" });
    sheet.text(
      noted,
      { x: m * 2, y: height - m - 66 * u, w: width - 4 * m, h: 44 * u },
      {
        families: face("mono"),
        weight: 500,
        size: 30 * u,
        color: inks.ink,
        align: "center",
        maxLines: 1,
      },
    );
  },
};
