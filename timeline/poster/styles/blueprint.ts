import { filling, fitted, standing } from "../parts.ts";
import type { Poster, PosterStyle } from "../poster.ts";
import type { Box, Sheet } from "../sheet.ts";

type Point = readonly [number, number];

/** A thin line between two points of the sheet. */
function line(
  sheet: Sheet,
  color: string,
  [x1, y1]: Point,
  [x2, y2]: Point,
  { width = 2, dash = [] }: { width?: number; dash?: number[] } = {},
): void {
  const box = { x: Math.min(x1, x2), y: Math.min(y1, y2), w: Math.max(1, Math.abs(x2 - x1)), h: Math.max(1, Math.abs(y2 - y1)) };
  const down = (x2 - x1) * (y2 - y1) >= 0;
  const geometry = { kind: "line" as const, from: [0, down ? 0 : 1] as [number, number], to: [1, down ? 1 : 0] as [number, number] };
  sheet.shape(geometry, null, box, {
    stroke: { color, width: width * sheet.u, dash: dash.map((one) => one * sheet.u), cap: "butt" },
    enter: "fade",
  });
}

/** A measure along one side of a box: its line, its ends. */
function measure(sheet: Sheet, color: string, box: Box, side: "top" | "left"): void {
  const { u } = sheet;
  const off = 46 * u;
  const tick = 12 * u;
  const [x, y] = [box.x - off, box.y - off];
  const ends: Point[] =
    side === "top"
      ? [
          [box.x, y],
          [box.x + box.w, y],
        ]
      : [
          [x, box.y],
          [x, box.y + box.h],
        ];
  const [from, to] = ends as [Point, Point];
  line(sheet, color, from, to);
  for (const [px, py] of ends) {
    line(sheet, color, [px - tick, py + tick], [px + tick, py - tick], { width: 3 });
    if (side === "top") line(sheet, color, [px, py - tick], [px, box.y - 8 * u]);
    else line(sheet, color, [px - tick, py], [box.x - 8 * u, py]);
  }
}

/** What is noted of the thing: all small print but the figure, which has its own cell. */
const notesOf = ({ sub, foot, figure }: Poster["copy"]): string[] =>
  [sub, ...foot].filter((one) => one !== "" && one !== figure).slice(0, 3);

/** What is written of the thing beside it: each note in its row, with a line to a point of it. */
function notes(sheet: Sheet, { copy, inks, face }: Poster, at: Box, column: Box): void {
  const { u } = sheet;
  const said = notesOf(copy);
  const points: readonly Point[] = [
    [0.66, 0.2],
    [0.78, 0.52],
    [0.6, 0.84],
  ];
  for (const [row, note] of said.entries()) {
    const h = column.h / said.length;
    const y = column.y + row * h;
    const [px, py] = points[row] ?? [0.6, 0.5];
    const spot = { x: at.x + at.w * px, y: at.y + at.h * py };
    line(sheet, inks.second, [spot.x, spot.y], [column.x - 14 * u, y + 20 * u]);
    sheet.circle(inks.second, { ...spot, r: 9 * u }, { enter: "grow" });
    sheet.text(
      note,
      { x: column.x, y, w: column.w, h: h - 20 * u },
      {
        families: face("mono"),
        weight: 500,
        size: 31 * u,
        color: inks.ink,
        leading: copy.zh ? 1.5 : 1.3,
        valign: "top",
        maxLines: 5,
      },
    );
  }
}

/** The thing that is drawn: the picture, or a construction of circles about the seed's point. */
function thing(sheet: Sheet, { inks, picture, next }: Poster, box: Box): Box {
  if (picture) {
    if (picture.cut) return standing(sheet, picture, box, { effects: [] });
    const at = fitted(picture, box);
    filling(sheet, picture, at, { enter: "fade" });
    return at;
  }
  const r = Math.min(box.w, box.h) / 2;
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  const turn = next() * Math.PI;
  for (const share of [1, 0.72, 0.46])
    sheet.circle(
      null,
      { ...middle, r: r * share },
      { stroke: { color: inks.ink, width: (share === 0.72 ? 6 : 2.5) * sheet.u }, enter: "grow" },
    );
  for (let spoke = 0; spoke < 6; spoke += 1) {
    const [dx, dy] = [Math.cos(turn + (spoke * Math.PI) / 3), Math.sin(turn + (spoke * Math.PI) / 3)];
    const at = { x: middle.x + dx * r * 0.72, y: middle.y + dy * r * 0.72 };
    line(sheet, inks.ink, [middle.x, middle.y], [at.x, at.y]);
    sheet.circle(
      spoke === 0 ? inks.second : inks.ground,
      { ...at, r: r * 0.17 },
      { stroke: { color: inks.ink, width: 3 * sheet.u }, enter: "grow" },
    );
  }
  sheet.circle(inks.main, { ...middle, r: r * 0.2 }, { enter: "grow" });
  return { x: middle.x - r, y: middle.y - r, w: 2 * r, h: 2 * r };
}

