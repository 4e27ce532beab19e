import { lanes } from "../../lanes/lanes.ts";
import type { JobHandler } from "../../protocol/handler.ts";
import { results } from "../../protocol/jobs.ts";
import { putCompared } from "../footage/compared.ts";

export const erase: JobHandler<"erase"> = (job, context) =>
  putCompared(job, context, async (files) => results.erase.parse(await lanes.erase.run({ job, files }, context.signal, context.progress)));
