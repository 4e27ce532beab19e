import { find, keep, type Turn } from "./context.ts";
import { intentOf, invoiceOf, settleInvoice } from "./charge.ts";
import { Refused } from "./failure.ts";
import { groupAt, membersAt, type Params, textAt, textsAt } from "./form.ts";
import {
  type Card,
  fresh,
  type Line,
  newId,
  nextPeriod,
  type PaymentIntent,
  type PaymentMemory,
  seconds,
  type Session,
  type SessionMemory,
  type Subscription,
  type SubscriptionMemory,
} from "./objects.ts";
import type { Kept } from "./store.ts";

type Kind = Kept<Session, SessionMemory>;
const DAY = 86_400;
/** A slow payment arrives after this. */
const SLOW_MS = 60_000;

function lineOf(given: Params): Line {
  const price = groupAt(given, "price_data");
  const [unit_amount, quantity] = [Number(textAt(price, "unit_amount")), Number(textAt(given, "quantity") ?? 1)];
  if (!Number.isInteger(unit_amount) || unit_amount < 0 || unit_amount > 99_999_999)
    throw new Refused("parameter_invalid_integer", "Invalid integer: unit_amount");
  if (!Number.isInteger(quantity) || quantity < 1) throw new Refused("parameter_invalid_integer", "Invalid integer: quantity");
  const interval = textAt(price, "recurring", "interval");
  return {
    unit_amount,
    quantity,
    name: textAt(price, "product_data", "name") ?? "",
    interval: interval === "month" || interval === "year" ? interval : null,
  };
}

const costOf = (lines: readonly Line[]): number => lines.reduce((sum, { unit_amount, quantity }) => sum + unit_amount * quantity, 0);

/** `POST /v1/checkout/sessions` */
export async function createSession(turn: Turn, params: Params): Promise<Session> {
  const lines = membersAt(params, "line_items").map(lineOf);
  const mode = textAt(params, "mode") === "subscription" ? "subscription" : "payment";
  const recurring = lines.filter(({ interval }) => interval !== null);
  if (lines.length === 0 || (mode === "subscription") !== recurring.length > 0)
    throw new Refused("parameter_invalid_empty", "line_items do not fit the mode");
  const data = groupAt(params, "subscription_data");
  const [trial_days, anchor] = [Number(textAt(data, "trial_period_days") ?? 0), Number(textAt(data, "billing_cycle_anchor") ?? 0)];
  const isLater = trial_days > 0 || anchor > 0;
  const subtotal = costOf(isLater ? lines.filter(({ interval }) => interval === null) : lines);
  const coupon = textAt(membersAt(params, "discounts")[0], "coupon");
  const off = coupon ? Number((await find<Session, { amount_off: number }>(turn, coupon)).memory.amount_off) : 0;
  const id = newId("cs_test", 58);
  const created = seconds(turn.now());
  const expires_at = Number(textAt(params, "expires_at") ?? created + DAY);
  const total = Math.max(0, subtotal - off);
  const shown: Session = {
    id,
    object: "checkout.session",
    created,
    mode,
    status: "open",
    payment_status: "unpaid",
    url: `${turn.origin}/test-payment/${id}`,
    customer: textAt(params, "customer") ?? "",
    client_reference_id: textAt(params, "client_reference_id") ?? null,
    metadata: textsAt(params, "metadata"),
    amount_subtotal: subtotal,
    amount_total: total,
    currency: textAt(groupAt(membersAt(params, "line_items")[0], "price_data"), "currency") ?? "usd",
    expires_at,
    invoice: null,
    subscription: null,
    payment_intent: null,
    success_url: textAt(params, "success_url") ?? "",
    cancel_url: textAt(params, "cancel_url") ?? "",
    livemode: false,
  };
  const memory: SessionMemory = {
    lines,
    subscription_metadata: textsAt(data, "metadata"),
    invoice_metadata: textsAt(groupAt(groupAt(params, "invoice_creation"), "invoice_data"), "metadata"),
    trial_days,
    anchor,
    off: subtotal - total,
    pending: false,
  };
  keep(turn, fresh(shown, memory, expires_at * 1000));
  return shown;
}

/** `POST /v1/checkout/sessions/:id/expire` */
export async function expireSession(turn: Turn, id: string): Promise<Session> {
  const kept = await find<Session, SessionMemory>(turn, id);
  if (kept.shown.status !== "open") throw new Refused("", 'Only Checkout Sessions with a status in ["open"] can be expired.');
  const shown: Session = { ...kept.shown, status: "expired", url: null };
  keep(turn, { ...kept, shown, due_at: null }, "checkout.session.expired");
  return shown;
}

