import type { ShotBrief } from "./brief.ts";
import { freeOf, type Lying, type Sides, type Whole } from "./frame.ts";

/**
 * How a picture that leaves a part of its frame free is shown. `on`: it goes on beyond its edges; `stands`: who its lower edge cuts off stands at
 * the frame's, before the same place far out of focus; `card`: as a print, whole, before the same.
 */
export type ShotSetting = "on" | "stands" | "card";

/** So much of a frame may lie beyond an edge along which there is much to see: of so little nobody sees what it is. */
const LITTLE = 0.06;

/** What of the frame lies beyond each side of the picture at which it ends, 0…1. */
function beyond({ x, y, width, height, ends }: Lying, canvas: ShotBrief["canvas"]): Readonly<Record<keyof Sides, number>> {
  return {
    left: ends.left ? x / canvas.width : 0,
    right: ends.right ? 1 - (x + width) / canvas.width : 0,
    above: ends.above ? y / canvas.height : 0,
    below: ends.below ? 1 - (y + height) / canvas.height : 0,
  };
}

/** What is drawn out beyond an edge of a picture lies so far within it: a thing that comes nearer would be drawn out, too. Of the picture. */
const DRAWN = 0.12;

/**
 * How a picture is shown: foliage, a street or a rock that were drawn out beyond its edges would be a curtain of stripes, and so would be the
 * ears of a cat that is no layer of its own.
 */
export function settingOf({ canvas, ground, calm, subject, whole }: ShotBrief, lying: Lying): ShotSetting {
  const free = beyond(lying, canvas);
  const isNear = (side: keyof Sides): boolean => !subject && whole !== null && freeOf(whole)[side] < DRAWN;
  const isRough = (side: keyof Sides): boolean => free[side] > LITTLE && (!calm[side] || isNear(side));
  if (ground !== null || !(["left", "right", "above", "below"] as const).some(isRough)) return "on";
  const cut = whole?.cut;
  return subject && cut?.below && !cut.left && !cut.right && !cut.above && !lying.ends.below ? "stands" : "card";
}

/**
 * What a frame that its picture fills would cut at a side at which the picture does not: what goes from top to bottom of it, and is not as small
 * as would be whole. Null where it shows all of it.
 */
export function sidesBeyond({
  canvas,
  plate,
  whole,
}: Pick<ShotBrief, "canvas" | "whole"> & { plate: Pick<Whole, "width" | "height"> }): Whole | null {
  if (whole === null) return null;
  const cover = Math.max(canvas.width / plate.width, canvas.height / plate.height);
  const seen = { width: canvas.width / (plate.width * cover), height: canvas.height / (plate.height * cover) };
  const { cut } = whole;
  const isCut = (is: readonly [boolean, boolean], length: number, shown: number): boolean => !is[0] && !is[1] && length > shown;
  return isCut([cut.left, cut.right], whole.width, seen.width) || isCut([cut.above, cut.below], whole.height, seen.height) ? whole : null;
}

/** A face with its hair and chin: so much more of its width and height, above it and in all. */
const HEAD = { across: 0.15, above: 0.2, high: 1.3 } as const;
const UNCUT = { left: false, right: false, above: false, below: false } as const;

/** The head that a picture which fills its frame would show without its chin or forehead; null where it shows all of the first one. */
export function headBeyond({
  canvas,
  plate,
  people,
}: Pick<ShotBrief, "canvas" | "people"> & { plate: Pick<Whole, "width" | "height"> }): Whole | null {
  const [face] = people;
  const cover = Math.max(canvas.width / plate.width, canvas.height / plate.height);
  const seen = { width: canvas.width / (plate.width * cover), height: canvas.height / (plate.height * cover) };
  if (!face || (face.width < seen.width && face.height < seen.height)) return null;
  const [x, y] = [Math.max(0, face.x - face.width * HEAD.across), Math.max(0, face.y - face.height * HEAD.above)];
  const [right, below] = [Math.min(1, face.x + face.width * (1 + HEAD.across)), Math.min(1, y + face.height * HEAD.high)];
  return { x, y, width: right - x, height: below - y, cut: UNCUT };
}
