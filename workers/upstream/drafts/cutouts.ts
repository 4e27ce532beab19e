import type { DraftRow } from "../../../db/queries/draft.ts";
import type { Cutout } from "../../../trpc/contract/preview.ts";
import type { ResultOf } from "../../media/protocol/jobs.ts";
import { TRUSTED_CUTOUT } from "../../media/protocol/pictures.ts";
import { pageExpiry } from "../files/expiry.ts";
import type { Call } from "../http/implement.ts";
import { worksOf } from "../media/artifact.ts";
import { adPictures, isUnprinted, lookAt, pictureJob, type Use } from "../tools/link-to-video/pictures.ts";
import { QUALITY } from "../tools/link-to-video/quality.ts";
import { makerFor } from "./frames.ts";

/** As its preview takes them. */
const howOf = (use: Use) => ({ scale: QUALITY.preview.scale, cut: true, unprinted: isUnprinted(use) });

const without = (media_id: string, state: "waiting" | "none"): Cutout => ({ media_id, state, doubt: null, url: "" });

async function presented(call: Call, media_id: string, { cutout }: ResultOf<"picture">, file: { key: string } | null): Promise<Cutout> {
  if (!cutout || !file) return without(media_id, "none");
  const { confidence, doubt } = cutout;
  const url = await call.files.readPath(file.key, pageExpiry());
  return { media_id, state: confidence >= TRUSTED_CUTOUT ? "clean" : "unsure", doubt, url };
}

/** What was cut out before of each picture that the draft's ad can show. */
export async function madeCutouts(call: Call, { product }: DraftRow): Promise<Cutout[]> {
  const pictures = adPictures(product);
  const place = { files: call.files, ownerId: call.user.id };
  const jobs = await Promise.all(pictures.map(({ key, use }) => pictureJob(place, key, howOf(use))));
  const made = await worksOf(call, call.user.id, jobs);
  return Promise.all(
    pictures.map(async ({ id }, index) => {
      const seen = made[index];
      return seen ? presented(call, id, seen, jobs[index]?.cutout ?? null) : without(id, "waiting");
    }),
  );
}

/** Has each of them cut out: the same files as the draft's preview takes. A broken picture has none. */
export async function makeCutouts(call: Call, { product }: DraftRow): Promise<Cutout[]> {
  const run = makerFor(call);
  return Promise.all(
    adPictures(product).map(async ({ id, key, use }, index) => {
      try {
        const { seen, cutout } = await lookAt(run, { key, index }, howOf(use));
        return await presented(call, id, seen, cutout);
      } catch {
        return without(id, "none");
      }
    }),
  );
}
