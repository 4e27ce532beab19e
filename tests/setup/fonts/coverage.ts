import { FALLBACK, FONTS } from "../../../timeline/fonts.ts";
import { codePoints } from "./cmap.ts";

/** Whether a CSS unicode-range, absent: any, has the code point. */
export const inRange = (range: string | undefined, code: number): boolean =>
  range === undefined ||
  range.split(", ").some((span) => {
    const [from = 0, to = from] = span
      .slice(2)
      .split("-")
      .map((end) => Number.parseInt(end, 16));
    return code >= from && code <= to;
  });

/** The code points that the faces behind every family draw, in order. */
export function fallbackCodes(): number[] {
  const codes = new Set<number>();
  for (const { file, range } of FONTS.filter((font) => FALLBACK.includes(font.family)))
    for (const code of codePoints(file)) if (inRange(range, code) && code >= 0x20) codes.add(code);
  return [...codes].toSorted((a, b) => a - b);
}

/** Code points as gaps and lengths of their runs, in base 36: "w.2n,1.5". */
export function encoded(codes: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const code of codes) {
    const last = runs.at(-1);
    if (last && code === last[1] + 1) last[1] = code;
    else runs.push([code, code]);
  }
  let before = 0;
  return runs
    .map(([from, to]) => {
      const run = (from - before).toString(36) + (to > from ? `.${(to - from).toString(36)}` : "");
      before = to;
      return run;
    })
    .join(",");
}
