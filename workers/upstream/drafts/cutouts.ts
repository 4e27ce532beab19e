import type { DraftRow } from "../../../db/queries/draft.ts";
import type { Cutout } from "../../../trpc/contract/preview.ts";
import { TRUSTED_CUTOUT } from "../../media/protocol/pictures.ts";
import { pageExpiry } from "../files/expiry.ts";
import type { Call } from "../http/implement.ts";
import { workOf } from "../media/artifact.ts";
import { adPictures, lookAt } from "../tools/link-to-video/pictures.ts";
import { QUALITY } from "../tools/link-to-video/quality.ts";
import type { Maker } from "../tools/tool.ts";
import { makerFor } from "./frames.ts";

class NotMade extends Error {}

/** Answers what was made before, and makes nothing. */
const recallerFor = (call: Call): Maker => ({
  ...makerFor(call),
  media: async (_name, job) => {
    const made = await workOf(call, call.user.id, job);
    if (!made) throw new NotMade();
    return made;
  },
});

/** What is cut out of each picture that the draft's ad can show: the same files as its preview takes. A broken picture has none. */
export async function draftCutouts(call: Call, { product }: DraftRow, madeOnly: boolean): Promise<Cutout[]> {
  const run = madeOnly ? recallerFor(call) : makerFor(call);
  const { scale } = QUALITY.preview;
  const looked = adPictures(product).map(async ({ id, key }, index): Promise<Cutout> => {
    const nothing = { media_id: id, doubt: null, url: "" };
    try {
      const { seen, cutout } = await lookAt(run, { key, index }, scale, true);
      if (!seen.cutout || !cutout) return { ...nothing, state: "none" };
      const { confidence, doubt } = seen.cutout;
      const url = await call.files.readPath(cutout.key, pageExpiry());
      return { media_id: id, state: confidence >= TRUSTED_CUTOUT ? "clean" : "unsure", doubt, url };
    } catch (error) {
      return { ...nothing, state: error instanceof NotMade ? "waiting" : "none" };
    }
  });
  return Promise.all(looked);
}