function subscriptionOf(turn: Turn, { shown, memory }: Kind, card: Card): Kept<Subscription, SubscriptionMemory> | null {
  const line = memory.lines.find(({ interval }) => interval !== null);
  if (!line?.interval) return null;
  const start = seconds(turn.now());
  const trial_end = memory.trial_days > 0 ? start + memory.trial_days * DAY : null;
  const end = trial_end ?? (memory.anchor > 0 ? memory.anchor : nextPeriod(start, line.interval));
  const id = newId("sub");
  const subscription: Subscription = {
    id,
    object: "subscription",
    created: start,
    status: trial_end === null ? "active" : "trialing",
    customer: shown.customer,
    metadata: memory.subscription_metadata,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    trial_end,
    billing_cycle_anchor: end,
    currency: shown.currency,
    latest_invoice: null,
    livemode: false,
    items: {
      object: "list",
      has_more: false,
      url: `/v1/subscription_items?subscription=${id}`,
      data: [
        {
          id: newId("si", 14),
          object: "subscription_item",
          created: start,
          quantity: line.quantity,
          subscription: id,
          current_period_start: start,
          current_period_end: end,
          price: {
            id: newId("price"),
            object: "price",
            currency: shown.currency,
            unit_amount: line.unit_amount,
            recurring: { interval: line.interval, interval_count: 1 },
          },
        },
      ],
    },
  };
  return fresh(subscription, { card, attempts: 0, open_invoice: null }, end * 1000);
}

/** The payment went through: subscription, invoice, and the session that led to them. */
function complete(turn: Turn, kept: Kind, card: Card, type: string, begun?: Kept<PaymentIntent, PaymentMemory>): Session {
  const subscription = subscriptionOf(turn, kept, card);
  const start = seconds(turn.now());
  const invoice = invoiceOf(turn, {
    reason: subscription ? "subscription_create" : "manual",
    customer: kept.shown.customer,
    currency: kept.shown.currency,
    total: kept.shown.amount_total,
    metadata: kept.memory.invoice_metadata,
    subscription: subscription?.shown,
    period: { start, end: subscription?.shown.items.data[0]?.current_period_end ?? start },
  });
  if (subscription)
    keep(turn, { ...subscription, shown: { ...subscription.shown, latest_invoice: invoice.shown.id } }, "customer.subscription.created");
  const intent = settleInvoice(turn, invoice, begun);
  const shown: Session = {
    ...kept.shown,
    status: "complete",
    payment_status: "paid",
    url: null,
    invoice: invoice.shown.id,
    subscription: subscription?.shown.id ?? null,
    payment_intent: subscription ? null : intent,
  };
  keep(turn, { ...kept, shown, memory: { ...kept.memory, pending: false }, due_at: null }, type);
  return shown;
}

/** A person pays on the page of a session. Answers what the page says next. */
export async function paySession(turn: Turn, id: string, card: Card): Promise<"paid" | "declined" | "over" | "processing"> {
  const kept = await find<Session, SessionMemory>(turn, id);
  if (kept.shown.status !== "open") return "over";
  if (card === "declined") return "declined";
  if (card === "slow" && kept.shown.mode === "payment") {
    const { amount_total: amount, currency, customer } = kept.shown;
    const intent = intentOf(turn, { amount, currency, customer });
    keep(turn, intent);
    const shown: Session = { ...kept.shown, status: "complete", url: null, payment_intent: intent.shown.id };
    keep(turn, { ...kept, shown, memory: { ...kept.memory, pending: true }, due_at: turn.now() + SLOW_MS }, "checkout.session.completed");
    return "processing";
  }
  complete(turn, kept, card, "checkout.session.completed");
  return "paid";
}

const intentIn = (turn: Turn, { shown }: Kind) => find<PaymentIntent, PaymentMemory>(turn, shown.payment_intent ?? "");

/** Its time has come: an open one expires, a slow payment arrives. */
export async function ageSession(turn: Turn, id: string): Promise<void> {
  const kept = await find<Session, SessionMemory>(turn, id);
  if (kept.shown.status === "open") await expireSession(turn, id);
  else if (kept.memory.pending) complete(turn, kept, "good", "checkout.session.async_payment_succeeded", await intentIn(turn, kept));
  else keep(turn, { ...kept, due_at: null });
}

/** A slow payment that does not arrive after all. */
export async function bounceSession(turn: Turn, id: string): Promise<void> {
  const kept = await find<Session, SessionMemory>(turn, id);
  const intent = await intentIn(turn, kept);
  keep(turn, { ...intent, shown: { ...intent.shown, status: "requires_payment_method" } });
  keep(turn, { ...kept, memory: { ...kept.memory, pending: false }, due_at: null }, "checkout.session.async_payment_failed");
}
