import { segment, type Token } from "../../draw/text/segment.ts";
import { filling, standing } from "../parts.ts";
import type { Poster, PosterStyle } from "../poster.ts";
import type { Sheet } from "../sheet.ts";

const CLAUSE_END = /[，、；：,;:]+$/u;
/** Set on a line of its own, a short word like these would be the loudest of all. */
const JOINS = /^(?:a|an|the|at|in|on|of|to|by|for|and|or|but|from|with|is|are|as|your|our|my|כל|של|את|עם|על|או)$/iu;

/** The tokens of a headline, each small word together with the one that it leads to. */
const joined = (headline: string): Token[] =>
  segment(headline).reduce<Token[]>((sum, token) => {
    const last = sum.at(-1);
    const leads = last && !token.newline && JOINS.test(last.text.split(" ").at(-1) ?? "");
    return leads ? [...sum.slice(0, -1), { ...last, text: `${last.text} ${token.text}` }] : [...sum, token];
  }, []);

/** Words set in as many lines as a bill has, each about as long: Chinese by its words, and a clause ends its line without its mark. */
function linesOf({ copy: { headline, zh } }: Poster, most: number): string[] {
  const words = joined(headline);
  const count = Math.min(most, words.length);
  const share = headline.length / count;
  const lines: string[] = [];
  for (const { text, space, newline } of words) {
    const last = lines.at(-1);
    const longer = last === undefined ? text : last + (space ? " " : "") + text;
    const isNext = newline || longer.length > share * 1.25 || (zh && last !== undefined && CLAUSE_END.test(last));
    if (last !== undefined && !newline && (!isNext || lines.length >= count)) lines[lines.length - 1] = longer;
    else lines.push(text);
  }
  if (!zh) return lines;
  // One letter alone would be the loudest of all.
  const whole = lines.reduce<string[]>(
    (sum, line) => ([...line].length === 1 && sum.length > 0 ? [...sum.slice(0, -1), `${sum.at(-1)}${line}`] : [...sum, line]),
    [],
  );
  const [first = "", second, ...others] = whole;
  const led = [...first].length === 1 && second !== undefined ? [first + second, ...others] : whole;
  return led.map((line) => line.replace(CLAUSE_END, ""));
}

const FACES = ["poster", "serif", "condensed"] as const;

/** Every line as wide as the sheet, each in another face, with rules between. */
function stack(sheet: Sheet, poster: Poster, box: { x: number; y: number; w: number; h: number }): void {
  const { inks, face, copy } = poster;
  const { u } = sheet;
  const lines = linesOf(poster, sheet.wide ? 3 : 4);
  const weights = lines.map((line) => 1 / Math.max(2, [...line].length * (copy.zh ? 1.7 : 1)) + 0.06);
  const sum = weights.reduce((a, b) => a + b, 0);
  let y = box.y;
  for (const [at, line] of lines.entries()) {
    const h = (box.h * (weights[at] ?? 0)) / sum;
    // Chinese fills its body above and below the height of capitals, by which lines are set.
    const air = copy.zh ? h * 0.13 : 10 * u;
    sheet.text(
      line,
      { x: box.x, y: y + air, w: box.w, h: h - 2 * air },
      {
        families: face(FACES[at % FACES.length] ?? "poster"),
        weight: 700,
        size: 900 * u,
        minSize: 30 * u,
        color: at % 2 === 1 ? inks.main : inks.ink,
        uppercase: true,
        align: "center",
        maxLines: 1,
      },
    );
    y += h;
    if (at < lines.length - 1) sheet.rect(inks.ink, { x: box.x, y: y - 3 * u, w: box.w, h: 5 * u }, { enter: "slide" });
  }
}

