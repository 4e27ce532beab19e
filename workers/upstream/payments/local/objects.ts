import type { Kept, Shown } from "./store.ts";

/** How a card behaves: what the local page offers, and what a drill chooses. */
export type Card = "good" | "declined" | "authenticate" | "slow" | "failsLater";

export interface Line {
  unit_amount: number;
  quantity: number;
  name: string;
  interval: "month" | "year" | null;
}

export interface Session extends Shown {
  object: "checkout.session";
  mode: "payment" | "subscription";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid" | "no_payment_required";
  url: string | null;
  customer: string;
  client_reference_id: string | null;
  metadata: Record<string, string>;
  amount_subtotal: number;
  amount_total: number;
  currency: string;
  expires_at: number;
  invoice: string | null;
  subscription: string | null;
  payment_intent: string | null;
  success_url: string;
  cancel_url: string;
  livemode: false;
}
export interface SessionMemory {
  lines: Line[];
  subscription_metadata: Record<string, string>;
  invoice_metadata: Record<string, string>;
  trial_days: number;
  /** Unix seconds; 0: begins now. */
  anchor: number;
  off: number;
  /** A slow payment that is under way. */
  pending: boolean;
}

export interface Subscription extends Shown {
  object: "subscription";
  status: "trialing" | "active" | "past_due" | "canceled";
  customer: string;
  metadata: Record<string, string>;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  trial_end: number | null;
  billing_cycle_anchor: number;
  currency: string;
  latest_invoice: string | null;
  livemode: false;
  items: { object: "list"; data: Item[]; has_more: false; url: string };
}
export interface Item extends Shown {
  object: "subscription_item";
  quantity: number;
  subscription: string;
  current_period_start: number;
  current_period_end: number;
  price: {
    id: string;
    object: "price";
    currency: string;
    unit_amount: number;
    recurring: { interval: "month" | "year"; interval_count: 1 };
  };
}
export interface SubscriptionMemory {
  card: Card;
  attempts: number;
  open_invoice: string | null;
}

export interface Invoice extends Shown {
  object: "invoice";
  status: "draft" | "open" | "paid" | "void" | "uncollectible";
  billing_reason: "manual" | "subscription_create" | "subscription_cycle";
  customer: string;
  currency: string;
  total: number;
  amount_due: number;
  amount_paid: number;
  amount_remaining: number;
  attempt_count: number;
  metadata: Record<string, string>;
  hosted_invoice_url: string;
  next_payment_attempt: number | null;
  period_start: number;
  period_end: number;
  livemode: false;
  parent: {
    type: "subscription_details";
    quote_details: null;
    subscription_details: { subscription: string; metadata: Record<string, string> };
  } | null;
  payments: {
    object: "list";
    data: {
      object: "invoice_payment";
      id: string;
      invoice: string;
      status: string;
      payment: { type: "payment_intent"; payment_intent: string };
    }[];
    has_more: false;
    url: string;
  };
}

export interface PaymentIntent extends Shown {
  object: "payment_intent";
  amount: number;
  amount_received: number;
  currency: string;
  customer: string;
  status: "requires_payment_method" | "processing" | "succeeded";
  livemode: false;
}
export interface PaymentMemory {
  refunded: number;
  /** A drill: the provider refuses the refund. */
  refund_fails: boolean;
}

const ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ";

/** An id of the protocol's form. */
export function newId(prefix: string, length = 24): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return `${prefix}_${[...bytes].map((byte) => ALPHABET[byte % ALPHABET.length]).join("")}`;
}

export const seconds = (ms: number): number => Math.floor(ms / 1000);

export const fresh = <S extends Shown, M extends object>(shown: S, memory: M, due_at: number | null = null): Kept<S, M> => ({
  shown,
  memory,
  revision: 0,
  due_at,
});

/** What an invoice is paid with. */
export const invoicePayment = (invoice: string, intent: string, status: string): Invoice["payments"]["data"][number] => ({
  object: "invoice_payment",
  id: newId("inpay"),
  invoice,
  status,
  payment: { type: "payment_intent", payment_intent: intent },
});

/** The same day a month or a year later, or the month's last (Unix seconds). */
export function nextPeriod(at: number, interval: "month" | "year"): number {
  const date = new Date(at * 1000);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + (interval === "year" ? 12 : 1));
  date.setUTCDate(Math.min(day, new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate()));
  return seconds(date.getTime());
}
