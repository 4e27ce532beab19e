import { z } from "zod";
import { cursor } from "./cursor.ts";
import { get, post } from "./endpoint.ts";
import { order } from "./payment/order.ts";
import { CALL_KINDS, CALL_UNITS } from "./rules/provider-calls.ts";
import { taskState } from "./rules/tasks.ts";

const id = z.string().min(1).max(60);
const ours = { origin: "reelwright", session: "admin" } as const;
const next = z.string().nullable();
const reason = z.string().trim().min(1).max(200);
const page = { cursor: cursor.optional() };

const listedUser = z.object({
  user_id: id,
  user_type: z.number().int(),
  email: z.string(),
  created_at: z.number(),
  available: z.number().int(),
});

const listedOrder = z.object({
  order_id: id,
  owner_id: id,
  product: z.enum(["starter", "business", "seats", "pack"]),
  kind: z.enum(["purchase", "renewal"]),
  state: order.shape.state,
  /** Whole cents. */
  amount: z.number().int(),
  currency: z.string(),
  refund: z.object({ state: z.enum(["none", "asked", "refunded", "failed"]), amount: z.number().int(), possible: z.boolean() }),
  disputed: z.boolean(),
  test: z.boolean(),
  created_at: z.number(),
  paid_at: z.number().nullable(),
});

const listedTask = z.object({
  task_id: id,
  owner_id: id,
  app_id: z.number().int(),
  title: z.string(),
  stage: z.string(),
  state: taskState,
  progress: z.number(),
  cost: z.number().int(),
  restarts: z.number().int(),
  error_code: z.number().int().nullable(),
  /** What it asks a person, while its state is `review`. */
  review: z.string().nullable(),
  created_at: z.number(),
  finished_at: z.number().nullable(),
});

/**
 * What is spent a month whatever is made, and prices of one's own that go before those of the catalogue: cents for a unit (a second,
 * a picture, a character, a token) of a model, which `provider` names as `finance` does.
 */
export const costs = z.object({
  fixed_cents: z.number().int().min(0).max(100_000_000),
  jobs: z.array(z.object({ provider: z.string().min(1).max(120), cents: z.number().min(0).max(100_000) })).max(50),
});
export type Costs = z.infer<typeof costs>;

/** What an operator sees and does (`admin.operations`). */
export const operations = {
  users: get("/admin/operations/users", {
    ...ours,
    summary: "Users, newest first, 20 a page; guests only where they are asked for.",
    input: z.object({ ...page, guests: z.enum(["yes", "no"]).default("no") }),
    output: z.object({ list: z.array(listedUser), next }),
  }),
  orders: get("/admin/operations/orders", {
    ...ours,
    summary: "Orders, newest first, 20 a page: all, of one user, or those whose refund is open.",
    input: z.object({ ...page, owner_id: id.optional(), refunds: z.enum(["yes", "no"]).default("no") }),
    output: z.object({ list: z.array(listedOrder), next }),
  }),
  refund: post("/admin/operations/refund", {
    ...ours,
    idempotent: true,
    summary: "Takes an order back for its buyer, by the rules of a refund of theirs.",
    input: z.object({ order_id: id, reason }),
    output: listedOrder,
  }),
  tasks: get("/admin/operations/tasks", {
    ...ours,
    summary: "Tasks, newest first, 20 a page: all, of one user, or in one state (`review`: what waits for a person).",
    input: z.object({ ...page, owner_id: id.optional(), state: taskState.optional() }),
    output: z.object({ list: z.array(listedTask), next }),
  }),
  cancelTask: post("/admin/operations/cancelTask", {
    ...ours,
    idempotent: true,
    summary: "Stops a task that is not over; its credits come back.",
    input: z.object({ task_id: id, reason }),
    output: listedTask,
  }),
  health: get("/admin/operations/health", {
    ...ours,
    summary: "What works: the media service, providers, payments, queues.",
    input: z.object({}),
    output: z.object({
      media: z.object({ status: z.string(), reasons: z.array(z.string()), engines_ready: z.number().int(), engines: z.number().int() }),
      parts: z.array(
        z.object({
          name: z.string(),
          state: z.enum(["ok", "test", "off", "down"]),
          detail: z.string(),
          /** The day on which its model ends at its provider (UTC), and what goes on in its place; null: nothing is known to end. */
          ends: z.object({ model: z.string(), on: z.string(), by: z.string().nullable() }).nullable(),
        }),
      ),
      tasks: z.object({ queued: z.number().int(), generating: z.number().int(), review: z.number().int() }),
      /** Of the last day. */
      failed: z.number().int(),
      finished: z.number().int(),
      webhooks_waiting: z.number().int(),
    }),
  }),
  finance: get("/admin/operations/finance", {
    ...ours,
    summary: "What came in and what it cost over some days: cents, credits and calls to providers. Test payments are told apart.",
    input: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    output: z.object({
      days: z.number().int(),
      currency: z.string(),
      revenue_cents: z.number().int(),
      test_cents: z.number().int(),
      refunded_cents: z.number().int(),
      orders: z.number().int(),
      credits_granted: z.number().int(),
      credits_spent: z.number().int(),
      /** What was asked of providers, by what it is and by model. */
      calls: z.array(
        z.object({
          kind: z.enum(CALL_KINDS),
          provider: z.string(),
          model: z.string(),
          calls: z.number().int(),
          units: z.number(),
          unit: z.enum(CALL_UNITS),
          /** Of the calls whose price is known; null: of none it is. */
          cents: z.number().nullable(),
          /** Calls whose price nobody has told: they are in no sum. */
          unpriced: z.number().int(),
          /** What the tasks took that it was asked for. */
          credits: z.number(),
          /** What these are sold for in the smallest plan, less the cost; null: not every price is known. */
          margin_cents: z.number().nullable(),
        }),
      ),
      fixed_cents: z.number(),
      cost_cents: z.number(),
    }),
  }),
  /** Opens a session of the pages: their cookie holds what this answers, not the key. */
  session: post("/admin/operations/session", {
    ...ours,
    summary: "A token that stands for the admin key for eight hours.",
    input: z.object({}),
    output: z.object({ token: z.string(), expires_at: z.number() }),
  }),
};
