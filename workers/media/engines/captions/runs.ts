import type { EraseBox } from "../../protocol/mending.ts";
import type { Line } from "./lines.ts";
import { LOOKS } from "./looks.ts";

/** The lines of one look at a film. */
export interface Seen {
  readonly at: number;
  readonly lines: readonly Line[];
  readonly size: { readonly width: number; readonly height: number };
  /** Another scene has begun since the look before. */
  readonly cut: boolean;
}

/** One text for as long as it stands. */
interface Run {
  readonly line: Line;
  readonly start: number;
  last: number;
  /** It came, or went, in the middle of a scene. */
  came: boolean;
  went: boolean;
  /** At one of its times it was text without a doubt. */
  sure: boolean;
}

/** How much two lines that are the same text have in common, of what they are together. */
const SAME = 0.55;
/** A text that is not read in half a second is none, in seconds. */
const SHORTEST = 0.6;
/** Around a text: its own height above and below, and beside it; seconds before and after, and to the film's ends. */
const [ROOM, BESIDE, EARLY, ENDS] = [0.45, 0.8, 0.4, 3] as const;
/** What a box may cover, and how many are proposed (spec §5). */
const [MOST_AREA, MOST_BOXES] = [0.2, 5] as const;

const overlap = (a: Line, b: Line) => ({
  left: Math.max(a.left, b.left),
  right: Math.min(a.right, b.right),
  top: Math.max(a.top, b.top),
  bottom: Math.min(a.bottom, b.bottom),
});

const at = ({ strokes, left, top, right }: Line, x: number, y: number): number => strokes[(y - top) * (right - left) + x - left] ?? 0;
const count = (strokes: Uint8Array): number => strokes.reduce((sum, one) => sum + one, 0);

/** Whether two lines at the same place are the same text. */
export function isSame(a: Line, b: Line): boolean {
  const both = overlap(a, b);
  if (both.right <= both.left || both.bottom <= both.top) return false;
  let common = 0;
  for (let y = both.top; y < both.bottom; y += 1) for (let x = both.left; x < both.right; x += 1) common += at(a, x, y) & at(b, x, y);
  return common / Math.max(1, count(a.strokes) + count(b.strokes) - common) >= SAME;
}

/** Every text that stood for a while. */
function runsOf(seen: readonly Seen[]): Run[] {
  const done: Run[] = [];
  let open: Run[] = [];
  for (const [n, { at: now, lines, cut }] of seen.entries()) {
    const going: Run[] = [];
    for (const line of lines) {
      const run = open.find((one) => !going.includes(one) && isSame(one.line, line));
      if (run) {
        run.last = now;
        run.sure ||= line.sure;
      }
      going.push(run ?? { line, start: now, last: now, came: n > 0 && !cut, went: false, sure: line.sure });
    }
    const over = open.filter((one) => !going.includes(one));
    for (const one of over) one.went = !cut;
    done.push(...over);
    open = going;
  }
  return [...done, ...open].filter(({ start, last }) => last - start + 1 / LOOKS >= SHORTEST);
}

/** Texts in one strip of the picture. */
interface Strip {
  left: number;
  right: number;
  top: number;
  bottom: number;
  readonly runs: Run[];
}

const joined = (strip: Strip, { line }: Run): Strip => ({
  ...strip,
  left: Math.min(strip.left, line.left),
  right: Math.max(strip.right, line.right),
  top: Math.min(strip.top, line.top),
  bottom: Math.max(strip.bottom, line.bottom),
});

/** Whether a text stands at the height of a strip, and is about as high. */
function isIn({ line: { top, bottom } }: Run, strip: Strip): boolean {
  const high = bottom - top;
  return Math.abs((strip.top + strip.bottom - top - bottom) / 2) < high * 1.2 && strip.bottom - strip.top < high * 3.2;
}

/** Texts of about one height at about one height, whatever their time: those that are sure, then what else stands there. */
function stripsOf(runs: readonly Run[]): Strip[] {
  const strips: Strip[] = [];
  for (const run of runs.toSorted((a, b) => Number(b.sure) - Number(a.sure))) {
    const index = strips.findIndex((one) => isIn(run, one));
    const strip = strips[index];
    if (strip) {
      strip.runs.push(run);
      strips[index] = joined(strip, run);
    } else if (run.sure) strips.push({ ...run.line, runs: [run] });
  }
  return strips;
}

/** Text that was drawn onto the film comes or goes within a scene; what is of the scene comes and goes with it. */
const isDrawn = ({ runs }: Strip): boolean => runs.some(({ came, went }) => came || went);

function boxOf({ runs, ...strip }: Strip, { width, height }: Seen["size"], seconds: number): EraseBox {
  const line = Math.max(...runs.map((run) => run.line.bottom - run.line.top));
  const [top, bottom] = [Math.max(0, strip.top - line * ROOM), Math.min(height, strip.bottom + line * ROOM)];
  const most = (MOST_AREA * width * height) / (bottom - top);
  const [left, right] = [Math.max(0, strip.left - line * BESIDE), Math.min(width, strip.right + line * BESIDE)];
  const over = Math.max(0, right - left - most) / 2;
  const [begin, last] = [Math.min(...runs.map((run) => run.start)), Math.max(...runs.map((run) => run.last)) + 1 / LOOKS];
  const start = begin < ENDS ? 0 : begin - EARLY;
  const end = seconds - last < ENDS ? seconds : last + EARLY;
  return {
    x: (left + over) / width,
    y: top / height,
    width: (right - left - over * 2) / width,
    height: (bottom - top) / height,
    start,
    end: Math.max(end, start + 1),
    what: "text",
  };
}

/** Boxes around all captions, those with the most of them first. */
export function boxesOf(seen: readonly Seen[], seconds: number): EraseBox[] {
  const [first] = seen;
  if (!first) return [];
  const length = ({ runs }: Strip): number => runs.reduce((sum, { start, last }) => sum + last - start + 1 / LOOKS, 0);
  return stripsOf(runsOf(seen))
    .filter(isDrawn)
    .toSorted((a, b) => length(b) - length(a))
    .slice(0, MOST_BOXES)
    .map((strip) => boxOf(strip, first.size, seconds));
}
