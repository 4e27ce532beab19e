import type { JobHandler } from "../protocol/handler.ts";
import { makeFilm } from "./film.ts";
import { failure } from "./work.ts";

/** Draws a timeline document into an MP4 (H.264 High, BT.709 limited, AAC 48 kHz at −14 LUFS) and a poster. */
export const render: JobHandler<"render"> = (job, context) =>
  makeFilm(job, context, { ending: "mp4", video: job.video, poster: job.poster }).catch((error: unknown) => {
    throw failure(error, context.signal);
  });
