import { luminance } from "../../color.ts";
import { isRightToLeft } from "../../draw/text/segment.ts";
import { filling, loudness, set, standing } from "../parts.ts";
import type { Poster, PosterStyle } from "../poster.ts";
import type { Box, Sheet } from "../sheet.ts";

/** Strips of tape across the sheet that say the small thing again and again. */
function tape(sheet: Sheet, { copy, face }: Poster, y: number, rotation: number, fill: string, color: string): void {
  const { width, u } = sheet;
  const first = copy.figure || copy.sub || copy.headline.replaceAll("\n", " ");
  // A price is not said beside the line that says it.
  const others = copy.foot.filter((line) => line !== first);
  const said = [...(others.some((line) => line.includes(first)) ? [] : [first]), ...others].filter(Boolean).join("  •  ");
  const each = [...said].length + 5;
  const line = Array.from({ length: Math.ceil(90 / each) + 1 }, () => said).join("  •  ");
  const h = 74 * u;
  sheet.rect(fill, { x: -width * 0.1, y: y - h / 2, w: width * 1.2, h }, { rotation, enter: "slide" });
  sheet.text(
    [...line].slice(0, Math.round((width * 1.2) / (copy.zh ? 30 : 21) / u)).join(""),
    // It begins beyond the edge that its language begins at.
    { x: -width * (isRightToLeft(said) ? 0.22 : 0.08), y: y - h / 2, w: width * 1.3, h },
    { families: face("mono"), weight: 500, size: 36 * u, color, maxLines: 1, align: "left", uppercase: true, minSize: 30 * u },
    { rotation },
  );
}

/** A box in the middle of another, no side longer than `most`. */
const shrunk = ({ x, y, w, h }: Box, most: number): Box => {
  const [width, height] = [Math.min(w, most), Math.min(h, most)];
  return { x: x + (w - width) / 2, y: y + (h - height) / 2, w: width, h: height };
};

const MOST_BILLS = 5;
/** What is below a headline lies so far from it: letters of Chinese fill their line, and cards lie askew. */
const BELOW = 84;

/** The headline pasted again and again, every other bill in the other colour, until the wall is full. */
function pasted(sheet: Sheet, poster: Poster, box: Box): void {
  const { copy, inks, face } = poster;
  const { width, u } = sheet;
  const m = 48 * u;
  const fills = Array.from({ length: MOST_BILLS }, (_, at) => {
    const h = box.h / (at + 1);
    return set(copy, { w: width - 2 * m, h: h - 40 * u }).height / h;
  });
  const enough = fills.findIndex((share) => share > 0.66);
  const count = 1 + (enough < 0 ? fills.indexOf(Math.max(...fills)) : enough);
  const h = box.h / count;
  const other = inks.second === inks.ink ? inks.main : inks.second;
  for (let at = 0; at < count; at += 1) {
    const turned = at % 2 === 1;
    const y = box.y + at * h;
    if (turned) sheet.rect(other, { x: 0, y, w: width, h }, { enter: "slide" });
    const color = turned && luminance(other) < 0.18 ? inks.ground : inks.ink;
    sheet.text(
      copy.headline,
      { x: m, y: y + 20 * u, w: width - 2 * m, h: h - 40 * u },
      { families: face("poster"), size: 900 * u, color, uppercase: true, leading: copy.zh ? 1.1 : 1.04, valign: "middle", maxLines: 6 },
    );
  }
}

