import type { ShotBrief } from "./brief.ts";
import type { Lying, Sides, Whole } from "./frame.ts";

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

/** How a picture is shown: foliage, a street or a rock that were drawn out beyond its edges would be a curtain of stripes. */
export function settingOf({ canvas, ground, calm, subject, whole }: ShotBrief, lying: Lying): ShotSetting {
  const free = beyond(lying, canvas);
  const isRough = (side: keyof Sides): boolean => free[side] > LITTLE && !calm[side];
  if (ground !== null || !(["left", "right", "above", "below"] as const).some(isRough)) return "on";
  const cut = whole?.cut;
  return subject && cut?.below && !cut.left && !cut.right && !cut.above && !lying.ends.below ? "stands" : "card";
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
