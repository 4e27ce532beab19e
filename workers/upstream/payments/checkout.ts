import { eq } from "drizzle-orm";
import type { Stripe } from "stripe";
import { changeOrder, findOrder, liveSubscription, openOrders, type OrderRow, spendCode } from "../../../db/queries/payment.ts";
import { paymentCustomer, paymentOrder } from "../../../db/schema/index.ts";
import { type OrderItem, pageAfter } from "../../../trpc/contract/payment/item.ts";
import { seatsNow } from "../../../trpc/contract/rules/plan-time.ts";
import { messageText } from "../../../trpc/contract/rules/errors.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { sha256 } from "../ids.ts";
import { type Priced, priced, requirePayments } from "./buyer.ts";
import { spending } from "./promotion.ts";
import { onceKey, type Payments } from "./provider.ts";

/** Who the caller is at the provider; made once. */
async function customerOf({ db, user, variables }: Call, { stripe }: Payments): Promise<string> {
  const known = await db.select().from(paymentCustomer).where(eq(paymentCustomer.owner_id, user.id));
  if (known[0]) return known[0].customer_id;
  const idempotencyKey = await onceKey(variables, `customer ${user.id}`);
  const { id } = await stripe.customers.create({ email: user.email, metadata: { user_id: user.id } }, { idempotencyKey });
  await db.insert(paymentCustomer).values({ owner_id: user.id, customer_id: id, created_at: Date.now() }).onConflictDoNothing();
  return id;
}

type LineItem = Stripe.Checkout.SessionCreateParams.LineItem;

/** The words of a line on the provider's page. */
const NAMES: Record<OrderItem["product"], string> = {
  starter: "Reelwright Starter",
  business: "Reelwright Business",
  seats: "Reelwright Business: more seats",
  pack: "Reelwright credits",
};

const lineItem = (currency: string, name: string, unit_amount: number, quantity = 1, interval?: "month" | "year"): LineItem => ({
  quantity,
  price_data: { currency, unit_amount, product_data: { name }, ...(interval ? { recurring: { interval } } : {}) },
});

/** What is charged now and later: our own sums as one-time lines, what follows as the recurring one (money.md, Stripe). */
function linesOf({ item, bill, pricing }: Priced): LineItem[] {
  const currency = pricing.currency.toLowerCase();
  const name = NAMES[item.product];
  const full = bill.lines.reduce((sum, { cents }) => sum + Math.max(0, cents), 0);
  if (!bill.renews) return [lineItem(currency, name, full)];
  const seats = item.product === "business" ? item.seats : 1;
  const recurring = lineItem(currency, name, bill.renews.cents / seats, seats, bill.renews.period === "yearly" ? "year" : "month");
  const isSeparate = bill.trialDays > 0 || item.product === "business";
  return isSeparate ? [lineItem(currency, `${name}: first payment`, full), recurring] : [recurring];
}

/** The discount of a bill as a coupon for its first payment alone. */
async function discountOf(call: Call, { stripe }: Payments, { bill, pricing }: Priced, orderId: string) {
  const off = -bill.lines.reduce((sum, { cents }) => sum + Math.min(0, cents), 0);
  if (off === 0) return {};
  const idempotencyKey = await onceKey(call.variables, `coupon ${orderId}`);
  const coupon = await stripe.coupons.create(
    { amount_off: off, currency: pricing.currency.toLowerCase(), duration: "once", max_redemptions: 1 },
    { idempotencyKey },
  );
  return { discounts: [{ coupon: coupon.id }] };
}

/** How many seats an order for more of them leads to; which plan a change ends. */
async function aboutPlan(call: Call, item: OrderItem): Promise<Record<string, string>> {
  const plan = item.product === "pack" ? null : await liveSubscription(call.db, call.user.id);
  if (plan && "change" in item && item.change) return { replaces: plan.id };
  return plan && item.product === "seats" ? { subscription: plan.id, seats: String(seatsNow(plan) + item.seats) } : {};
}

