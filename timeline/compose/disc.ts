import type { DocumentBuilder, Placed } from "./document-builder.ts";
import { around, type Area } from "./geometry.ts";
import { move } from "./keys.ts";

/** A thing that takes less than so much of its room, and of its height or breadth, is lost in it: its picture has no more pixels. */
const [LOST, LONG] = [0.3, 0.8];
/** Breadth to height, or the other way: what is more slender would look out of it. */
const SLENDER = 0.45;
/** The disc's breadth, of the room's shorter side, and of the thing's longer one at most. */
const [BROAD, AROUND] = [0.84, 1.7];

/** A disc behind a thing that is small in its room: what is looked at is as large as the room, and the thing is its middle. */
export function disc(
  board: DocumentBuilder,
  layer: string,
  { thing, room, color }: { thing: Area; room: Area; color: string },
  placed: Omit<Placed, "box">,
) {
  if ((thing.w * thing.h) / (room.w * room.h) > LOST || Math.max(thing.w / room.w, thing.h / room.h) > LONG) return;
  if (Math.min(thing.w / thing.h, thing.h / thing.w) < SLENDER) return;
  const size = Math.min(Math.min(room.w, room.h) * BROAD, Math.max(thing.w, thing.h) * AROUND);
  board.shape(
    layer,
    { geometry: { kind: "ellipse" }, fill: { type: "solid", color } },
    { ...placed, box: around(thing.x + thing.w / 2, thing.y + thing.h / 2, size), keys: move("scale", [0, 0.9], [0.6, 1, "outExpo"]) },
  );
}
