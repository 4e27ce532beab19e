import { join } from "node:path";
import { lanes } from "../../lanes/lanes.ts";
import { describeResult } from "../../protocol/describing.ts";
import type { JobContext, JobHandler } from "../../protocol/handler.ts";
import { filmFacts } from "../footage/facts.ts";
import { fitted, plain } from "../footage/filters.ts";
import { cutStill } from "../footage/reel.ts";

const BYTES = 1024 ** 3;
/** Words of a film are still read in it. */
const LONGEST = 1280;

/** Pictures of a film at some moments; one that cannot be had is left out. */
async function stillsOf(path: string, moments: readonly number[], { folder, signal }: JobContext): Promise<{ at: number; path: string }[]> {
  const facts = await filmFacts(path, signal);
  const filters = plain(facts, fitted(facts, LONGEST));
  const made: { at: number; path: string }[] = [];
  for (const [n, at] of moments.entries()) {
    const still = join(folder, `moment-${n}.jpg`);
    const isMade = await cutStill(path, at, still, signal, filters).then(
      () => true,
      () => (signal.throwIfAborted(), false),
    );
    if (isMade) made.push({ at, path: still });
  }
  return made;
}

/** What is in a picture or a film (contract: protocol/describing.ts). */
export const describe: JobHandler<"describe"> = async (job, context) => {
  const path = await context.fetch(job.file, { bytes: BYTES });
  const pictures = job.moments.length > 0 ? await stillsOf(path, job.moments, context) : [{ at: 0, path }];
  const files = Object.fromEntries(pictures.map((one, n) => [`picture-${n}`, one.path]));
  const looked = { ...job, moments: pictures.map(({ at }) => at) };
  return describeResult.parse(await lanes.vision.run({ job: looked, files }, context.signal, context.progress));
};