/** Letterpress bill: wood type line by line, rules, a medallion, worn ink on warm paper. */
export const woodtype: PosterStyle = {
  inks: [
    { ground: "#efe3c8", ink: "#26201a", main: "#b3321f", second: "#26201a" },
    { ground: "#ece4d2", ink: "#1f2c3d", main: "#a8442a", second: "#1f2c3d" },
    { ground: "#efe7d6", ink: "#22301f", main: "#8c3a1e", second: "#22301f" },
    { ground: "#e6d3ae", ink: "#2b1a24", main: "#14524f", second: "#2b1a24" },
    { ground: "#e9e0cf", ink: "#2a2030", main: "#6b2a4a", second: "#2a2030" },
  ],
  draw(sheet, poster) {
    const { copy, inks, face, picture } = poster;
    const { width, height, u, wide } = sheet;
    const m = 56 * u;
    sheet.matter("paper", "#5a4020", 0.7);
    for (const by of [0, 14 * u])
      sheet.shape(
        { kind: "rect", radius: 0 },
        null,
        { x: m / 2 + by, y: m / 2 + by, w: width - m - 2 * by, h: height - m - 2 * by },
        { stroke: { color: inks.ink, width: by === 0 ? 6 * u : 2 * u } },
      );
    const column = wide && picture ? width * 0.6 : width;
    const band = 64 * u;
    sheet.text(
      copy.foot[0] ?? "★ ★ ★",
      { x: m * 1.4, y: m + 6 * u, w: column - 2.8 * m, h: band },
      {
        families: face("condensed"),
        weight: 700,
        size: 44 * u,
        tracking: copy.zh ? 0 : 90,
        uppercase: true,
        align: "center",
        color: inks.ink,
        maxLines: 1,
      },
    );
    sheet.rect(inks.ink, { x: m * 1.4, y: m + band + 16 * u, w: column - 2.8 * m, h: 5 * u }, { enter: "slide" });
    const top = m + band + 36 * u;
    const foot = 150 * u;
    const hero = picture && !wide ? height * 0.34 : 0;
    stack(sheet, poster, { x: m * 1.4, y: top, w: column - 2.8 * m, h: height - top - m - foot - hero });
    if (picture) {
      const r = wide ? height * 0.31 : hero * 0.5;
      // Within the sheet's double rule.
      const middle = wide ? { x: width - m / 2 - 50 * u - r * 1.1, y: height / 2 } : { x: width / 2, y: height - m - foot - hero / 2 };
      sheet.shape(
        { kind: "burst", spikes: 40, depth: 0.07 },
        inks.main,
        { x: middle.x - r * 1.1, y: middle.y - r * 1.1, w: r * 2.2, h: r * 2.2 },
        { enter: "turn" },
      );
      sheet.circle(inks.ground, { ...middle, r: r * 0.92 }, { enter: "grow" });
      const box = { x: middle.x - r * 0.72, y: middle.y - r * 0.74, w: r * 1.44, h: r * 1.44 };
      const printed = [{ type: "halftone" as const, cell: 3 * u, dark: inks.ink, light: inks.ground }];
      if (picture.cut) standing(sheet, picture, box, { effects: [] });
      else
        filling(
          sheet,
          picture,
          { x: middle.x - r * 0.86, y: middle.y - r * 0.86, w: r * 1.72, h: r * 1.72 },
          { effects: [...printed, { type: "mask", shape: "ellipse" }] },
        );
    }
    sheet.rect(inks.ink, { x: m * 1.4, y: height - m - foot, w: column - 2.8 * m, h: 5 * u }, { enter: "slide" });
    sheet.text(
      [copy.sub, copy.foot.slice(1).join(" · ")].filter(Boolean).join("\n"),
      { x: m * 1.6, y: height - m - foot + 14 * u, w: column - 3.2 * m, h: foot - 34 * u },
      { families: face("serif"), size: 48 * u, color: inks.ink, align: "center", leading: copy.zh ? 1.4 : 1.14, maxLines: 3 },
    );
    sheet.matter("speckle", inks.ground, 2.4 * u, { opacity: 0.8 });
  },
};
