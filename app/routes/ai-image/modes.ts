import type { IMAGE_MODES } from "../../../trpc/contract/tools/ai-image.ts";

export type ImageMode = (typeof IMAGE_MODES)[number];

/** Which fields the form of each mode asks. */
export const FIELDS_OF = {
  text: ["prompt", "style", "pictures", "model", "ratio", "count", "seed", "mark"],
  image: ["pictures", "treatment", "light", "grade", "prompt", "model", "mark"],
  blend: ["foreground", "background", "light", "model", "mark"],
} as const satisfies Record<ImageMode, readonly string[]>;
