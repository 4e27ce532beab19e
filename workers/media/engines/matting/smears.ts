import { mapped, type Plane, smoothstep } from "../picture/raster.ts";

/** Where the network sees less of somebody than this there is nothing; from the second on all that was drawn. Strands of hair have more. */
const [NOTHING, SOMETHING] = [0.01, 0.12] as const;

/** A mask that was drawn onto its picture's edges, without what that has smeared into corners: above an ear, between a collar and a neck. */
export const withoutSmears = (drawn: Plane, coarse: Plane): Plane =>
  mapped(drawn, (value, index) => value * smoothstep(NOTHING, SOMETHING, coarse.data[index] ?? 0));
