import { z } from "zod";
import { get, post } from "./endpoint.ts";
import { scope } from "./v1/scopes.ts";

/** Live keys of one account. */
export const MOST_KEYS = 20;
/** Requests a minute that a key can be given; the second is the default. */
export const RATES = [30, 120, 600] as const;
/** Days that a key can be given; 0: it does not expire. */
export const LIVES = [30, 90, 365, 0] as const;

const id = z.string().regex(/^[0-9a-z]{16,40}$/);
const ours = { origin: "reelwright" } as const;

/** API key (spec §3): client id, API user id, date created, credits; and what it may do. */
const apiKey = z.object({
  client_id: id,
  api_user_id: z.string(),
  name: z.string(),
  /** `rw_live_…` and its last four characters. */
  hint: z.string(),
  scopes: z.array(scope),
  /** Credits spent in this calendar month (UTC), and how many may be; null: as many as there are. */
  credits: z.object({ spent: z.number().int(), cap: z.number().int().nullable() }),
  per_minute: z.number().int(),
  state: z.enum(["active", "expired", "revoked"]),
  /** It was sent in an address, where logs keep it: it is to be replaced. */
  exposed: z.boolean(),
  expires_at: z.number().nullable(),
  last_used_at: z.number().nullable(),
  created_at: z.number(),
});
export type ApiKey = z.infer<typeof apiKey>;

const usageRow = z.object({
  day: z.string(),
  client_id: z.string(),
  operation: z.string(),
  status: z.number().int(),
  count: z.number().int(),
});

/** What a key spent on one task. */
const spending = z.object({
  client_id: z.string(),
  task_id: z.string().nullable(),
  title: z.string(),
  /** What is held or was charged; 0: the task failed, and its credits came back. */
  credits: z.number().int(),
  state: z.string(),
  created_at: z.number(),
});

export const apiKeys = {
  list: get("/apiKey/list", {
    ...ours,
    summary: "The account's keys, newest first, and the scopes that its role can give.",
    input: z.object({}),
    output: z.object({ list: z.array(apiKey), scopes: z.array(scope) }),
  }),
  create: post("/apiKey/create", {
    ...ours,
    summary: "Makes a key. The answer is the only one that holds it.",
    input: z.object({
      name: z.string().trim().min(1).max(60),
      scopes: z.array(scope).min(1).max(scope.options.length),
      cap: z.number().int().min(1).max(100_000).nullable().default(null),
      per_minute: z.literal(RATES).default(RATES[1]),
      days: z.literal(LIVES).default(LIVES[1]),
    }),
    output: apiKey.extend({ key: z.string() }),
  }),
  revoke: post("/apiKey/revoke", {
    ...ours,
    idempotent: true,
    summary: "Ends a key at once.",
    input: z.object({ client_id: id }),
    output: apiKey,
  }),
  usage: get("/apiKey/usage", {
    ...ours,
    summary: "Calls by day (UTC), key, operation and status, newest first.",
    input: z.object({ days: z.coerce.number().int().min(1).max(90).default(30) }),
    output: z.object({ list: z.array(usageRow) }),
  }),
  spending: get("/apiKey/spending", {
    ...ours,
    summary: "The newest 100 tasks that keys of the account have pushed, with their credits.",
    input: z.object({}),
    output: z.object({ list: z.array(spending) }),
  }),
};
