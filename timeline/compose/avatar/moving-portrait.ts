import { parseDocument, SCHEMA_VERSION, type TimelineDocument } from "../../document.ts";
import { ticks, TIMEBASE } from "../../time.ts";
import type { Drawn, Photo } from "./video.ts";

/** Pixels of its side: a card of a library is half as wide, on screens with twice the pixels. */
const SIDE = 360;
/** What of the photo is seen: so many heights of the face, as far as there is so much and no pixel is made larger; and where in that. */
const [AROUND, EYE_LEVEL] = [2.5, 0.46];
/** Where the face is in a frame of which nobody says it. */
const MIDDLE = { x: 0.25, y: 0.25, width: 0.5, height: 0.5 };
/** Its length, in seconds. */
export const MOVING_SECONDS = 3.2;
/** Pictures a second: mouths are told apart, and the file stays small. */
export const MOVING_RATE = { num: 15, den: 1 };
/** Of each syllable: seconds. */
const SYLLABLE = 0.12;
/** Two phrases as shapes of the mouth, how far open and how wide. The lips are shut around them: the end runs into the start. */
const PHRASES = [
  { at: 0.3, shapes: "0.3:0 0.74:1 0.3:0 0.14:-1 0.5:0 1:0 0.3:1" },
  { at: 1.8, shapes: "0.5:1 0.3:-1 0.74:0 0.14:0 0.5:1 0.3:0 0.5:-1 0.14:0" },
];
/** The one blink of this seed is between the phrases, after the picture that stands for the film (1.4 s). */
const SEED = 4;

const cues = PHRASES.flatMap(({ at, shapes }) =>
  shapes.split(" ").map((shape, index) => {
    const [open = 0, wide = 0] = shape.split(":").map(Number);
    return { time: ticks(at + index * SYLLABLE), duration: ticks(SYLLABLE), open, wide };
  }),
);

/** A square of the photo around the face, in its pixels. */
function squareOf({ width, height, frame }: Photo, { face = MIDDLE }: Pick<Drawn, "face">): { side: number; left: number; top: number } {
  const [wide, high] = [frame.width * width, frame.height * height];
  const side = Math.min(width, height, Math.max(SIDE, face.height * high * AROUND));
  const within = (start: number, most: number): number => Math.min(most - side, Math.max(0, start));
  const [x, y] = [frame.x * width + (face.x + face.width / 2) * wide, frame.y * height + (face.y + face.height / 2) * high];
  return { side, left: within(x - side / 2, width), top: within(y - side * EYE_LEVEL, height) };
}

/** A talking photo as a library shows it: its face moves as if it said something, mute, and begins again where it ends. */
export function movingPortrait(id: string, drawn: Drawn, photo: Photo): TimelineDocument {
  const { sheet, columns, rows, frames } = drawn;
  const { side, left, top } = squareOf(photo, drawn);
  const scale = SIDE / side;
  const time = { startTime: 0, duration: ticks(MOVING_SECONDS) };
  const box = (x: number, y: number, width: number, height: number) => ({
    transform: { x: (x + width / 2 - left) * scale, y: (y + height / 2 - top) * scale, width: width * scale, height: height * scale },
  });
  const { url, width, height, frame } = photo;
  const place = box(frame.x * width, frame.y * height, frame.width * width, frame.height * height);
  const back = { type: "image", id: "photo", assetId: "photo", ...time, ...box(0, 0, width, height) };
  const person = { type: "sprite", id: "person", assetId: "person", columns, rows, frames, cues, seed: SEED, ...time, ...place };
  return parseDocument({
    schemaVersion: SCHEMA_VERSION,
    id,
    revision: 0,
    timebase: TIMEBASE,
    canvas: { width: SIDE, height: SIDE, rate: MOVING_RATE, background: "#000000" },
    assets: {
      photo: { type: "image", url, width, height },
      person: { type: "sprite", ...sheet },
    },
    tracks: [back, person].map((element) => ({ id: element.id, type: "mixed", name: element.id, elements: [element] })),
  });
}
