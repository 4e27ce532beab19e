import type { JobHandler } from "../../protocol/handler.ts";
import { joinPassages } from "./join.ts";

/** A recording of one's own is a passage, too. */
const PASSAGE_BYTES = 200 * 1024 * 1024;

/** The passages of a voice-over as one sound. */
export const narration: JobHandler<"narration"> = async (job, context) => {
  const passages = await Promise.all(
    job.passages.map(async ({ audio, ...passage }) => ({ ...passage, path: await context.fetch(audio, { bytes: PASSAGE_BYTES }) })),
  );
  context.progress(0.4, "joining");
  const { wav, mp3, ...sizes } = await joinPassages(passages, context);
  await Promise.all([context.put(job.wav, wav), context.put(job.mp3, mp3)]);
  return { ...sizes, engine: "reelwright-narration" };
};
