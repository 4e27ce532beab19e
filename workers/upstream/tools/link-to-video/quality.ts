import type { TimelineDocument } from "../../../../timeline/document.ts";
import { filmRate } from "../../../../timeline/film-rate.ts";
import type { FrameRate } from "../../../../timeline/rate.ts";
import type { AdStage } from "../../../../trpc/contract/tools/ad-work.ts";

/** A preview is half the size and half the frames: seconds, not minutes (spec §9: up to 45 s). What it is made of is half as large, too. */
export const QUALITY = { preview: { scale: 0.5 }, render: { scale: 1 } } as const;
const PREVIEW_RATE: FrameRate = { num: 15, den: 1 };

/** How a document is drawn as a film. */
export const drawnAs = (stage: AdStage, { canvas }: TimelineDocument): { scale: number; rate: FrameRate } => ({
  ...QUALITY[stage],
  rate: stage === "preview" ? PREVIEW_RATE : filmRate(canvas.rate),
});
