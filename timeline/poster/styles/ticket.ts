import { filling, inset, isCards, standing } from "../parts.ts";
import type { Poster, PosterStyle } from "../poster.ts";
import type { Box, Sheet } from "../sheet.ts";

/** Bars of different widths, as many as there is room for; the seed decides which. */
function barcode(sheet: Sheet, { inks, next }: Poster, { x, y, w, h }: Box): void {
  const unit = w / 62;
  let at = 0;
  while (at < 60) {
    const bar = 1 + Math.floor(next() * 3);
    sheet.rect(inks.ink, { x: x + at * unit, y, w: bar * unit, h });
    at += bar + 1 + Math.floor(next() * 2);
  }
}

/** A row of holes, and a notch at either end. */
function perforation(sheet: Sheet, { inks }: Poster, { x, y, w, h }: Box): void {
  const { u } = sheet;
  const along = w > h;
  const length = along ? w : h;
  const count = Math.round(length / (34 * u));
  for (let hole = 1; hole < count; hole += 1) {
    const at = (length * hole) / count;
    sheet.circle(inks.ground, { x: along ? x + at : x, y: along ? y : y + at, r: 6 * u });
  }
  const ends = along
    ? [
        { x, y },
        { x: x + w, y },
      ]
    : [
        { x, y },
        { x, y: y + h },
      ];
  for (const end of ends) sheet.circle(inks.ground, { ...end, r: 34 * u });
}

/** More than so many clauses, or letters of one, are struck so small that nobody reads them: they stay in small print. */
const STRUCK = { clauses: 2, zh: 8, other: 24 } as const;

/** What is struck on the disc: the figure, else a line of small print that is short enough. Struck small, Chinese has a clause a line. */
function sealOf({ picture, copy }: Poster): string {
  if (picture) return "";
  const line = copy.figure || copy.foot[0] || "";
  const clauses = line.split(copy.zh ? /[，、；]\s*/u : /\n/u);
  const most = copy.zh ? STRUCK.zh : STRUCK.other;
  return clauses.length <= STRUCK.clauses && clauses.every((one) => [...one].length <= most) ? line : "";
}

/** The coloured field with the picture; without one, the price, or a disc that is struck like a stamp. */
function field(sheet: Sheet, poster: Poster, box: Box): void {
  const { inks, picture, copy, face } = poster;
  const { u } = sheet;
  if (picture && !picture.cut) return filling(sheet, picture, box, { enter: "fade" });
  sheet.rect(inks.main, box, { enter: "slide" });
  sheet.rect({ type: "pattern", kind: "halftone", color: inks.second, size: 22 * u, seed: 1, rate: 0 }, box, { opacity: 0.3 });
  if (picture) {
    // What was cut out stands out of its field; cards would lie on the headline beside it.
    if (isCards(picture)) standing(sheet, picture, inset(box, 26 * u));
    else standing(sheet, picture, { x: box.x - box.w * 0.09, y: box.y + box.h * 0.08, w: box.w * 1.16, h: box.h * 0.84 });
    return;
  }
  const r = Math.min(box.w, box.h) * 0.36;
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  sheet.shape(
    { kind: "burst", spikes: 36, depth: 0.05 },
    inks.second,
    { x: middle.x - r, y: middle.y - r, w: 2 * r, h: 2 * r },
    { enter: "turn" },
  );
  sheet.circle(null, { ...middle, r: r * 0.84 }, { stroke: { color: inks.main, width: 5 * u } });
  // Struck small, Chinese is read in a plain face, a clause a line.
  const seal = sealOf(poster);
  const stamp = copy.zh ? seal.replaceAll(/[，、；]\s*/gu, "\n") : seal;
  if (stamp === "") sheet.circle(inks.main, { ...middle, r: r * 0.4 }, { enter: "grow" });
  sheet.text(
    stamp,
    { x: middle.x - r * 0.7, y: middle.y - r * 0.4, w: r * 1.4, h: r * 0.8 },
    {
      families: face(copy.zh ? "sans" : "poster"),
      weight: 900,
      size: 260 * u,
      color: inks.main,
      align: "center",
      uppercase: true,
      maxLines: 2,
    },
    { rotation: -9 },
  );
}

/** More letters than this do not stand in one column. */
const COLUMN = 12;
/** A letter's height with the gap below it, of its size. */
const LETTER = 1.12;

/** Chinese stands upright: letter below letter, the first column at the right. */
function columns(sheet: Sheet, { copy, inks, face }: Poster, box: Box): void {
  const lines = copy.headline.split("\n").map((line) => [...line]);
  const longest = Math.max(...lines.map(({ length }) => length));
  const size = Math.min((box.w / lines.length) * 0.9, box.h / (longest * LETTER));
  const w = Math.min(box.w / lines.length, size * 1.2);
  const right = box.x + (box.w + w * lines.length) / 2;
  for (const [index, line] of lines.entries())
    sheet.text(
      line.join("\n"),
      { x: right - (index + 1) * w, y: box.y, w, h: box.h },
      {
        families: face("condensed"),
        weight: 900,
        size,
        color: inks.ink,
        leading: LETTER,
        align: "center",
        valign: "top",
        maxLines: COLUMN,
      },
    );
}