async function sessionParams(call: Call, payments: Payments, given: Priced, orderId: string): Promise<Stripe.Checkout.SessionCreateParams> {
  const { item, bill } = given;
  const metadata = { order_id: orderId, ...(await aboutPlan(call, item)) };
  const common = {
    customer: await customerOf(call, payments),
    client_reference_id: orderId,
    line_items: linesOf(given),
    metadata,
    locale: call.lang,
    success_url: `${payments.origin}/${pageAfter(item)}?order=${orderId}`,
    cancel_url: `${payments.origin}/orders/${orderId}`,
    ...(await discountOf(call, payments, given, orderId)),
  };
  if (!bill.renews) return { ...common, mode: "payment", invoice_creation: { enabled: true, invoice_data: { metadata } } };
  const seats = item.product === "business" ? item.seats : 1;
  // What a month brings is kept with the subscription: a later price list does not change what was bought.
  const promised = { ...metadata, product: item.product, credits_month: String(bill.renews.credits / seats) };
  const begin =
    bill.trialDays > 0
      ? { trial_period_days: bill.trialDays }
      : item.product === "business"
        ? { billing_cycle_anchor: Math.floor(bill.renews.at / 1000), proration_behavior: "none" as const }
        : {};
  return { ...common, mode: "subscription", subscription_data: { ...begin, metadata: promised } };
}

/** An order that is not paid any more: one at a time can be. What the provider does not close any more is closed by its event. */
export async function closeOrder(call: Pick<Call, "db">, { stripe }: Payments, { id, session_id }: OrderRow): Promise<void> {
  if (session_id) {
    const closed = await stripe.checkout.sessions.expire(session_id).then(
      () => true,
      () => false,
    );
    if (!closed) return;
  }
  await changeOrder(call.db, id, { state: "cancelled", pay_url: null }, eq(paymentOrder.state, "toBePaid"));
}

/** A path of ours where the page is the local server's; else the provider's address. */
export const pageOf = ({ origin }: Payments, url: string): string => (url.startsWith(`${origin}/`) ? url.slice(origin.length) : url);

/** The row of a new order; the same key is the same order. */
async function reserveOrder(call: Call, given: Priced, { id, test }: { id: string; test: boolean }): Promise<void> {
  const now = Date.now();
  const { item, bill, pricing, code } = given;
  const row = call.db.insert(paymentOrder).values({
    id,
    owner_id: call.user.id,
    kind: "purchase",
    item,
    lines: bill.lines,
    amount: bill.total,
    currency: pricing.currency,
    credits: bill.credits,
    state: "toBePaid",
    promotion_code: code || null,
    test,
    created_at: now,
    updated_at: now,
  });
  await (code ? spending(call.db.batch([row, spendCode(call.db, code, call.user.id, now)])) : row);
}

/** Begins an order. Throws what `priced` throws, and payment.failed where the provider does not answer. */
export async function checkout(call: Call, { item, code, key }: { item: OrderItem; code: string; key: string }) {
  const payments = requirePayments(call);
  const id = (await sha256(`${call.user.id} ${key}`)).slice(0, 24);
  const before = await findOrder(call.db, id);
  if (before) return { order_id: id, url: before.pay_url ? pageOf(payments, before.pay_url) : `/orders/${id}` };
  const given = await priced(call, item, code);
  for (const open of await openOrders(call.db, call.user.id)) await closeOrder(call, payments, open);
  await reserveOrder(call, given, { id, test: payments.test });
  try {
    const params = await sessionParams(call, payments, given, id);
    const session = await payments.stripe.checkout.sessions.create(params, {
      idempotencyKey: await onceKey(call.variables, `order ${id}`),
    });
    await changeOrder(call.db, id, { session_id: session.id, pay_url: session.url });
    return { order_id: id, url: session.url ? pageOf(payments, session.url) : `/orders/${id}` };
  } catch (cause) {
    console.error(messageText("payment.failed", "en"), cause);
    await changeOrder(call.db, id, { state: "paymentFailed", pay_url: null });
    throw new AppError("payment.failed", { cause });
  }
}
