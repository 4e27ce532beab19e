import { parseDocument, SCHEMA_VERSION, type TimelineDocument } from "../document.ts";
import type { ElementInput } from "../document/element.ts";
import { applyCommands } from "../edit/commands.ts";
import { drawable } from "../fonts/drawable.ts";
import { onFrame } from "../rate.ts";
import { ticks, TIMEBASE } from "../time.ts";

interface Span {
  readonly start: number;
  readonly end: number;
}
type Said = Span & { readonly text: string };

/** A film to be cut again; seconds and pixels. `scenes` in their order; `lines` as they were heard. */
export interface Recut {
  readonly id: string;
  readonly language: string;
  readonly film: { readonly url: string; readonly width: number; readonly height: number; readonly duration: number };
  readonly scenes: readonly Span[];
  readonly lines: readonly (Said & { readonly words: readonly Said[] })[];
}

/** The `template` of such a document. */
export const RECUT = "recut";

const RATE = { num: 30, den: 1 };
/** Pixels of the longer side of the canvas. */
const LONGEST = 1920;
const even = (value: number): number => Math.max(16, Math.round(value / 2) * 2);

function canvasOf({ width, height }: Recut["film"]) {
  const fit = Math.min(1, LONGEST / Math.max(width, height, 1));
  return { width: even(width * fit), height: even(height * fit), rate: RATE, background: "#000000" };
}

/** Where scenes meet, on frames, from the film's start to its end; what is shorter than a frame is none. */
function cutsOf({ film, scenes }: Recut): number[] {
  const end = onFrame(ticks(film.duration), RATE);
  const inner = scenes.slice(1).map(({ start }) => onFrame(ticks(start), RATE));
  return [...new Set([0, ...inner.filter((cut) => cut > 0 && cut < end), Math.max(end, onFrame(ticks(1 / 30), RATE))])].toSorted(
    (a, b) => a - b,
  );
}

function shotsOf(shown: Recut, { width, height }: ReturnType<typeof canvasOf>): ElementInput[] {
  const cuts = cutsOf(shown);
  const whole = cuts.at(-1) ?? 0;
  return cuts.slice(0, -1).map((start, at) => {
    const end = cuts[at + 1] ?? whole;
    const transform = { x: width / 2, y: height / 2, width, height };
    const times = { startTime: start, duration: end - start, trimStart: start, trimEnd: whole - end };
    return { type: "video", id: `scene-${at + 1}`, name: `scene ${at + 1}`, assetId: "film", transform, ...times };
  });
}

/** Each line until it is said, or until the next one begins; words from the line's start. What no face draws is left out. */
function cuesOf({ lines, film }: Recut) {
  const last = ticks(film.duration);
  const starts = lines.map(({ start }) => ticks(start));
  return lines.flatMap(({ end, text, words }, at) => {
    const start = starts[at] ?? 0;
    const until = Math.min(ticks(end), starts[at + 1] ?? last, last);
    const shown = drawable(text).trim();
    if (shown === "" || until <= start) return [];
    const timed = words.map((one) => ({
      text: drawable(one.text),
      start: Math.max(0, ticks(one.start) - start),
      end: Math.max(1, ticks(one.end) - start),
    }));
    return [{ start, end: until, text: shown, words: timed }];
  });
}

/** A film as a timeline document: a clip for each of its scenes, with its own sound, and what is said as captions. */
export function recut(film: Recut): TimelineDocument {
  const canvas = canvasOf(film.film);
  const document = parseDocument({
    schemaVersion: SCHEMA_VERSION,
    id: film.id,
    revision: 0,
    timebase: TIMEBASE,
    canvas,
    language: film.language,
    template: RECUT,
    assets: { film: { type: "video", ...film.film, source: "upload" } },
    tracks: [
      { id: "film", type: "video", name: "film", elements: shotsOf(film, canvas) },
      { id: "captions", type: "text", name: "captions", elements: [] },
    ],
  });
  const cues = cuesOf(film);
  if (cues.length === 0) return document;
  return { ...applyCommands(document, [{ type: "captions", track: "captions", cues }]).document, revision: 0 };
}