/** Whether a headline can stand upright: Chinese alone, in columns that are not too long. */
const standsUpright = ({ headline, zh }: Poster["copy"]): boolean =>
  zh && !/[\p{Script=Latin}\d]/u.test(headline) && headline.split("\n").every((line) => [...line].length <= COLUMN);

/** The headline up the side, as on the stub of a ticket. */
function side(sheet: Sheet, poster: Poster, box: Box): void {
  const { copy, inks, face } = poster;
  if (standsUpright(copy)) return columns(sheet, poster, box);
  const middle = { x: box.x + box.w / 2, y: box.y + box.h / 2 };
  // A box that is turned by a quarter keeps its middle.
  sheet.text(
    copy.headline,
    { x: middle.x - box.h / 2, y: middle.y - box.w / 2, w: box.h, h: box.w },
    {
      families: face("condensed"),
      weight: copy.zh ? 900 : 700,
      size: 620 * sheet.u,
      color: inks.ink,
      uppercase: true,
      leading: copy.zh ? 1.1 : 0.88,
      align: "left",
      valign: "middle",
      maxLines: 2,
    },
    { rotation: -90 },
  );
}

/** Ticket: a perforated card with its headline up the side, a coloured field, a stub with bars. */
export const ticket: PosterStyle = {
  figures: true,
  inks: [
    { ground: "#1d5b4f", ink: "#1b1713", main: "#f26b3a", second: "#f9d9a8" },
    { ground: "#e8503a", ink: "#20140f", main: "#233a8e", second: "#f3c843" },
    { ground: "#2b2622", ink: "#2b2622", main: "#e2b23c", second: "#b8331f" },
    { ground: "#89b6d6", ink: "#17212b", main: "#17305c", second: "#f5e3c0" },
    { ground: "#d9a441", ink: "#20150c", main: "#8f2d1f", second: "#f7e8c8" },
  ],
  draw(sheet, poster) {
    const { copy, inks, face } = poster;
    const { width, height, u, wide } = sheet;
    const m = 64 * u;
    const card = { x: m, y: m, w: width - 2 * m, h: height - 2 * m };
    sheet.shape({ kind: "rect", radius: 22 * u }, "#fbf6ea", card, {
      effects: [{ type: "shadow", color: "rgba(0,0,0,0.35)", blur: 40 * u, x: 0, y: 14 * u }],
    });
    sheet.matter("paper", "#5a4020", 0.35, { opacity: 0.6 });
    const pad = 46 * u;
    const cut = wide ? card.w * 0.76 : card.h * (sheet.tall ? 0.78 : 0.74);
    const body = wide ? { ...card, w: cut } : { ...card, h: cut };
    const stub = wide
      ? { x: card.x + cut, y: card.y, w: card.w - cut, h: card.h }
      : { x: card.x, y: card.y + cut, w: card.w, h: card.h - cut };
    const column = Math.min(body.w, body.h) * 0.34;
    side(sheet, poster, { x: body.x + pad * 0.6, y: body.y + pad, w: column, h: body.h - 2 * pad });
    const left = body.x + pad + column;
    field(sheet, poster, { x: left, y: body.y + pad, w: body.x + body.w - pad - left, h: body.h - 2 * pad });
    perforation(sheet, poster, wide ? { ...stub, w: 0 } : { ...stub, h: 0 });
    const inner = { x: stub.x + pad, y: stub.y + pad, w: stub.w - 2 * pad, h: stub.h - 2 * pad };
    const text = wide ? { ...inner, h: inner.h * 0.62 } : { ...inner, w: inner.w * 0.58 };
    // What the disc says is not said again in small print.
    const seal = sealOf(poster);
    const foot = copy.foot.filter((line) => line !== seal);
    const subHeight = text.h * (foot.length > 1 ? 0.46 : foot.length > 0 ? 0.58 : 1);
    sheet.text(
      copy.sub,
      { ...text, h: subHeight },
      {
        families: face("condensed"),
        weight: 700,
        size: 66 * u,
        color: inks.ink,
        leading: copy.zh ? 1.3 : 1.02,
        valign: "top",
        maxLines: wide ? 5 : 2,
      },
    );
    sheet.text(
      foot.join("\n"),
      { ...text, y: text.y + subHeight + 12 * u, h: text.h - subHeight - 12 * u },
      {
        families: face("mono"),
        weight: 500,
        size: 27 * u,
        color: inks.ink,
        leading: 1.4,
        valign: "bottom",
        maxLines: 3,
      },
    );
    // The headline is not said again on the stub: without anything else it is all bars.
    const isBare = copy.sub === "" && foot.length === 0;
    const bars = isBare
      ? inner
      : wide
        ? { x: inner.x, y: inner.y + inner.h * 0.74, w: inner.w, h: inner.h * 0.26 }
        : { x: inner.x + inner.w * 0.64, y: inner.y, w: inner.w * 0.36, h: inner.h };
    barcode(sheet, poster, bars);
  },
};
