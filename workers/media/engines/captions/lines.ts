import { topHats } from "../erase/morphology.ts";
import { strokeRadius } from "../erase/glyphs.ts";
import type { Look } from "./looks.ts";

/** A line of text in a picture; pixels of the look. */
export interface Line {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  /** What stands there: the strokes as a small picture of its own, to be compared. */
  readonly strokes: Uint8Array;
  /** Light strokes and dark ones stand in the same place: outlines, or what is between letters. */
  readonly sure: boolean;
}

/** A stroke stands out by so many levels to both sides. */
const CONTRAST = 60;
/** Of a line's box, how much is stroke. */
const [THIN, DENSE] = [0.12, 0.7] as const;
/** Of a line: how much longer than high it is at least, and its height as a share of the picture's shorter side. */
const LONG = 2.5;
const [LOW, HIGH] = [0.02, 0.13] as const;
/** Edges of strokes that a row of a line crosses: letters alternate with gaps, four of them have some ten. */
const EDGES = 10;
/** How much light and dark strokes of a text have of their place in common. */
const TOGETHER = 0.4;

/** Strokes of one polarity. */
function strokesOf(hat: Uint8Array): Uint8Array {
  const out = new Uint8Array(hat.length);
  for (let i = 0; i < hat.length; i += 1) out[i] = (hat[i] ?? 0) >= CONTRAST ? 1 : 0;
  return out;
}

/** Bridges gaps along the lines that are no wider than the space between two words. */
function bridged(strokes: Uint8Array, { width, height }: Look, gap: number): Uint8Array {
  const out = Uint8Array.from(strokes);
  for (let y = 0; y < height; y += 1) {
    let last = -1;
    for (let x = 0; x < width; x += 1) {
      if (!strokes[y * width + x]) continue;
      if (last >= 0 && x - last <= gap) out.fill(1, y * width + last, y * width + x);
      last = x;
    }
  }
  return out;
}

interface Region {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** What hangs together. */
function regions(mask: Uint8Array, { width, height }: Look): Region[] {
  const seen = new Uint8Array(mask.length);
  const found: Region[] = [];
  const stack: number[] = [];
  for (let start = 0; start < mask.length; start += 1) {
    if (!mask[start] || seen[start]) continue;
    const region = { left: width, top: height, right: 0, bottom: 0 };
    stack.push(start);
    seen[start] = 1;
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      const [x, y] = [i % width, Math.floor(i / width)];
      region.left = Math.min(region.left, x);
      region.right = Math.max(region.right, x + 1);
      region.top = Math.min(region.top, y);
      region.bottom = Math.max(region.bottom, y + 1);
      for (const [next, inside] of [
        [i - 1, x > 0],
        [i + 1, x < width - 1],
        [i - width, y > 0],
        [i + width, y < height - 1],
      ] as const)
        if (inside && mask[next] && !seen[next]) {
          seen[next] = 1;
          stack.push(next);
        }
    }
    found.push(region);
  }
  return found;
}

/** How many edges of strokes each row of a region crosses. */
const edgesOf = (strokes: Uint8Array, { width }: Look, { left, top, right, bottom }: Region): number[] =>
  Array.from({ length: bottom - top }, (_, row) => {
    let edges = 0;
    for (let i = (top + row) * width + left + 1; i < (top + row) * width + right; i += 1) if (strokes[i] !== strokes[i - 1]) edges += 1;
    return edges;
  });

/** A region's rows as wide as their strokes reach. */
function tightened(strokes: Uint8Array, { width }: Look, region: Region): Region {
  let [left, right] = [region.right, region.left];
  for (let y = region.top; y < region.bottom; y += 1)
    for (let x = region.left; x < region.right; x += 1)
      if (strokes[y * width + x]) [left, right] = [Math.min(left, x), Math.max(right, x + 1)];
  return { ...region, left, right };
}

/** A region that is too high for a line hangs together with something else: those of its rows that letters stand in. */
function split(strokes: Uint8Array, look: Look, region: Region): Region[] {
  if (region.bottom - region.top <= Math.min(look.width, look.height) * HIGH) return [region];
  const edges = edgesOf(strokes, look, region);
  const starts = edges.flatMap((count, row) => (count >= EDGES && (edges[row - 1] ?? 0) < EDGES ? [row] : []));
  return starts.map((start) => {
    const after = edges.findIndex((count, row) => row > start && count < EDGES);
    const bottom = after < 0 ? region.bottom : region.top + after;
    return tightened(strokes, look, { ...region, top: region.top + start, bottom });
  });
}

/** Whether a region's strokes are like those of letters: as many, and alternating with gaps. */
function isLine(strokes: Uint8Array, look: Look, region: Region): boolean {
  const { left, top, right, bottom } = region;
  const [wide, high, shorter] = [right - left, bottom - top, Math.min(look.width, look.height)];
  if (wide < high * LONG || high < shorter * LOW || high > shorter * HIGH) return false;
  let count = 0;
  for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) count += strokes[y * look.width + x] ?? 0;
  const edges = edgesOf(strokes, look, region).toSorted((a, b) => a - b);
  return count > THIN * wide * high && count < DENSE * wide * high && (edges[high >> 1] ?? 0) >= EDGES;
}

const cutOut = (strokes: Uint8Array, width: number, { left, top, right, bottom }: Region): Uint8Array => {
  const out = new Uint8Array((right - left) * (bottom - top));
  for (let y = top; y < bottom; y += 1) out.set(strokes.subarray(y * width + left, y * width + right), (y - top) * (right - left));
  return out;
};

/** How much of the two together two regions share. */
function shared(a: Region, b: Region): number {
  const [wide, high] = [Math.min(a.right, b.right) - Math.max(a.left, b.left), Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top)];
  const area = ({ left, top, right, bottom }: Region): number => (right - left) * (bottom - top);
  const both = Math.max(0, wide) * Math.max(0, high);
  return both / (area(a) + area(b) - both);
}

/** The lines of one polarity. */
function linesOf(hat: Uint8Array, look: Look): Omit<Line, "sure">[] {
  const strokes = strokesOf(hat);
  const found = regions(bridged(strokes, look, Math.round(Math.min(look.width, look.height) * 0.05)), look);
  return found
    .flatMap((region) => split(strokes, look, region))
    .filter((region) => isLine(strokes, look, region))
    .map((region) => ({ ...region, strokes: cutOut(strokes, look.width, region) }));
}

/** What may be lines of text in one picture. */
export function linesIn(look: Look): Line[] {
  const { light, dark } = topHats(look.luma, look, strokeRadius(Math.min(look.width, look.height)));
  const darks = linesOf(dark, look);
  return linesOf(light, look).map((line) => ({ ...line, sure: darks.some((other) => shared(line, other) > TOGETHER) }));
}
