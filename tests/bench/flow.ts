import { connect } from "../../scripts/run/client.ts";
import { follow } from "../../scripts/run/follow.ts";
import type { Origin } from "./figures.ts";
import { median } from "./median.ts";

const RUNS = 3;
const POLL_MS = 100;

/** Seconds from the link to the finished file, as a new guest each time: nothing is there from the run before. */
async function once(origin: string, stage: "preview" | "render"): Promise<number> {
  const { client } = await connect(origin);
  const start = performance.now();
  const { id: draft_id } = await client.drafts.create.mutate({ app_id: 104, url: `${origin}/samples/bottle/`, language: "en" });
  await client.drafts.analyseUrl.mutate({ draft_id });
  await client.drafts.writeScripts.mutate({ draft_id });
  const task = await follow(client, await client.tasks.push.mutate({ app_id: 104, draft_id, stage }), { everyMs: POLL_MS });
  if (task.state !== "success") throw new Error(`the ${stage} failed: ${task.error_code}`);
  return (performance.now() - start) / 1000;
}

async function seconds(origin: Origin, stage: "preview" | "render"): Promise<number> {
  const base = await origin();
  await once(base, stage);
  const values: number[] = [];
  for (let run = 0; run < RUNS; run++) values.push(await once(base, stage));
  return median(values);
}

/** Link → preview on the sample, median of three after one warm-up. */
export const previewSeconds = async (origin: Origin) => ({ "flow.preview_s": await seconds(origin, "preview") });

/** Link → final 20 s ad on the sample, likewise. */
export const finalSeconds = async (origin: Origin) => ({ "flow.final_s": await seconds(origin, "render") });
