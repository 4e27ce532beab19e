import { JobError, type JobHandler } from "../../protocol/handler.ts";
import type { JobKind } from "../../protocol/jobs.ts";

/** A handler whose input is one film: that it cannot be read is said of the film. */
export const ofFilm =
  <K extends JobKind>(handler: JobHandler<K>): JobHandler<K> =>
  async (job, context) => {
    try {
      return await handler(job, context);
    } catch (cause) {
      if (cause instanceof JobError && cause.code === "INPUT_UNREADABLE") throw new JobError("FILM_UNREADABLE", cause.message, { cause });
      throw cause;
    }
  };
