import { scaled, type Picture, type Plane } from "../picture/raster.ts";
import { type Cut, cutBy, spans } from "./placement.ts";
import type { Seen } from "./subject.ts";
import { movesAlone, wholeness } from "./whole.ts";

/**
 * How a foreground is set into a scene. `stands`: on the scene's own ground, or at its lower edge; `ledge`: on a surface
 * of ours before the scene; `print`: its photograph whole, as a print before the scene.
 */
export type Setting = "stands" | "ledge" | "print";

/** More of a thing than this is see-through: glass, mesh, or a part that was half left behind. */
const MOST_SOFT = 0.04;
/** A scene's ground is looked at at this size. */
const LOOKED = 240;
/** What lies below that of a scene is its ground. */
const GROUND = 0.76;
/** A ground whose neighbours differ by less (0…255, to the left and above together) is a table, paper or a floor; waves and grass differ by more. */
const CALM = 6;
/** So much of the ground may belong to what the scene is of. */
const TAKEN = 0.03;

/** Kinds of things by their COCO names that are larger than any table, or alive: on a table they look like toys. */
const LARGE = new Set(
  "bicycle car motorcycle airplane bus train truck boat bench bird cat dog horse sheep cow elephant bear zebra giraffe surfboard couch bed".split(
    " ",
  ),
);
/** What a picture shows of a kind must be this sure. */
const SURE = 0.36;
/** Somebody without a face that is seen, from behind or from the side, must be this sure: a jacket alone is not (0.57). */
const SOMEBODY = 0.6;

/** Whether what a picture is of is too large, or too alive, for a surface of ours. */
const isLarge = (kinds: ReadonlyMap<string, number>): boolean => [...kinds].some(([kind, score]) => LARGE.has(kind) && score >= SURE);

/**
 * A table: its far edge lies between `from` and `to` of the height, within `straight` of one height in `along` of the columns that show it, which are
 * `across` of all; the last `rim` of the rows may be missing, and it reaches both sides (`side` of the width).
 */
const TABLE = { from: 0.5, to: 0.88, straight: 0.012, across: 0.75, along: 0.97, rim: 0.04, side: 0.05 } as const;

/** Whether what a scene is of is a table that reaches from side to side up to a straight edge: its grain is no reason not to stand on it. */
function isTable({ data, width, height }: Plane): boolean {
  const tops = Array.from({ length: width }, (_, x) => {
    let y = height - 1;
    // A network is not sure of the last rows.
    while (y > height * (1 - TABLE.rim) && (data[y * width + x] ?? 0) <= 0.5) y -= 1;
    while (y >= 0 && (data[y * width + x] ?? 0) > 0.5) y -= 1;
    return (y + 1) / height;
  });
  const isSeen = (top: number): boolean => top < TABLE.to;
  const side = Math.ceil(width * TABLE.side);
  if ([tops.slice(0, side), tops.slice(-side)].some((ends) => ends.filter(isSeen).length < side / 2)) return false;
  const seen = tops.filter(isSeen);
  const middle = seen.toSorted((a, b) => a - b)[Math.floor(seen.length / 2)] ?? 1;
  const straight = seen.filter((top) => Math.abs(top - middle) <= TABLE.straight).length;
  return seen.length >= width * TABLE.across && middle > TABLE.from && straight >= seen.length * TABLE.along;
}

/** Whether a scene has a calm, free ground at its lower edge that a thing can stand on, or a table. */
export function hasGround(scene: Picture, subject: Plane | null): boolean {
  if (subject && isTable(subject)) return true;
  const by = Math.min(1, LOOKED / Math.max(scene.width, scene.height));
  const [width, height] = [Math.max(2, Math.round(scene.width * by)), Math.max(2, Math.round(scene.height * by))];
  const green = scaled(
    {
      width: scene.width,
      height: scene.height,
      data: Float32Array.from({ length: scene.width * scene.height }, (_, at) => scene.data[at * 3 + 1] ?? 0),
    },
    width,
    height,
  ).data;
  const covered = subject && scaled(subject, width, height).data;
  let [differs, taken, count] = [0, 0, 0];
  for (let y = Math.floor(height * GROUND) + 1; y < height; y += 1)
    for (let x = 1; x < width; x += 1, count += 1) {
      const at = y * width + x;
      differs += Math.abs((green[at] ?? 0) - (green[at - 1] ?? 0)) + Math.abs((green[at] ?? 0) - (green[at - width] ?? 0));
      taken += covered?.[at] ?? 0;
    }
  return count > 0 && differs / count < CALM && taken / count < TAKEN;
}

/** Whether what was found in a picture can be shown without its ground. */
export function isTrusted({ mask, doubt, people }: Pick<Seen, "mask" | "doubt" | "people">, cut: Cut): boolean {
  if (mask === null || !movesAlone({ doubt }, mask, people.length)) return false;
  // Who is cut off at both sides fills their picture: in a wider scene shoulders would end in the air.
  if (people.length > 0) return !(cut.left && cut.right);
  if (doubt === null) return true;
  // A thing that its picture cuts off ends in the air, wherever it stands.
  return !(cut.above || cut.below || cut.left || cut.right) && wholeness(mask).soft <= MOST_SOFT;
}

/**
 * How a foreground is set into a scene: what may look cut out badly, or has nothing to stand on, is not tried.
 * `kinds`: what its picture shows, asked for only where it matters.
 */
export async function settingOf(
  subject: Seen,
  scene: Pick<Seen, "picture" | "mask" | "people">,
  kinds: (picture: Picture) => Promise<ReadonlyMap<string, number>>,
): Promise<Setting> {
  const { mask, box } = subject;
  if (mask === null || box === null) return "print";
  const shown = subject.people.length > 0 ? new Map<string, number>() : await kinds(subject.picture);
  // Whose face is not seen is somebody all the same.
  const people = (shown.get("person") ?? 0) >= SOMEBODY ? [box] : subject.people;
  const cut = cutBy(mask, box, people.length > 0);
  const shape = { width: box.width * mask.width, height: box.height * mask.height };
  // Who fills the scene from side to side hides nobody's face, and ends where it ends.
  const fills = people.length > 0 && scene.people.length === 0 && spans(cut, shape, scene.picture);
  // Whose head is cut off reaches to the scene's upper edge: in a scene too narrow for that, half of the face would be beyond its side.
  if (cut.above && (shape.width / shape.height) * scene.picture.height > scene.picture.width) return "print";
  if (!isTrusted({ ...subject, people }, fills ? { ...cut, left: false, right: false } : cut)) return "print";
  if (people.length > 0) return "stands";
  if (isLarge(shown)) return "print";
  return hasGround(scene.picture, scene.mask) ? "stands" : "ledge";
}
