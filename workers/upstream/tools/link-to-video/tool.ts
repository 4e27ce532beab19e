import { FLOW_APP } from "../../../../trpc/contract/rules/product.ts";
import { checkScript } from "../../../../trpc/contract/rules/script.ts";
import { checkUploadCount } from "../../../../trpc/contract/rules/upload-check.ts";
import { refuse } from "../../app-error.ts";
import type { Tool } from "../tool.ts";
import { adCost, adLength } from "./cost.ts";
import { chosenScript } from "./script.ts";
import { makeAd } from "./steps.ts";

/** Link to Video and Description to Video: one engine, two first pages. */
export const linkToVideo: Tool = {
  appIds: Object.values(FLOW_APP),
  cost: adCost,
  seconds: adLength,
  check(draft) {
    refuse(checkScript(chosenScript(draft)));
    refuse(checkUploadCount("link-to-video", draft.product.media.filter(({ key }) => key).length));
  },
  run: makeAd,
  failure: (stage) => (stage === "render" ? "task.renderFailed" : "task.generationFailed"),
};
