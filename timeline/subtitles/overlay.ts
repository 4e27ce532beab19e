import { SCHEMA_VERSION, type TimelineDocument, timelineDocument } from "../document.ts";
import { drawable } from "../fonts/drawable.ts";
import { TIMEBASE, ticks } from "../time.ts";
import type { Cue } from "./cue.ts";
import { unbroken } from "./no-break.ts";
import { wrapped } from "./wrap.ts";

/** Of a film's shorter side: the type, and the air below it. Upright films are read from nearer, and have their buttons below. */
const WIDE = { size: 0.055, below: 0.06, lines: 2 } as const;
const UPRIGHT = { size: 0.05, below: 0.3, lines: 3 } as const;
const MEASURE = 0.88;
/** Letters that are as wide as the type is high; a Chinese one counts as two. */
const LETTERS = 1.8;

/** Where the overlays of a film are laid: a band as wide as the film, in its pixels. */
export interface Band {
  width: number;
  height: number;
  top: number;
}

const even = (value: number): number => Math.max(16, Math.round(value / 2) * 2);

/** The band of a film's subtitles. */
export function bandOf({ width, height }: { width: number; height: number }): Band {
  const { size, below, lines } = height > width ? UPRIGHT : WIDE;
  const short = Math.min(width, height);
  const tall = even(Math.min(height, short * size * (lines * 1.3 + 0.9)));
  return { width: even(width), height: tall, top: Math.max(0, Math.round(height - tall - short * below)) };
}

/** A text as it is drawn: in lines that its language allows where they fit, else only with nothing parted that belongs together. */
function drawn(text: string, most: number, lines: number): string {
  const line = drawable(text.replaceAll(/\s*\n\s*/g, " "));
  const broken = wrapped(line, most);
  return broken.split("\n").length <= lines ? broken : unbroken(line);
}

/** Subtitles as a document without a background, each at its own second: white type with a dark edge. */
export function subtitleDocument(cues: readonly Pick<Cue, "text">[], film: { width: number; height: number }): TimelineDocument {
  const { width, height } = bandOf(film);
  const { size, lines } = film.height > film.width ? UPRIGHT : WIDE;
  const type = Math.min(film.width, film.height) * size;
  const edge = Math.max(1, type * 0.13);
  const most = Math.floor(((width * MEASURE) / type) * LETTERS);
  const elements = cues.map(({ text }, at) => ({
    type: "text" as const,
    id: `line-${at}`,
    startTime: at * TIMEBASE,
    duration: TIMEBASE,
    transform: { x: width / 2, y: height / 2, width: width * MEASURE, height: height - type * 0.5 },
    text: drawn(text, most, lines),
    style: {
      families: ["Instrument Sans", "Noto Sans SC"],
      weight: 600,
      size: type,
      minSize: type * 0.55,
      leading: 1.25,
      color: "#ffffff",
      align: "center" as const,
      valign: "bottom" as const,
      maxLines: lines,
      outline: { color: "rgba(10,10,10,0.92)", width: edge },
      shadow: { color: "rgba(0,0,0,0.55)", x: 0, y: edge * 0.5, blur: edge * 2 },
    },
  }));
  return timelineDocument.parse({
    schemaVersion: SCHEMA_VERSION,
    id: "subtitles",
    revision: 0,
    timebase: TIMEBASE,
    canvas: { width, height, rate: { num: 30, den: 1 }, background: "rgba(0,0,0,0)" },
    assets: {},
    tracks: [{ id: "lines", type: "text", name: "", elements }],
  });
}

/** The second of the middle of each one's frame. */
export const overlayTimes = (count: number): number[] => Array.from({ length: count }, (_, at) => ticks(at + 0.5) / TIMEBASE);
