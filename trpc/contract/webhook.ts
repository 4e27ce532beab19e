import { z } from "zod";
import { cursor } from "./cursor.ts";
import { get, post } from "./endpoint.ts";

/** What is told of: tasks that are over, and tasks that ask a person. */
export const WEBHOOK_EVENTS = ["task.succeeded", "task.failed", "task.review"] as const;
export const webhookEvent = z.enum(WEBHOOK_EVENTS);
export type WebhookEvent = z.infer<typeof webhookEvent>;

const id = z.string().regex(/^[0-9a-z]{16,40}$/);
const one = z.object({ webhook_id: id });
const ours = { origin: "reelwright" } as const;

/** Endpoints of one account. */
export const MOST_WEBHOOKS = 10;

/** One try of a delivery. `status` 0: there was no answer, and `error` says why. Unix milliseconds. */
export const webhookAttempt = z.object({ at: z.number(), status: z.number().int(), ms: z.number().int(), error: z.string() });

const webhook = z.object({
  webhook_id: id,
  url: z.string(),
  events: z.array(webhookEvent),
  /** `ended`: it answered 410 Gone. */
  state: z.enum(["active", "ended"]),
  created_at: z.number(),
});
export type Webhook = z.infer<typeof webhook>;

const delivery = z.object({
  delivery_id: id,
  webhook_id: id,
  /** The header `webhook-id`: the same however often it is sent. */
  message_id: z.string(),
  type: z.string(),
  state: z.enum(["pending", "delivered", "failed"]),
  tries: z.number().int(),
  /** The newest ten tries. */
  attempts: z.array(webhookAttempt),
  next_at: z.number().nullable(),
  created_at: z.number(),
  /** What is sent. */
  body: z.string(),
});
export type Delivery = z.infer<typeof delivery>;

const secret = z.object({ secret: z.string() });

export const webhooks = {
  list: get("/webhook/list", {
    ...ours,
    summary: "Every endpoint of the account.",
    input: z.object({}),
    output: z.object({ list: z.array(webhook) }),
  }),
  create: post("/webhook/create", {
    ...ours,
    summary: "Registers an address for events. The answer holds the secret that signs them.",
    input: z.object({ url: z.string().min(1).max(2000), events: z.array(webhookEvent).min(1).max(WEBHOOK_EVENTS.length) }),
    output: webhook.extend(secret.shape),
  }),
  delete: post("/webhook/delete", {
    ...ours,
    idempotent: true,
    summary: "Removes an endpoint with its log.",
    input: one,
    output: one,
  }),
  rotate: post("/webhook/rotate", {
    ...ours,
    summary: "Gives an endpoint a new secret. What was sent before is not signed again.",
    input: one,
    output: webhook.extend(secret.shape),
  }),
  ping: post("/webhook/ping", {
    ...ours,
    summary: "Sends a `webhook.ping` to an endpoint now, and answers what became of it.",
    input: one,
    output: delivery,
  }),
  deliveries: get("/webhook/deliveries", {
    ...ours,
    summary: "What was sent to an endpoint, newest first, 20 a page; `next` is the cursor of the next page.",
    input: one.extend({ cursor: cursor.optional() }),
    output: z.object({ list: z.array(delivery), next: z.string().nullable() }),
  }),
  replay: post("/webhook/replay", {
    ...ours,
    summary: "Sends a delivery again now, under the same message id.",
    input: z.object({ delivery_id: id }),
    output: delivery,
  }),
};
