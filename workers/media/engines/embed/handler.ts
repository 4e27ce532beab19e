import { lanes } from "../../lanes/lanes.ts";
import type { JobHandler } from "../../protocol/handler.ts";
import { embedResult } from "../../protocol/meaning.ts";

/** What words mean (contract: protocol/meaning.ts). */
export const embed: JobHandler<"embed"> = async (job, { signal, progress }) =>
  embedResult.parse(await lanes.embed.run({ job, files: {} }, signal, progress));
