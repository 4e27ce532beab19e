import { parseDocument, SCHEMA_VERSION, type TimelineDocument } from "../document.ts";
import { ticks, TIMEBASE } from "../time.ts";

/** A film as a file that the renderer resolves. Seconds. */
interface Film {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly duration: number;
}

const even = (value: number): number => Math.max(2, Math.round(value / 2) * 2);

/** Films one after the other, each filling the first one's frame; one alone is a document to take stills of. */
export function composeJoined(id: string, films: readonly [Film, ...Film[]]): TimelineDocument {
  const [{ width, height }] = films;
  const canvas = { width: even(width), height: even(height) };
  const assets: TimelineDocument["assets"] = {};
  let at = 0;
  const elements = films.map((film, index) => {
    const assetId = `film-${index}`;
    assets[assetId] = { ...film, type: "video", source: "film" };
    const element = {
      type: "video" as const,
      id: assetId,
      assetId,
      startTime: ticks(at),
      duration: ticks(at + film.duration) - ticks(at),
      transform: { x: canvas.width / 2, y: canvas.height / 2, ...canvas },
    };
    at += film.duration;
    return element;
  });
  return parseDocument({
    schemaVersion: SCHEMA_VERSION,
    id,
    revision: 0,
    timebase: TIMEBASE,
    canvas: { ...canvas, rate: { num: 30, den: 1 }, background: "#000000" },
    assets,
    tracks: [{ id: "films", type: "mixed", name: "films", elements }],
  });
}
