import type { PersonCut } from "../../measured.ts";
import type { Drawn } from "./video.ts";

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Of a frame of somebody who is drawn: where the face is. */
const DRAWN_FACE: Box = { x: 0.34, y: 0.3, width: 0.32, height: 0.3 };
/** Of a face's height: how far hair is above it where nobody says, and the room above hair on a card. */
const [HAIR, ROOM] = [0.3, 0.12];

export type Figure = Pick<Drawn, "face" | "cut" | "top">;

/** Where the face is in a frame, where hair ends above it, and where the photo cuts the person off; fractions. */
export function figureOf({ face = DRAWN_FACE, cut = {}, top }: Figure): { face: Box; crown: number; cut: PersonCut } {
  return { face, crown: top ?? Math.max(0, face.y - face.height * HAIR), cut };
}

/** So much of a frame's width as lies around the face on both sides alike, with nothing that is cut off. */
function across({ face, cut }: ReturnType<typeof figureOf>): { middle: number; most: number } {
  const middle = face.x + face.width / 2;
  return { middle, most: 2 * Math.min(middle - (cut.left ?? 0), (cut.right ?? 1) - middle) };
}

/** A square of a frame around the face, without what the photo cuts off: as large as wanted, as far as there is so much. */
export function squarePart(person: Figure, wanted: number): Box {
  const figure = figureOf(person);
  const { middle, most } = across(figure);
  const top = figure.cut.up ?? 0;
  const side = Math.min(wanted, most, 1 - top);
  const { face } = figure;
  const y = Math.min(1 - side, Math.max(top, face.y + face.height / 2 - side * 0.5));
  return { x: middle - side / 2, y, width: side, height: side };
}

/** Of a frame, what a card shows: from above the hair to where the photo ends, `tallest` times as high as it is wide at most. */
export function cardPart(person: Figure, tallest: number): Box {
  const figure = figureOf(person);
  const { middle, most } = across(figure);
  const y = Math.max(figure.cut.up ?? 0, figure.crown - figure.face.height * ROOM);
  const high = 1 - Math.max(0, y);
  const width = Math.min(most, high * 1.1);
  return { x: middle - width / 2, y: Math.max(0, y), width, height: Math.min(high, width * tallest) };
}
