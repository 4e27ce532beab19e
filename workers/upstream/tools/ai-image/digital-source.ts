import type { KeptImage } from "./kept.ts";

/** These take nothing into a photograph that was not in it. */
const ENHANCES: readonly string[] = ["cut-out", "grade", "upscale"];

/** What a picture is by IPTC's vocabulary of digital sources. */
export function digitalSource({ mode, treatment }: Pick<KeptImage["asked"], "mode" | "treatment">, byProvider: boolean) {
  if (byProvider) return "trainedAlgorithmicMedia";
  if (mode === "text") return "algorithmicMedia";
  return mode === "image" && ENHANCES.includes(treatment) ? "algorithmicallyEnhanced" : "compositeWithTrainedAlgorithmicMedia";
}
