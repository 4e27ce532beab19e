import { z } from "zod";
import { cursor } from "../cursor.ts";
import { get, post } from "../endpoint.ts";
import { billLine, orderItem, period } from "./item.ts";

const cents = z.number().int();
const orderId = z.string().regex(/^[0-9a-z]{16,40}$/);
const ours = { origin: "reelwright" } as const;

/** What an order would cost now, and what it leads to. */
export const quote = z.object({
  lines: z.array(billLine),
  total: cents,
  credits: z.number().int(),
  trial_days: z.number().int(),
  currency: z.string(),
  renews: z.object({ cents, period, at: z.number(), credits: z.number().int() }).nullable(),
  /** Days within which it can be taken back; 0: it cannot. */
  refund_days: z.number().int(),
  /** Of a change: what goes back for months of the present plan that are paid for and have not begun; 0: nothing. */
  back: cents,
  test: z.boolean(),
});
export type Quote = z.infer<typeof quote>;

/** An order in one of the states of spec §4. */
export const order = z.object({
  id: orderId,
  kind: z.enum(["purchase", "renewal"]),
  item: orderItem,
  lines: z.array(billLine),
  amount: cents,
  currency: z.string(),
  credits: z.number().int(),
  state: z.enum(["toBePaid", "paymentInProgress", "paymentSuccessful", "paymentFailed", "cancelled"]),
  /** Where it is paid, while it can be. */
  pay_url: z.string().nullable(),
  test: z.boolean(),
  created_at: z.number(),
  paid_at: z.number().nullable(),
  refund: z.object({
    state: z.enum(["none", "asked", "refunded", "failed"]),
    amount: cents,
    /** What would come back now, and until when (Unix ms); null: nothing can. */
    offer: z.object({ cents, until: z.number(), unspent: z.number().int() }).nullable(),
  }),
  disputed: z.boolean(),
  invoice: z.object({ state: z.enum(["none", "InvoicingInProgress", "issued", "failed"]), company: z.string(), date: z.string() }),
});
export type Order = z.infer<typeof order>;

const code = z.string().trim().max(60).default("");
/** Chosen by the form: the same again is the same order. */
const key = z.string().regex(/^[\w-]{8,60}$/);

export const orders = {
  quote: post("/order/quote", {
    ...ours,
    idempotent: true,
    asks: true,
    input: z.object({ item: orderItem, code }),
    output: quote,
    summary: "What an order would cost the caller now.",
  }),
  checkout: post("/order/checkout", {
    ...ours,
    idempotent: true,
    input: z.object({ item: orderItem, code, key }),
    output: z.object({ order_id: orderId, url: z.string() }),
    summary: "Begins an order and answers where it is paid; once for a key.",
  }),
  list: get("/order/list", {
    ...ours,
    input: z.object({ cursor: cursor.optional() }),
    output: z.object({ list: z.array(order), next: z.string().nullable() }),
    summary: "The caller's orders, newest first, 20 a page.",
  }),
  get: get("/order/detail", { ...ours, input: z.object({ order_id: orderId }), output: order, summary: "One of the caller's orders." }),
  cancel: post("/order/cancel", {
    ...ours,
    idempotent: true,
    input: z.object({ order_id: orderId }),
    output: order,
    summary: "Cancels an order that is not paid yet.",
  }),
  refund: post("/order/refund", {
    ...ours,
    idempotent: true,
    input: z.object({ order_id: orderId }),
    output: order,
    summary: "Takes an order back: money for the credits that are unspent.",
  }),
  invoice: post("/order/invoice", {
    ...ours,
    idempotent: true,
    input: z.object({ order_id: orderId, company: z.string().max(200), date: z.string().max(20) }),
    output: order,
    summary: "Issues the invoice of a paid order (spec §5: company name and date are required).",
  }),
  invoiceFile: get("/order/invoiceFile", {
    ...ours,
    input: z.object({ order_id: orderId }),
    output: z.object({ url: z.string() }),
    summary: "A signed address of the invoice as PDF.",
  }),
};
