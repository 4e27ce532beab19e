import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { scope } from "../../trpc/contract/v1/scopes.ts";
import { webhookAttempt, webhookEvent } from "../../trpc/contract/webhook.ts";
import { createdAt, id, ownerId } from "./columns.ts";
import { json } from "./json.ts";

/** A key of the public API. `id` is its client id; `hash` is a keyed hash of the key: a stolen table opens nothing. */
export const apiKey = sqliteTable(
  "api_key",
  {
    id: id(),
    owner_id: ownerId(),
    name: text("name").notNull(),
    hash: text("hash").notNull(),
    /** The last four characters: tells keys apart. */
    last4: text("last4").notNull(),
    scopes: json("scopes", z.array(scope)).notNull(),
    /** Credits that it may spend in a calendar month (UTC); null: as many as there are. */
    cap: integer("cap"),
    /** Requests that it may make in a minute. */
    per_minute: integer("per_minute").notNull(),
    expires_at: integer("expires_at"),
    revoked_at: integer("revoked_at"),
    /** When it was sent in an address, where logs keep it. */
    exposed_at: integer("exposed_at"),
    last_used_at: integer("last_used_at"),
    created_at: createdAt(),
  },
  (t) => [index("api_key_owner").on(t.owner_id, t.created_at), uniqueIndex("api_key_hash").on(t.hash)],
);

/** What a key spends: held before the task is pushed, so that many requests at once do not pass its cap together. */
export const apiSpend = sqliteTable(
  "api_spend",
  {
    /** Of the request: the same one spends once. */
    id: id(),
    owner_id: ownerId(),
    key_id: text("key_id").notNull(),
    /** Null until it was pushed. */
    task_id: text("task_id"),
    cost: integer("cost").notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index("api_spend_key").on(t.key_id, t.created_at),
    index("api_spend_owner").on(t.owner_id, t.created_at),
    index("api_spend_task").on(t.task_id),
  ],
);

/** A request by its Idempotency-Key: its answer is kept for a day. `status` 0: it is still being worked on. */
export const apiRequest = sqliteTable(
  "api_request",
  {
    id: id(),
    owner_id: ownerId(),
    fingerprint: text("fingerprint").notNull(),
    status: integer("status").notNull(),
    body: text("body").notNull(),
    created_at: createdAt(),
  },
  (t) => [index("api_request_owner").on(t.owner_id), index("api_request_created").on(t.created_at)],
);

/** How often each operation was called with a key on a day (UTC), by the status of the answer. */
export const apiUsage = sqliteTable(
  "api_usage",
  {
    owner_id: ownerId(),
    day: text("day").notNull(),
    key_id: text("key_id").notNull(),
    operation: text("operation").notNull(),
    status: integer("status").notNull(),
    count: integer("count").notNull(),
  },
  (t) => [primaryKey({ columns: [t.owner_id, t.day, t.key_id, t.operation, t.status] }), index("api_usage_day").on(t.day)],
);

/** Where events are sent (Standard Webhooks). Its secret is derived from `id` and `secret_version`: no table holds it. */
export const webhookEndpoint = sqliteTable(
  "webhook_endpoint",
  {
    id: id(),
    owner_id: ownerId(),
    url: text("url").notNull(),
    events: json("events", z.array(webhookEvent)).notNull(),
    secret_version: integer("secret_version").notNull(),
    /** When it answered 410 and was ended; null: events are sent to it. */
    ended_at: integer("ended_at"),
    created_at: createdAt(),
  },
  (t) => [index("webhook_endpoint_owner").on(t.owner_id, t.created_at)],
);

/** One event for one endpoint. Written by a trigger in the transaction that ends a task; sent until it arrives. */
export const webhookDelivery = sqliteTable(
  "webhook_delivery",
  {
    id: id(),
    owner_id: ownerId(),
    endpoint_id: text("endpoint_id").notNull(),
    /** The `webhook-id` that receivers know a message by: the same when it is sent again. */
    message_id: text("message_id").notNull(),
    type: text("type").notNull(),
    body: text("body").notNull(),
    state: text("state", { enum: ["pending", "delivered", "failed"] }).notNull(),
    tries: integer("tries").notNull(),
    /** The newest tries. */
    attempts: json("attempts", z.array(webhookAttempt)).notNull(),
    /** When it is tried next; null: never again. */
    next_at: integer("next_at"),
    created_at: createdAt(),
  },
  (t) => [
    index("webhook_delivery_owner").on(t.owner_id, t.created_at),
    index("webhook_delivery_endpoint").on(t.endpoint_id, t.created_at),
    index("webhook_delivery_next").on(t.next_at),
  ],
);
