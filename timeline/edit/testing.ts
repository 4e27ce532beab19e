import { parseDocument, SCHEMA_VERSION, type TimelineDocument } from "../document.ts";
import type { Element } from "../document/element.ts";
import { TIMEBASE } from "../time.ts";
import { applyCommands, editCommand, type EditCommandInput } from "./commands.ts";
import { placedOf } from "./lookup.ts";

const box = { x: 540, y: 960, width: 1080, height: 1920 };
const film = (id: string, start: number, length: number, more: object = {}) => ({
  type: "video",
  id,
  assetId: "film",
  startTime: start,
  duration: length,
  transform: box,
  link: `av-${id}`,
  ...more,
});
const sound = (id: string, start: number, length: number, more: object = {}) => ({
  type: "audio",
  id: `${id}-sound`,
  assetId: "film",
  startTime: start,
  duration: length,
  link: `av-${id}`,
  ...more,
});

/**
 * A rough cut in hundreds of ticks, so that numbers are read: three shots of a film of 10 s with their sound, a gap, a
 * fourth shot; a caption, and music.
 */
export const roughCut = (): TimelineDocument =>
  parseDocument({
    schemaVersion: SCHEMA_VERSION,
    id: "cut",
    revision: 4,
    timebase: TIMEBASE,
    canvas: { width: 1080, height: 1920, rate: { num: 30, den: 1 }, background: "#000000" },
    assets: { film: { type: "video", url: "film.mp4", duration: 10 }, music: { type: "audio", url: "music.wav", duration: 60 } },
    markers: [{ id: "m", time: 900 }],
    tracks: [
      {
        id: "v",
        type: "video",
        name: "Film",
        elements: [
          film("a", 0, 300, { trimStart: 200 }),
          film("b", 300, 300, { trimStart: 600, transitionIn: { type: "fade", duration: 50, fromElementId: "a" } }),
          film("c", 600, 200, { trimStart: 0 }),
          film("d", 1000, 300, { trimStart: 0 }),
        ],
      },
      {
        id: "t",
        type: "text",
        name: "Text",
        elements: [
          {
            type: "text",
            id: "title",
            startTime: 320,
            duration: 200,
            transform: box,
            text: "one two",
            style: { families: ["Anton"], size: 80, color: "#fff" },
            words: [
              { text: "one", start: 0, end: 80 },
              { text: "two", start: 100, end: 180 },
            ],
          },
        ],
      },
      {
        id: "s",
        type: "audio",
        name: "Sound",
        elements: [
          sound("a", 0, 300, { trimStart: 200 }),
          sound("b", 300, 300, { trimStart: 600 }),
          sound("c", 600, 200),
          sound("d", 1000, 300),
        ],
      },
      {
        id: "m",
        type: "audio",
        name: "Music",
        sync: false,
        elements: [{ type: "audio", id: "song", assetId: "music", startTime: 0, duration: 1300 }],
      },
    ],
  });

/** A document after commands as they come from outside. */
export const after = (document: TimelineDocument, ...commands: EditCommandInput[]): TimelineDocument =>
  applyCommands(
    document,
    commands.map((one) => editCommand.parse(one)),
  ).document;

/** Where elements of a track are, as `id start+length`. */
export const laid = (document: TimelineDocument, track: string): string[] =>
  (document.tracks.find(({ id }) => id === track)?.elements ?? []).map(({ id, startTime, duration }) => `${id} ${startTime}+${duration}`);

export function the(document: TimelineDocument, id: string): Element {
  const found = placedOf(document, id)?.element;
  if (!found) throw new Error(`there is no ${id}`);
  return found;
}
