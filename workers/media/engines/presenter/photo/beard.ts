import type { Point } from "./face.ts";
import { CHIN, FOREHEAD, LOWER_LIP_FOOT } from "./landmarks.ts";
import { type Color, colorAt, skinOf, typical } from "./palette.ts";
import type { Canvas } from "./warp.ts";

/** Between lip and chin the color of a beard is further from that of the cheeks than this (0…255, over three parts). */
const HAIRY = 48;
/** Below the chin it goes on while its color is no further from that, and no more colorful than half-way to skin: a neck in its shade is as dark. */
const SAME = 58;
/** How far down it is looked for, in heights of the face; and how far it is taken to go where its end is not seen: before a neck in the shade, a dark shirt. */
const [MOST, UNSEEN] = [0.9, 0.15] as const;
/** Looked at on so many lines for the height of a face; a lit lock of so many lines is no end. */
const [LINES, LOCK] = [60, 3] as const;
/** How far aside of the middle it is looked at, in heights of the face. */
const ASIDE = [-0.09, -0.06, -0.03, 0, 0.03, 0.06, 0.09] as const;

const chroma = (color: Color): number => Math.max(...color) - Math.min(...color);
/** A beard that is less colorful than skin by so much is told from it by that. */
const DULLER = 12;

const apart = (a: Color, b: Color): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2]);

/** How far a beard goes down below the chin, in heights of the face: the mesh of a face knows nothing of it. 0: there is none. */
export function beardBelow(canvas: Canvas, mesh: readonly Point[]): number {
  const [top, chin, lip] = [mesh[FOREHEAD], mesh[CHIN], mesh[LOWER_LIP_FOOT]];
  if (!top || !chin || !lip) return 0;
  const height = Math.hypot(chin[0] - top[0], chin[1] - top[1]);
  // Down, as the head is held.
  const down: Point = [(chin[0] - top[0]) / height, (chin[1] - top[1]) / height];
  const across = (middle: Point): Color =>
    typical(ASIDE.map((by) => colorAt(canvas, [middle[0] - down[1] * by * height, middle[1] + down[0] * by * height])));
  const on = (share: number): Point => [lip[0] + (chin[0] - lip[0]) * share, lip[1] + (chin[1] - lip[1]) * share];
  const hair = typical([0.5, 0.65, 0.8, 0.95].map((share) => across(on(share))));
  const skin = skinOf(canvas, mesh);
  if (apart(hair, skin) < HAIRY) return 0;
  const dull = chroma(skin) - chroma(hair) > DULLER ? (chroma(skin) + chroma(hair)) / 2 : Number.POSITIVE_INFINITY;
  const isHair = (color: Color): boolean => apart(color, hair) <= SAME && chroma(color) <= dull;
  let last = 0;
  for (let line = 1; line - last <= LOCK; line += 1) {
    const by = (line / LINES) * height;
    const at: Point = [chin[0] + down[0] * by, chin[1] + down[1] * by];
    if (line > MOST * LINES || at[1] >= canvas.height) return UNSEEN;
    if (isHair(across(at))) last = line;
  }
  return last / LINES;
}
