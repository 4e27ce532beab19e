import type { DocumentBuilder } from "../document-builder.ts";
import type { Area } from "../geometry.ts";
import { type Figure, figureOf } from "./part.ts";
import type { AvatarScene, Filmed } from "./video.ts";

/** How large somebody may be, of the frame's width where it is tall, of its height else; how wide their face, of the shorter side. */
const [WIDEST, WIDEST_FACE] = [{ tall: 1.9, other: 1.65 }, 0.56];
/** Sizes that are tried. */
const STEPS = 24;
/** Where the middle of a face may be across the frame. */
const ACROSS = { full: [0.4, 0.6], left: [0, 0.5], right: [0.5, 1], corner: [0, 1] } as const;
/** What is kept above hair, of the frame's height. */
const HEADROOM_ABOVE = 0.015;

const isWithin = (value: number, [low, high]: readonly [number, number]): boolean => value >= low && value <= high;

/**
 * Where somebody who is cut out stands: on the lower edge of the frame, so large that captions leave the chin free and that
 * what their photo cuts off lies outside; null: they cannot stand so.
 */
export function standing(
  { width, height, tall, caption }: DocumentBuilder,
  placement: AvatarScene["placement"],
  person: Figure,
  captions: boolean,
): Area | null {
  const { face, crown, cut } = figureOf(person);
  const usual = placement === "full" ? (tall ? width * 1.34 : height) : tall ? width * 0.92 : height * 0.94;
  const chin = face.y + face.height;
  const least = Math.max(usual, captions ? (height - caption.y) / Math.max(0.02, 1 - chin) : 0);
  const middle = { full: 0.5, left: tall ? 0.34 : 0.27, right: tall ? 0.66 : 0.73, corner: 0.5 }[placement];
  const widest = Math.max(least, tall ? width * WIDEST.tall : height * WIDEST.other);
  for (let step = 0; step <= STEPS; step += 1) {
    const side = least + ((widest - least) * step) / STEPS;
    if (face.width * side > WIDEST_FACE * Math.min(width, height)) return null;
    // Both edges of the photo outside of the frame, and the hair within it unless the photo cuts it off.
    const [low, high] = [width - (cut.right ?? Infinity) * side, -(cut.left ?? -Infinity) * side];
    const x = Math.min(high, Math.max(low, width * middle - side / 2));
    const above = cut.up === undefined ? height * HEADROOM_ABOVE - crown * side : height - side;
    const y = Math.max(height - side, above);
    const isHidden = low <= high && (cut.up === undefined || y + cut.up * side <= 1e-6);
    const isClear = !captions || y + chin * side <= caption.y + 1e-6;
    if (isHidden && isClear && isWithin((x + (face.x + face.width / 2) * side) / width, ACROSS[placement]))
      return { x, y, w: side, h: side };
  }
  return null;
}

/** How wide a face is of the frame's shorter side, of somebody who was filmed and stands before another background. */
export const FACE = { full: 0.27, left: 0.2, right: 0.2, corner: 0.2 } as const;

/** Somebody whom the film itself cuts off at its sides fades there; who is whole within it has nothing there. */
const SIDE = 0.08;
/** Of a film in which so little is above the face, hair is cut off: there it fades. */
const [HEADROOM, CROWN] = [0.14, 0.07] as const;

/** Where a film that ends within the frame fades: at its sides, and above a head that it cuts off. */
export function fadingAway({ width }: DocumentBuilder, { x, y, w }: Area, { face }: Filmed) {
  // Where the film is wider than the frame nobody sees its sides.
  const across = x > 0 || x + w < width ? SIDE : 0;
  const up = y > 0 && face.y < HEADROOM ? CROWN : 0;
  return across > 0 || up > 0 ? [{ type: "feather" as const, left: across, right: across, up, down: 0 }] : [];
}

/** The same at most, whatever it takes. */
const LARGEST_FACE = 0.8;
/** Of a face from its top, where the mouth is; of a frame from below, what captions may cover. */
const [MOUTH, CAPTIONS] = [0.82, 0.27];

/** Where a film of somebody without their background lies: the face at eye level, and the lower edge of the film never in sight. */
export function standingFilm({ width, height, tall }: DocumentBuilder, placement: AvatarScene["placement"], { film, face }: Filmed): Area {
  const wide = Math.min(width, height) / (face.width * film.width);
  // The mouth of somebody who was filmed from near is above the captions only if they are large.
  const above = 1 - (face.y + face.height * MOUTH);
  const least = height * Math.max(tall ? 0.6 : 0.8, CAPTIONS / Math.max(0.05, above));
  const scale = Math.max(FACE[placement] * wide, Math.min(least / film.height, Math.max(LARGEST_FACE * wide, height / film.height)));
  const [w, h] = [film.width * scale, film.height * scale];
  const middle = { full: 0.5, left: 0.3, right: 0.7, corner: 0.5 }[placement];
  const eyes = height * (tall ? 0.38 : 0.34) - (face.y + face.height / 2) * h;
  return { x: width * middle - (face.x + face.width / 2) * w, y: Math.max(eyes, height - h), w, h };
}

/** A disc that is whole wherever it stands. */
export function whole({ width, height, caption }: DocumentBuilder, placement: AvatarScene["placement"]): Area {
  const side = Math.min(width, height, caption.y) * (placement === "full" ? 0.84 : 0.66);
  const share = { full: 0.5, left: 0.06, right: 0.94, corner: 0.5 }[placement];
  return { x: (width - side) * share, y: Math.max(height * 0.04, (caption.y - side) / 2), w: side, h: side };
}