/** Blueprint: a thing measured on squared paper, its notes on leader lines, its name in the drawing's title block. */
export const blueprint: PosterStyle = {
  figures: true,
  inks: [
    { ground: "#153a8a", ink: "#f3f6ff", main: "#f3f6ff", second: "#ffd84d" },
    { ground: "#f3f1ea", ink: "#1c2a4a", main: "#1c2a4a", second: "#e8452c" },
    { ground: "#17201f", ink: "#d9f2e4", main: "#d9f2e4", second: "#ff9d3c" },
    { ground: "#e9dcc4", ink: "#39281b", main: "#39281b", second: "#1e6b62" },
    { ground: "#5b2333", ink: "#fbeee6", main: "#fbeee6", second: "#f2b84b" },
  ],
  draw(sheet, poster) {
    const { copy, inks, face } = poster;
    const { width, height, u, wide, frame } = sheet;
    const m = 54 * u;
    sheet.rect({ type: "pattern", kind: "grid", color: inks.ink, size: 27 * u, seed: 1, rate: 0 }, frame, { opacity: 0.1 });
    sheet.rect({ type: "pattern", kind: "grid", color: inks.ink, size: 135 * u, seed: 1, rate: 0 }, frame, { opacity: 0.16 });
    sheet.shape(
      { kind: "rect", radius: 0 },
      null,
      { x: m, y: m, w: width - 2 * m, h: height - 2 * m },
      { stroke: { color: inks.ink, width: 4 * u } },
    );
    const block = wide
      ? { x: width * 0.52, y: height - m - 330 * u, w: width * 0.48 - m, h: 330 * u }
      : { x: m, y: height - m - height * 0.22, w: width - 2 * m, h: height * 0.22 };
    const noted = notesOf(copy).length > 0;
    const room = wide
      ? { x: m + 130 * u, y: m + 130 * u, w: width * 0.36, h: height - 2 * m - 210 * u }
      : { x: m + 120 * u, y: m + 120 * u, w: width * (noted ? 0.54 : 0.72), h: block.y - m - 190 * u };
    const at = thing(sheet, poster, room);
    measure(sheet, inks.ink, at, "top");
    measure(sheet, inks.ink, at, "left");
    const axis = { x: at.x + at.w / 2, y: at.y + at.h / 2 };
    line(sheet, inks.ink, [axis.x, at.y - 30 * u], [axis.x, at.y + at.h + 30 * u], { dash: [22, 8, 4, 8] });
    const column = wide
      ? { x: width * 0.62, y: m + 80 * u, w: width * 0.38 - m - 50 * u, h: block.y - m - 150 * u }
      : { x: width * 0.73, y: m + 130 * u, w: width * 0.27 - m - 28 * u, h: block.y - m - 230 * u };
    notes(sheet, poster, at, column);
    // The title block: a box in cells, the name in the largest.
    const cell = copy.figure ? block.w * 0.3 : 0;
    sheet.rect(inks.ground, block);
    sheet.shape({ kind: "rect", radius: 0 }, null, block, { stroke: { color: inks.ink, width: 4 * u } });
    if (cell > 0) {
      const x = block.x + block.w - cell;
      sheet.rect(inks.second, { x, y: block.y, w: cell, h: block.h }, { enter: "slide" });
      sheet.text(
        copy.figure,
        { x: x + 22 * u, y: block.y + 22 * u, w: cell - 44 * u, h: block.h - 44 * u },
        {
          families: face("condensed"),
          weight: 700,
          size: 190 * u,
          color: inks.ground,
          align: "center",
          maxLines: 2,
        },
      );
    }
    // Chinese fills its lines to their ends, and all of it comes nearer while it is seen.
    const pad = (copy.zh ? 40 : 24) * u;
    sheet.text(
      copy.headline,
      { x: block.x + 34 * u, y: block.y + pad, w: block.w - cell - 68 * u, h: block.h - 2 * pad },
      {
        families: face("condensed"),
        weight: copy.zh ? 900 : 600,
        size: 260 * u,
        color: inks.ink,
        uppercase: true,
        tracking: copy.zh ? 0 : 12,
        leading: copy.zh ? 1.15 : 0.98,
        valign: "middle",
        maxLines: 3,
      },
    );
  },
};
