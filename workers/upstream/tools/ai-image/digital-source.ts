import type { IMAGE_MODES, TREATMENTS } from "../../../../trpc/contract/tools/ai-image.ts";

interface Asked {
  readonly mode: (typeof IMAGE_MODES)[number];
  readonly treatment: (typeof TREATMENTS)[number];
}

/** These take nothing into a photograph that was not in it. */
const ENHANCES: readonly string[] = ["cut-out", "grade", "upscale"];

/** What a picture is by IPTC's vocabulary of digital sources. */
export function digitalSource({ mode, treatment }: Asked, byProvider: boolean) {
  if (byProvider) return "trainedAlgorithmicMedia";
  if (mode === "text") return "algorithmicMedia";
  return mode === "image" && ENHANCES.includes(treatment) ? "algorithmicallyEnhanced" : "compositeWithTrainedAlgorithmicMedia";
}
