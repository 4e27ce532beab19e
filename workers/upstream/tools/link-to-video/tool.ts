import { renderCost } from "../../../../trpc/contract/rules/credits.ts";
import { MIN_CLIP_CHARACTERS } from "../../../../trpc/contract/rules/script.ts";
import { AppError } from "../../app-error.ts";
import type { Tool } from "../tool.ts";
import { chosenScript } from "./script.ts";
import { makeAd } from "./steps.ts";

/** Link to Video (104) and Description to Video (103): one engine, two first pages. */
export const linkToVideo: Tool = {
  appIds: [104, 103],
  cost: (draft, stage) => (stage === "preview" ? 0 : renderCost(draft.settings.length)),
  check(draft) {
    const script = chosenScript(draft);
    if (script.clips.some(({ text }) => [...text.trim()].length < MIN_CLIP_CHARACTERS)) {
      throw new AppError("CLIP_TOO_SHORT");
    }
    if (!draft.product.media.some(({ key }) => key)) throw new AppError("MEDIA_TOO_FEW");
  },
  run: makeAd,
  failure: (stage) => (stage === "render" ? "RENDER_FAILED" : "GENERATION_FAILED"),
};
