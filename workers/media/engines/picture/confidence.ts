import type { CutoutDoubt } from "../../../../timeline/measured.ts";
import { TRUSTED_CUTOUT } from "../../protocol/pictures.ts";
import { told } from "./colours.ts";
import { dropped, faint, lost, outlined, steps } from "./edges.ts";
import { apart, opened } from "./like-ground.ts";
import { area, cropped, decided, faded, overlap, touching } from "./measure.ts";
import { leftOut, type PlainBackground } from "./plain.ts";
import { clamped, smoothstep, type Picture, type Plane } from "./raster.ts";

/** `size`: it fills the frame, or hardly any of it. */
type Doubt = CutoutDoubt | "size";

/** How far a mask can be trusted, 0…1, and what speaks most against it; null where nothing does. */
export interface Judgement {
  readonly confidence: number;
  readonly doubt: Doubt | null;
}

/** A ground with fewer clear edges than this is calm: faint ones on it are of the thing. */
const CALM = 0.03;

/**
 * On a plain ground key and network draw nearly the same outline; where one of them has more, it is the foot of a glass or
 * the white cap of a bottle on white that the other left out.
 */
const WITHIN = [0.86, 0.97] as const;

/** 0 at `worst`, 1 at `best`, straight between. */
const grade = (value: number, worst: number, best: number): number => clamped((value - worst) / (best - worst));

/** A mask that fills the frame, or hardly any of it, has cut nothing out. */
export function plausible(mask: Plane): number {
  const size = area(mask);
  return smoothstep(0.004, 0.02, size) * (1 - smoothstep(0.86, 0.97, size)) * (1 - smoothstep(0.45, 0.75, touching(mask)));
}

/** What is seen of the picture: its colours, what the network holds for the subject, and the key where its ground is plain. */
interface Seen {
  readonly picture: Picture;
  readonly network: Plane;
  readonly key: PlainBackground | null;
}

/**
 * On a plain ground: no clear edge of what the key holds for the product is left out, no part is see-through, none that is nearly of the
 * ground's colour lies apart, and what the thing encloses is enclosed.
 */
const whole = (mask: Plane, { picture, key }: { picture: Picture; key: PlainBackground }, step: Uint8Array): number =>
  Math.min(
    grade(dropped(step, mask, key.mask), 0.36, 0.16),
    grade(faded(mask), 0.001, 0),
    grade(apart(picture, mask, { ground: key.colour, step }), 0.12, 0.04),
    grade(opened(picture, mask, key.colour), 0.006, 0.002),
  );

/**
 * Two methods that know nothing of each other must agree. Area: the network's mask with the key's, else with what colours
 * say along the outline. Edges: the outline lies on edges of the picture. Parts: on a plain ground, no clear edge is left
 * outside, nor within what the key holds for the product.
 */
export function judged(mask: Plane, { picture, network, key }: Seen): Judgement {
  const step = steps(picture);
  const left = lost(step, mask);
  const byKey = key === null ? 1 : Math.min(grade(overlap(key.mask, network), 0.3, 0.7), grade(overlap(mask, network), ...WITHIN));
  const byColour = key === null ? Math.min(grade(told(picture, mask), 0.88, 0.98), grade(decided(network), 0.3, 0.9)) : 1;
  const marks: readonly [Doubt, number][] = [
    ["size", plausible(mask)],
    ["edges", grade(outlined(step, mask), 0.86, 0.98)],
    ["area", Math.min(byKey, byColour)],
    [
      "parts",
      key === null
        ? Math.min(grade(left, 0.45, 0.2), left < CALM ? grade(faint(step, mask), 10, 5) : 1, grade(leftOut(picture, mask), 0.14, 0.05))
        : Math.min(grade(left, 0.16, 0.04), whole(mask, { picture, key }, step)),
    ],
    ["cropped", grade(cropped(mask), 0.3, 0.1)],
  ];
  const [doubt, confidence] = marks.reduce((worst, mark) => (mark[1] < worst[1] ? mark : worst));
  return { confidence, doubt: confidence < TRUSTED_CUTOUT ? doubt : null };
}
