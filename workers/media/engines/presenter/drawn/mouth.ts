import { INK } from "./palette.ts";

const X = 300;
const Y = 322;

const n = (value: number): string => value.toFixed(1);

/** A smile at rest: a line with its ends drawn up, shorter when rounded. */
function shut(wide: number, lips: string): string {
  const half = 30 + wide * 9;
  const lift = 9 + wide * 3;
  return (
    `<path d="M${n(X - half)} ${n(Y - 2)} Q${X} ${n(Y + lift * 2)} ${n(X + half)} ${n(Y - 2)}" fill="none" stroke="${INK}" stroke-width="6.5"/>` +
    `<path d="M${n(X - half * 0.36)} ${n(Y + lift + 12)} Q${X} ${n(Y + lift + 16)} ${n(X + half * 0.36)} ${n(Y + lift + 12)}" fill="none" stroke="${lips}" stroke-width="5"/>`
  );
}

/** A mouth by how far it is open (0…1) and how wide (−1 rounded … 1 spread): lips, teeth, tongue. */
export function mouth(open: number, wide: number, lips: string): string {
  if (open < 0.05) return shut(wide, lips);
  const half = 27 + wide * 11 - (wide < 0 ? open * 2 : 0);
  const round = 0.62 + (1 - wide) * 0.14;
  const [upper, lower] = [6 + open * (wide < 0 ? 12 : 4), 12 + open * 34];
  const corner = Y - open * 2;
  const outline =
    `M${n(X - half)} ${n(corner)} C${n(X - half * round)} ${n(corner - upper)} ${n(X + half * round)} ${n(corner - upper)} ${n(X + half)} ${n(corner)}` +
    ` C${n(X + half * round)} ${n(corner + lower)} ${n(X - half * round)} ${n(corner + lower)} ${n(X - half)} ${n(corner)}Z`;
  const teeth = corner - upper * 0.75 + 5 + open * 7;
  const tongue = corner + lower * 0.72;
  return (
    `<clipPath id="m"><path d="${outline}"/></clipPath><path d="${outline}" fill="#5d211c"/><g clip-path="url(#m)">` +
    `<ellipse cx="${X}" cy="${n(tongue + 6)}" rx="${n(half * 0.62)}" ry="${n(6 + open * 9)}" fill="#d8705f"/>` +
    `<rect x="${n(X - half)}" y="${n(corner - upper * 2)}" width="${n(half * 2)}" height="${n(teeth - corner + upper * 2)}" rx="5" fill="#fffaf1"/></g>` +
    `<path d="${outline}" fill="none" stroke="${INK}" stroke-width="6"/>`
  );
}
