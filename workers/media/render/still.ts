import { stat } from "node:fs/promises";
import { documentDuration } from "../../../timeline/document.ts";
import { seconds } from "../../../timeline/time.ts";
import { JobError, type JobContext, type JobHandler } from "../protocol/handler.ts";
import type { JobOf, ResultOf } from "../protocol/jobs.ts";
import { failure, fetchAssets } from "./work.ts";
import { made, openSession } from "./session.ts";
import type { Mount } from "./loopback.ts";

const NAME = "still.webp";

async function draw(job: JobOf<"still">, context: JobContext): Promise<ResultOf<"still">> {
  const { document, at, scale, picture } = job;
  if (at >= seconds(documentDuration(document))) throw new JobError("INPUT_TOO_SMALL", `the timeline has no frame at ${at} s`);
  const assets = await fetchAssets(document, job.urls, context);
  const mount: Mount = { assets, folder: context.folder, progress: () => undefined };
  await using session = await openSession(document, mount, { scale, signal: context.signal });
  await session.call("still", at, { type: picture.content_type, name: NAME });
  await context.put(picture, made(mount, NAME));
  const { width, height } = session;
  const { size: bytes } = await stat(made(mount, NAME));
  return { width, height, bytes, engine: "reelwright-chromium" };
}

/** Draws one frame of a document by the same compositor that draws its film. */
export const still: JobHandler<"still"> = (job, context) =>
  draw(job, context).catch((error: unknown) => {
    throw failure(error, context.signal);
  });
