import type { z } from "zod";
import type { TimelineDocument } from "../document.ts";
import type { Element } from "./element.ts";

type Report = (path: (string | number)[], message: string) => void;

function assetOf(element: Element): string | null {
  return "assetId" in element ? element.assetId : null;
}

function checkOrder(elements: Element[], report: Report) {
  for (const [index, next] of elements.entries()) {
    const before = elements[index - 1];
    if (before && next.startTime < before.startTime + before.duration)
      report([index, "startTime"], `OVERLAP: ${next.id} starts before ${before.id} ends`);
    if (next.type === "audio" || !next.transitionIn) continue;
    const meets = before && before.startTime + before.duration === next.startTime;
    if (!meets || before.id !== next.transitionIn.fromElementId)
      report([index, "transitionIn"], `TRANSITION: ${next.id} does not follow ${next.transitionIn.fromElementId} directly`);
    else if (next.transitionIn.duration > next.duration)
      report([index, "transitionIn", "duration"], `INSUFFICIENT_HANDLES: ${next.id} is shorter than its transition`);
  }
}

/** Rules that reach beyond one element: unique ids, known assets, no overlap in a track, transitions between neighbours. */
export function checkDocument(document: TimelineDocument, context: z.RefinementCtx) {
  const seen = new Set<string>();
  document.tracks.forEach((track, t) => {
    const report: Report = (path, message) => context.addIssue({ code: "custom", path: ["tracks", t, "elements", ...path], message });
    checkOrder(track.elements, report);
    track.elements.forEach((element, index) => {
      if (seen.has(element.id)) report([index, "id"], `DUPLICATE_ID: ${element.id}`);
      seen.add(element.id);
      const asset = assetOf(element);
      if (asset !== null && !document.assets[asset]) report([index, "assetId"], `UNKNOWN_ASSET: ${asset}`);
      if (element.type === "audio" && (element.assetId === null) === (element.synth === null))
        report([index], `AUDIO_SOURCE: ${element.id} needs a file or a synthesised sound, not both`);
    });
  });
}
