import { GIF } from "../../../timeline/gif.ts";
import { costOf } from "./credits.ts";
import { EXPORT_STAGES, type ExportStage } from "../tools/export-stages.ts";

export const isExport = (stage: string): stage is ExportStage => EXPORT_STAGES.some((one) => one === stage);

/** Which exports are about the moment that is looked at: a frame of it, or what comes after it. */
export const BY_MOMENT: ReadonlySet<ExportStage> = new Set(["gif", "png", "jpg"]);

/**
 * Credits for a timeline of so many seconds as another kind of file, from `at` seconds on where that counts. What is
 * drawn as a film costs what an ad of that length costs; sound alone is a small part of that work; a frame is free, as
 * those of the editor are.
 */
export function exportCost(stage: ExportStage, { seconds, at }: { seconds: number; at: number }): number {
  if (stage === "png" || stage === "jpg") return 0;
  if (stage === "mp3" || stage === "wav") return costOf("ad-sound", seconds);
  return costOf("link-to-video", stage === "gif" ? Math.min(GIF.seconds, Math.max(0, seconds - at)) : seconds);
}