/** Street bill: the loudest type that fits, tape, a photocopied picture. */
export const street: PosterStyle = {
  figures: true,
  inks: [
    { ground: "#e7ff3f", ink: "#101010", main: "#101010", second: "#ff4f2e" },
    { ground: "#ff5a36", ink: "#140d0a", main: "#140d0a", second: "#fff3df" },
    { ground: "#f4f1ea", ink: "#111111", main: "#ff3d2e", second: "#111111" },
    { ground: "#3ddc97", ink: "#0c1512", main: "#0c1512", second: "#fff8e7" },
    { ground: "#5cc8ff", ink: "#0b1418", main: "#0b1418", second: "#fff3c4" },
  ],
  draw(sheet, poster) {
    const { copy, inks, face, picture, next } = poster;
    const { width, height, u, wide } = sheet;
    const m = 48 * u;
    // What stands below the tape has its room; where there is nothing, the tape goes down there.
    const spare = copy.sub === "" && copy.foot.length === 0;
    const lowest = height - (spare ? 190 : 300) * u;
    const first = spare ? lowest : Math.min(lowest, height * (wide ? 0.72 : picture ? 0.8 : 0.77));
    const low = picture ? 0.36 : copy.figure ? 0.42 : 0.72;
    const column = wide && (picture || copy.figure) ? width * 0.56 : width;
    const head = { x: m, y: m, w: column - 2 * m, h: height * (wide ? 0.6 : low) - m };
    const under = m + Math.min(head.h, set(copy, head).height) + (picture ? BELOW : 20) * u;
    if (!picture && !copy.figure) pasted(sheet, poster, { x: 0, y: 28 * u, w: width, h: first - 110 * u });
    else
      sheet.text(copy.headline, head, {
        families: face("poster"),
        size: 780 * u * Math.max(0.5, loudness(poster)) + 60 * u,
        color: inks.ink,
        uppercase: true,
        leading: copy.zh ? 1.1 : 1.04,
        valign: "top",
        maxLines: 6,
      });
    if (picture) {
      const box = wide
        ? { x: width * 0.56, y: height * 0.08, w: width * 0.42, h: height * 0.84 }
        : { x: width * 0.12, y: under, w: width * 0.76, h: first - under - (picture.cut ? 0 : 20 * u) };
      const copied = { type: "halftone" as const, cell: 3.6 * u, dark: inks.ink, light: "#ffffff" };
      // The star keeps within the same room: of the headline's own color, it would be a part of its last letters.
      const round = wide ? Math.min(width * 1.05, box.h * 1.04) : Math.min(width * 1.05, box.h);
      sheet.shape(
        { kind: "burst", spikes: 18, depth: 0.16 },
        inks.second,
        { x: box.x + box.w / 2 - round / 2, y: box.y + box.h / 2 - round / 2, w: round, h: round },
        { enter: "turn" },
      );
      if (picture.cut) standing(sheet, picture, box, { effects: [{ type: "stroke", color: "#ffffff", width: 12 * u }] });
      else filling(sheet, picture, shrunk(box, round * 0.74), { effects: [copied], rotation: 2 });
    } else if (copy.figure) {
      const r = wide ? height * 0.36 : Math.min(width * 0.46, (first - under) / 2 - 12 * u);
      const middle = wide ? { x: width * 0.82, y: height * 0.36 } : { x: sheet.tall ? width * 0.54 : width * 0.66, y: (under + first) / 2 };
      sheet.shape(
        { kind: "burst", spikes: 22, depth: 0.2 },
        inks.second,
        { x: middle.x - r, y: middle.y - r, w: 2 * r, h: 2 * r },
        { rotation: 8, enter: "grow" },
      );
      const on = luminance(inks.second) > 0.4 ? "#111111" : "#ffffff";
      sheet.text(
        copy.figure,
        { x: middle.x - r * 0.68, y: middle.y - r * 0.5, w: r * 1.36, h: r },
        { families: face("poster"), size: 300 * u, color: on, align: "center", maxLines: 2, uppercase: true },
        { rotation: -8 },
      );
    }
    tape(sheet, poster, first, -2.4 - next(), inks.second, inks.second === "#111111" ? "#ffffff" : "#111111");
    tape(sheet, poster, first + 104 * u, 1.2, inks.ink, inks.ground);
    sheet.text(
      copy.sub,
      { x: m, y: height - m - 92 * u, w: width * 0.62, h: 92 * u },
      {
        families: face("condensed"),
        weight: 700,
        size: 42 * u,
        color: inks.ink,
        leading: copy.zh ? 1.4 : 1.1,
        valign: "bottom",
        maxLines: 2,
      },
    );
    sheet.text(
      copy.foot.join("\n"),
      { x: width * 0.66, y: height - m - 92 * u, w: width * 0.34 - m, h: 92 * u },
      { families: face("mono"), weight: 500, size: 28 * u, color: inks.ink, align: "right", valign: "bottom", leading: 1.35, maxLines: 3 },
    );
    sheet.matter("grain", "#000000", 0.5, { opacity: 0.5 });
  },
};
