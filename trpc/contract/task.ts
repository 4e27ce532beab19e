import { z } from "zod";
import { cursor } from "./cursor.ts";
import { get, post } from "./endpoint.ts";
import { reasonValues } from "./rules/reason.ts";
import { taskState, videoStage } from "./rules/tasks.ts";

const id = z.string().max(40);

const taskOutput = z.object({
  video_url: z.string(),
  poster_url: z.string(),
  download_url: z.string(),
  duration: z.number(),
  /** Seconds of the whole ad: a preview shows no more than its opening (`rules/preview`). */
  whole: z.number(),
  width: z.number().int(),
  height: z.number().int(),
  bytes: z.number().int(),
  /** Engine names, by step: what is built in says so. */
  engines: z.record(z.string(), z.string()),
  /** Seconds, by step. */
  timings: z.record(z.string(), z.number()),
});

export const task = z.object({
  task_id: id,
  app_id: z.number().int(),
  draft_id: z.string().nullable(),
  title: z.string(),
  stage: videoStage,
  state: taskState,
  /** 0…100 (spec §9). */
  progress: z.number(),
  /** What is being done now: a slug the page translates. */
  step: z.string(),
  /** Minutes until a queued task is likely to start. */
  queue_minutes: z.number(),
  error_code: z.number().int().nullable(),
  /** What the message of the code names: the size found, the limit. */
  error_values: reasonValues.nullable(),
  /** That message (spec §8), in the caller's language. */
  error_msg: z.string().nullable(),
  cost: z.number().int(),
  output: taskOutput.nullable(),
  created_at: z.number(),
  finished_at: z.number().nullable(),
});
export type Task = z.infer<typeof task>;

const push = z.object({ app_id: z.number().int(), draft_id: id, stage: videoStage });

/** One row of the append-only ledger (design.md Credits). */
const ledgerEntry = z.object({
  kind: z.enum(["grant", "reserve", "settle", "release", "allocate", "expire"]),
  amount: z.number().int(),
  created_at: z.number(),
});

export const tasks = {
  cost: post("/taskV2/getTaskCost", {
    summary: "What a task would cost, before it is pushed.",
    idempotent: true,
    asks: true,
    input: push,
    output: z.object({
      cost: z.number().int(),
      available: z.number().int(),
      unit: z.string(),
      /** About how long the ad will be. */ seconds: z.number(),
    }),
  }),
  push: post("/taskV2/push", {
    summary: "Reserves the credits and starts the task. The same draft revision and stage gives the same task.",
    idempotent: true,
    input: push,
    output: task,
  }),
  status: post("/taskV2/status", { summary: "One task.", idempotent: true, asks: true, input: z.object({ task_id: id }), output: task }),
  last: post("/taskV2/myLastTask", {
    summary: "The caller's newest tasks, 20 a page; `next` is the cursor of the next page.",
    idempotent: true,
    asks: true,
    input: z.object({ app_id: z.number().int().optional(), cursor: cursor.optional() }),
    output: z.object({ list: z.array(task), next: z.string().nullable() }),
  }),
  receipt: get("/taskV2/receipt", {
    origin: "reelwright",
    summary: "What the ledger says of one task.",
    input: z.object({ task_id: id }),
    output: z.object({ task_id: id, entries: z.array(ledgerEntry), held: z.number().int(), charged: z.number().int() }),
  }),
};
