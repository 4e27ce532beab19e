import { z } from "zod";
import { get, post } from "../endpoint.ts";
import { CANCEL_REASONS } from "../rules/cancel.ts";
import { period } from "./item.ts";

const ours = { origin: "reelwright" } as const;

/** The caller's plan. Spec §4 Subscription: in effect are those that renew automatically, have a payment due, or are unsubscribed. */
export const plan = z.object({
  state: z.enum(["none", "renewsAutomatically", "unsubscribed", "paymentDue", "expired"]),
  plan: z.enum(["starter", "business"]).nullable(),
  period: period.nullable(),
  seats: z.number().int(),
  /** From the next period on, where that has fewer; null: as many. */
  next_seats: z.number().int().nullable(),
  /** Unix ms: when it renews or ends. */
  period_end: z.number().nullable(),
  trial: z.boolean(),
  test: z.boolean(),
  /** Where an open renewal is paid. */
  pay_url: z.string().nullable(),
  /** Credits for staying, once; 0: none are offered. */
  stay_credits: z.number().int(),
});
export type Plan = z.infer<typeof plan>;

const lot = z.object({
  kind: z.enum(["plan", "gift", "bought"]),
  remaining: z.number().int(),
  granted: z.number().int(),
  expires_at: z.number().nullable(),
});

export const planCalls = {
  current: get("/subscription/current", { ...ours, input: z.object({}), output: plan, summary: "The caller's plan." }),
  cancel: post("/subscription/cancel", {
    ...ours,
    idempotent: true,
    input: z.object({ reason: z.enum(CANCEL_REASONS), comment: z.string().max(1000), email: z.string().max(300) }),
    output: plan,
    summary: "Ends the plan with its period (spec §5: the survey's fields and the account's e-mail are required).",
  }),
  resume: post("/subscription/resume", { ...ours, idempotent: true, input: z.object({}), output: plan, summary: "Takes the end back." }),
  stay: post("/subscription/stay", {
    ...ours,
    idempotent: true,
    input: z.object({}),
    output: plan,
    summary: "Stays, for the credits of spec §9, once.",
  }),
  seats: post("/subscription/seats", {
    ...ours,
    idempotent: true,
    input: z.object({ seats: z.coerce.number().int().min(1).max(10_000) }),
    output: plan,
    summary: "Fewer seats from the next period on, or as many as are paid for again. More are bought.",
  }),
  lots: get("/user/creditLots", {
    ...ours,
    input: z.object({}),
    output: z.object({ list: z.array(lot) }),
    summary: "The caller's credits in the order in which they are spent, with their ends.",
  }),
  usage: get("/user/creditUsage", {
    ...ours,
    input: z.object({ days: z.coerce.number().int().min(1).max(366).default(30) }),
    output: z.object({
      list: z.array(z.object({ day: z.string(), app_id: z.number().int(), tasks: z.number().int(), credits: z.number().int() })),
    }),
    summary: "Credits spent by day (UTC) and tool, newest first.",
  }),
};

/** Spec §7 `/promotion_code/use`: an unknown code is -118, which shows no message of its own. */
export const promotions = {
  use: post("/promotion_code/use", {
    input: z.object({ code: z.string().trim().min(1).max(60) }),
    output: z.object({ credits: z.number().int(), percent: z.number().int() }),
    summary: "Redeems a code: its credits at once; a discount is told, and used at checkout.",
  }),
};

const card = z.enum(["good", "declined", "authenticate", "slow", "failsLater"]);

/** What a provider would mail to who pays. */
const testMail = z.object({
  id: z.string(),
  kind: z.enum(["receipt", "failed", "ended", "refund"]),
  at: z.number(),
  cents: z.number().int(),
  currency: z.string(),
  /** Of a receipt or a refusal: whether it is about a renewal. */
  renewal: z.boolean(),
  /** When the card is tried again (Unix ms); null: it is not. */
  next_try: z.number().nullable(),
  /** The invoice that can be paid by hand. */
  invoice: z.string().nullable(),
  plan: z.enum(["starter", "business"]).nullable(),
});
export type TestMail = z.infer<typeof testMail>;

/** The most days that pass at once: more than a year, so that a yearly plan renews. */
const TEST_DAYS_MAX = 400;

/** The page of the local payment server: there is none where a provider's key is set. */
export const testPayments = {
  show: get("/payment/test/detail", {
    ...ours,
    input: z.object({ id: z.string().regex(/^(?:cs_test|in)_\w{10,80}$/) }),
    output: z.object({ cents: z.number().int(), currency: z.string(), open: z.boolean(), subscription: z.boolean(), order_id: z.string() }),
    summary: "What is to be paid on a page of the local payment server.",
  }),
  pay: post("/payment/test/pay", {
    ...ours,
    input: z.object({ id: z.string().regex(/^(?:cs_test|in)_\w{10,80}$/), card }),
    output: z.object({ outcome: z.enum(["paid", "declined", "over", "processing"]) }),
    summary: "Pays there with a card that behaves as it is called. Nobody is charged.",
  }),
  mails: get("/payment/test/mails", {
    ...ours,
    input: z.object({}),
    output: z.object({ list: z.array(testMail) }),
    summary: "What a provider would have mailed to the caller, newest first.",
  }),
  later: post("/payment/test/later", {
    ...ours,
    input: z.object({ days: z.coerce.number().int().min(1).max(TEST_DAYS_MAX) }),
    output: z.object({}),
    summary: "Lets days pass for what the caller has bought in test mode: renewals, further tries, expiry.",
  }),
};
