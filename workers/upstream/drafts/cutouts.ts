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

/** What was found before of these pictures, by the jobs that look at them. */
async function knownOf(call: Call, pictures: ReturnType<typeof adPictures>) {
  const place = { files: call.files, ownerId: call.user.id };
  const jobs = await Promise.all(pictures.map(({ key, use }) => pictureJob(place, key, howOf(use))));
  return { jobs, made: await worksOf(call, call.user.id, jobs) };
}

/** The colors of the product in the picture that its ad shows first; none while nobody has looked at it. */
export async function coverColors(call: Call, { product }: DraftRow): Promise<readonly string[]> {
  const { made } = await knownOf(call, adPictures(product).slice(0, 1));
  return made[0]?.palette ?? [];
}

/** What was cut out before of each picture that the draft's ad can show. */
export async function madeCutouts(call: Call, { product }: DraftRow): Promise<Cutout[]> {
  const pictures = adPictures(product);
  const { jobs, made } = await knownOf(call, pictures);
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
