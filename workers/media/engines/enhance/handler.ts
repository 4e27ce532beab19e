import { lanes } from "../../lanes/lanes.ts";
import type { JobHandler } from "../../protocol/handler.ts";
import { results } from "../../protocol/jobs.ts";
import { putCompared } from "../footage/compared.ts";

export const enhance: JobHandler<"enhance"> = (job, context) =>
  putCompared(job, context, async (files) =>
    results.enhance.parse(await lanes.enhance.run({ job, files }, context.signal, context.progress)),
  );
