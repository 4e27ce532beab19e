import { z } from "zod";
import { artifact } from "./artifact.ts";
import { cursor } from "./cursor.ts";
import { get, post } from "./endpoint.ts";
import { LONGEST_PROMPT, modelId } from "./rules/models/model.ts";
import { reasonValues } from "./rules/reason.ts";
import { taskState } from "./rules/tasks.ts";

const id = z.string().max(40);
const appId = z.number().int().min(0).max(9999);
const stage = z.string().max(40);

/** What a task has made; while it runs, what is there already. */
const taskOutput = z.object({
  artifacts: z.array(artifact),
  /** What the tool says of it beside the files, e.g. `whole`: the seconds of the whole ad. */
  facts: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  /** Engine names, by what they made: what is built in says so. */
  engines: z.record(z.string(), z.string()),
  /** Seconds, by step. */
  timings: z.record(z.string(), z.number()),
});
export type TaskOutput = z.infer<typeof taskOutput>;

/** One run of a tool, the same for all of them. */
export const task = z.object({
  task_id: id,
  app_id: appId,
  /** The tool's slug. */
  tool: z.string(),
  /** What of the caller's it was made of: a draft's id; null for most. */
  subject_id: z.string().nullable(),
  /** The task that it is a part of. */
  parent_id: z.string().nullable(),
  title: z.string(),
  stage,
  state: taskState,
  /** 0…100 (spec §9). */
  progress: z.number(),
  /** What is being done now: one of the phases of its tool, which the page translates; `queued` and `done` around them. */
  phase: z.string(),
  /** Its place in the queue, from 1, and the minutes until it is likely to start; null once it has begun. */
  queue: z.object({ place: z.number().int(), minutes: z.number().int() }).nullable(),
  /** Seconds until it is likely to be done, as tasks of its kind have lately taken; null where that is not known. */
  seconds_left: z.number().int().nullable(),
  /** The media service, which does the work, does not answer: the task waits for it, and goes on once it is there. */
  stalled: z.literal(true).optional(),
  error_code: z.number().int().nullable(),
  /** What the message of the code names: the size found, the limit. */
  error_values: reasonValues.nullable(),
  /** That message (spec §8), in the caller's language. */
  error_msg: z.string().nullable(),
  cost: z.number().int(),
  output: taskOutput.nullable(),
  /** What was asked for, of a task without results, at work or failed: its form begins with it. Files are not among it. */
  asked: taskOutput.shape.facts.optional(),
  /** Names of its artifacts that its owner has marked. */
  favourites: z.array(z.string()),
  /** What it asks a person, while its state is `review`. */
  review: z.object({ name: z.string(), proposal: z.unknown().optional() }).nullable(),
  created_at: z.number(),
  finished_at: z.number().nullable(),
});
export type Task = z.infer<typeof task>;

/** What to make: a tool by its app, what its manifest says it takes, and which of its stages (the first, if it is not said). */
const order = z.object({ app_id: appId, input: z.unknown(), stage: stage.optional() });

const push = order.extend({
  /** Names the request, so that it can be sent again: the same key is the same task, whatever became of it. */
  idempotency_key: z
    .string()
    .regex(/^[\w.:-]{8,100}$/)
    .optional(),
});

/** One row of the append-only ledger (design.md Credits). */
const ledgerEntry = z.object({
  kind: z.enum(["grant", "reserve", "settle", "release", "allocate", "expire", "revoke", "adjust"]),
  amount: z.number().int(),
  created_at: z.number(),
});

const one = z.object({ task_id: id });

/** What is looked for among one's tasks; all that is named must hold. */
const sought = z.object({
  /** Every word must stand in the prompt, or in the title. */
  words: z.string().trim().max(200).optional(),
  model: modelId.optional(),
  /** Only those with a marked result. */
  favourite: z.boolean().optional(),
});
export type Sought = z.infer<typeof sought>;

/** A result of a task, by its name. */
const result = one.extend({ name: z.string().max(60) });
const anew = result.extend({ seed: z.number().int().min(0).max(999_999), idempotency_key: push.shape.idempotency_key });

export const tasks = {
  cost: post("/taskV2/getTaskCost", {
    summary: "What a task would cost, before it is pushed.",
    idempotent: true,
    asks: true,
    input: order,
    output: z.object({
      cost: z.number().int(),
      available: z.number().int(),
      unit: z.string(),
      /** Seconds of what will be made, where that has a length. */ seconds: z.number().nullable(),
    }),
  }),
  push: post("/taskV2/push", {
    summary: "Reserves the credits and starts the task. The same input gives the same task, unless that has failed.",
    idempotent: true,
    input: push,
    output: task,
  }),
  status: post("/taskV2/status", { summary: "One task.", idempotent: true, asks: true, input: one, output: task }),
  last: post("/taskV2/myLastTask", {
    summary: "The caller's newest tasks, 20 a page; `next` is the cursor of the next page.",
    idempotent: true,
    asks: true,
    input: z.object({ app_id: appId.optional(), cursor: cursor.optional(), ...sought.shape }),
    output: z.object({ list: z.array(task), next: z.string().nullable() }),
  }),
  parts: post("/taskV2/parts", {
    origin: "reelwright",
    summary: "The tasks that a task is made of, in their order.",
    idempotent: true,
    asks: true,
    input: one,
    output: z.object({ list: z.array(task) }),
  }),
  cancel: post("/taskV2/cancel", {
    origin: "reelwright",
    summary: "Stops a task that is not over; its credits come back.",
    idempotent: true,
    input: one,
    output: task,
  }),
  retry: post("/taskV2/retry", {
    origin: "reelwright",
    summary: "Starts a failed task again, with the same input, as a new task.",
    idempotent: true,
    input: one,
    output: task,
  }),
  review: post("/taskV2/review", {
    origin: "reelwright",
    summary: "Answers what a task asks in its review; it goes on.",
    idempotent: true,
    input: one.extend({ name: z.string().max(60), answer: z.unknown() }),
    output: task,
  }),
  favourite: post("/taskV2/favourite", {
    origin: "reelwright",
    summary: "Marks a result, or takes the mark away.",
    idempotent: true,
    input: result.extend({ status: z.union([z.literal(0), z.literal(1)]) }),
    output: task,
  }),
  vary: post("/taskV2/vary", {
    origin: "reelwright",
    summary: "Makes a result once more with all its settings and another seed, as a new task, at today's price.",
    idempotent: true,
    input: anew,
    output: task,
  }),
  extend: post("/taskV2/extend", {
    origin: "reelwright",
    summary: "Makes a film longer from its last frame, as a new task, at today's price.",
    idempotent: true,
    input: anew.extend({ prompt: z.string().trim().max(LONGEST_PROMPT).default(""), seconds: z.string().max(3).optional() }),
    output: task,
  }),
  delete: post("/taskV2/delete", {
    origin: "reelwright",
    summary:
      "Deletes a task and its results; one that is not over is cancelled first. Its receipt stays. With `works`, all that was made of its results goes, too: other tasks, timelines, avatars; the answer counts them.",
    idempotent: true,
    input: one.extend({ works: z.boolean().default(false) }),
    output: one.extend({ works: z.number().int() }),
  }),
  receipt: get("/taskV2/receipt", {
    origin: "reelwright",
    summary: "What the ledger says of one task.",
    input: one,
    output: z.object({ task_id: id, entries: z.array(ledgerEntry), held: z.number().int(), charged: z.number().int() }),
  }),
};
