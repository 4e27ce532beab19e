import type { DocumentBuilder } from "../document-builder.ts";
import type { Area } from "../geometry.ts";
import { MARGIN, TALLEST } from "./card.ts";
import { OFF_CAPTIONS } from "./photo.ts";
import type { Filmed } from "./video.ts";

/** How much closer a film may come for captions to leave the chin free, and in how many steps that is tried. */
const [CLOSEST, STEPS] = [1.4, 20] as const;
/** What is kept above the face for the hair, in heights of the face: less where there is no room. */
const HAIR = [0.22, 0.1, 0.03] as const;
/** Of what is seen, how wide a face may be. */
const WIDEST = 0.85;

/** What is seen of a film: the middle of it, as fractions, and how close it is. */
interface View {
  readonly focusX: number;
  readonly focusY: number;
  readonly zoom: number;
}

/**
 * What is seen of a film of somebody that fills the frame: the face in its middle, or so much higher that captions leave the
 * chin free. Where the film has no more below to show, it comes closer; null: captions would cover the chin all the same.
 */
export function ownView({ width, height, caption }: DocumentBuilder, { film, face }: Filmed, captions: boolean): View | null {
  const [middle, chin] = [face.y + face.height / 2, face.y + face.height];
  const usual: View = { focusX: face.x + face.width / 2, focusY: middle, zoom: 1 };
  if (!captions) return usual;
  const cover = (film.width * height) / (film.height * width);
  const [wide, high] = [Math.min(1, 1 / cover), Math.min(1, cover)];
  const floor = (caption.y - OFF_CAPTIONS * Math.min(width, height)) / height;
  for (const hair of HAIR)
    for (let step = 0; step <= STEPS; step += 1) {
      const zoom = 1 + ((CLOSEST - 1) * step) / STEPS;
      const seen = high / zoom;
      const [least, most] = [Math.max(0, chin - floor * seen), Math.min(1 - seen, Math.max(0, face.y - hair * face.height))];
      if (least > most + 1e-9 || face.width > (wide / zoom) * WIDEST) continue;
      return { ...usual, focusY: Math.min(most, Math.max(least, middle - seen / 2)) + seen / 2, zoom };
    }
  return null;
}

/** The card of somebody whose film shows little more than a head: above the captions, as much of the film around the face as fits. */
export function ownCard(board: DocumentBuilder, { film, face }: Filmed): { box: Area; crop: View } {
  const { width, height, caption } = board;
  const margin = MARGIN * Math.min(width, height);
  const [most, high] = [width - margin * 2, caption.y - margin * 2];
  const shape = film.width / film.height;
  const w = Math.min(most, high * Math.max(1 / TALLEST, shape));
  const h = Math.min(high, w * Math.min(TALLEST, 1 / shape));
  const crop = { focusX: face.x + face.width / 2, focusY: face.y + face.height / 2, zoom: 1 };
  return { box: { x: (width - w) / 2, y: margin + (high - h) / 2, w, h }, crop };
}
