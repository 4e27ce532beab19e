import { invoiceOf, settleInvoice } from "./charge.ts";
import { find, keep, type Turn } from "./context.ts";
import { Refused } from "./failure.ts";
import { membersAt, type Params, textAt, textsAt } from "./form.ts";
import { type Card, type Invoice, nextPeriod, seconds, type Subscription, type SubscriptionMemory } from "./objects.ts";
import type { Kept } from "./store.ts";

type Kind = Kept<Subscription, SubscriptionMemory>;
const DAY_MS = 86_400_000;
/** A renewal that fails is tried again after three days, three times; then the subscription ends. */
const RETRY = { after: 3 * DAY_MS, times: 3 };

const withItem = (shown: Subscription, change: object): Subscription => ({
  ...shown,
  items: { ...shown.items, data: shown.items.data.map((item) => ({ ...item, ...change })) },
});

function ended(turn: Turn, kept: Kind): Kind {
  const now = seconds(turn.now());
  const shown: Subscription = { ...kept.shown, status: "canceled", canceled_at: kept.shown.canceled_at ?? now, ended_at: now };
  return { ...kept, shown, due_at: null };
}

/** `POST /v1/subscriptions/:id`: how many seats, and whether it ends with its period. Nothing is charged in between. */
export async function updateSubscription(turn: Turn, id: string, params: Params): Promise<Subscription> {
  const kept = await find<Subscription, SubscriptionMemory>(turn, id);
  if (kept.shown.status === "canceled") throw new Refused("resource_missing", `No such subscription: '${id}'`, { status: 404 });
  const quantity = textAt(membersAt(params, "items")[0], "quantity");
  if (quantity !== undefined && !/^[1-9]\d{0,5}$/.test(quantity))
    throw new Refused("parameter_invalid_integer", "Invalid integer: quantity");
  const ends = textAt(params, "cancel_at_period_end");
  const seated = quantity === undefined ? kept.shown : withItem(kept.shown, { quantity: Number(quantity) });
  const shown: Subscription = {
    ...seated,
    metadata: { ...seated.metadata, ...textsAt(params, "metadata") },
    ...(ends === undefined ? {} : { cancel_at_period_end: ends === "true", canceled_at: ends === "true" ? seconds(turn.now()) : null }),
  };
  keep(turn, { ...kept, shown }, "customer.subscription.updated");
  return shown;
}

/** `DELETE /v1/subscriptions/:id`: at once. */
export async function cancelSubscription(turn: Turn, id: string): Promise<Subscription> {
  const kept = await find<Subscription, SubscriptionMemory>(turn, id);
  if (kept.shown.status === "canceled") throw new Refused("resource_missing", `No such subscription: '${id}'`, { status: 404 });
  const over = ended(turn, kept);
  keep(turn, over, "customer.subscription.deleted");
  return over.shown;
}

/** The next period, from where the last one ended. */
function renewed(kept: Kind): Kind {
  const [item] = kept.shown.items.data;
  if (!item) return kept;
  const end = nextPeriod(item.current_period_end, item.price.recurring.interval);
  const shown = withItem(kept.shown, { current_period_start: item.current_period_end, current_period_end: end });
  return { ...kept, shown, due_at: end * 1000 };
}

function chargeRenewal(turn: Turn, kept: Kind, invoice: Kept<Invoice, object>): void {
  const { card, attempts } = kept.memory;
  if (card === "good" || card === "authenticate" || card === "slow") {
    const shown: Subscription = { ...kept.shown, status: "active", trial_end: kept.shown.trial_end, latest_invoice: invoice.shown.id };
    settleInvoice(turn, invoice);
    keep(turn, { ...kept, shown, memory: { ...kept.memory, attempts: 0, open_invoice: null } }, "customer.subscription.updated");
    return;
  }
  const isLast = attempts >= RETRY.times;
  const next = turn.now() + RETRY.after;
  const failed: Invoice = {
    ...invoice.shown,
    attempt_count: invoice.shown.attempt_count + 1,
    next_payment_attempt: isLast ? null : seconds(next),
    ...(isLast ? { status: "uncollectible" as const } : {}),
  };
  keep(turn, { ...invoice, shown: failed }, "invoice.payment_failed");
  const memory = { ...kept.memory, attempts: attempts + 1, open_invoice: isLast ? null : failed.id };
  if (isLast) keep(turn, { ...ended(turn, kept), memory }, "customer.subscription.deleted");
  else
    keep(
      turn,
      { ...kept, shown: { ...kept.shown, status: "past_due", latest_invoice: failed.id }, memory, due_at: next },
      "customer.subscription.updated",
    );
}

/** Its time has come: it ends, is renewed, or its open invoice is tried again. */
export async function ageSubscription(turn: Turn, id: string): Promise<void> {
  const kept = await find<Subscription, SubscriptionMemory>(turn, id);
  const { shown, memory } = kept;
  if (shown.status === "canceled") return keep(turn, { ...kept, due_at: null });
  if (memory.open_invoice) return chargeRenewal(turn, kept, await find<Invoice, object>(turn, memory.open_invoice));
  if (shown.cancel_at_period_end) return keep(turn, ended(turn, kept), "customer.subscription.deleted");
  const next = renewed(kept);
  const [item] = next.shown.items.data;
  const total = (item?.price.unit_amount ?? 0) * (item?.quantity ?? 0);
  const period = { start: item?.current_period_start ?? 0, end: item?.current_period_end ?? 0 };
  const { customer, currency } = shown;
  chargeRenewal(turn, next, invoiceOf(turn, { reason: "subscription_cycle", customer, currency, total, subscription: next.shown, period }));
}

/** A person pays an open invoice on its page. */
export async function payInvoice(turn: Turn, id: string, card: Card): Promise<"paid" | "declined" | "over"> {
  const invoice = await find<Invoice, object>(turn, id);
  if (invoice.shown.status !== "open") return "over";
  if (card === "declined" || card === "failsLater") return "declined";
  const about = invoice.shown.parent?.subscription_details.subscription;
  settleInvoice(turn, invoice);
  if (!about) return "paid";
  const kept = await find<Subscription, SubscriptionMemory>(turn, about);
  const end = kept.shown.items.data[0]?.current_period_end ?? 0;
  const shown: Subscription = { ...kept.shown, status: "active" };
  keep(
    turn,
    { ...kept, shown, memory: { card: "good", attempts: 0, open_invoice: null }, due_at: end * 1000 },
    "customer.subscription.updated",
  );
  return "paid";
}
