import { eq } from "drizzle-orm";
import type { Stripe } from "stripe";
import { BURN, grantOnce } from "../../../../db/queries/ledger.ts";
import { changeOrder, findOrder, keepRenewal, liveSubscription, notPaid, type OrderRow } from "../../../../db/queries/payment.ts";
import { subscription as subscriptionTable } from "../../../../db/schema/index.ts";
import type { OrderItem } from "../../../../trpc/contract/payment/item.ts";
import { monthAfter, planCreditsEnd } from "../../../../trpc/contract/rules/plan-time.ts";
import { readDocument } from "../../admin/documents.ts";
import { randomId, sha256 } from "../../ids.ts";
import { poolGrant, teamFor } from "../../team/plan.ts";
import { onceKey } from "../provider.ts";
import { finishRefund, finishRefundsOf } from "../refund-money.ts";
import { type Books, type Effects, idOf, NOTHING } from "./effects.ts";
import { keeping, readSubscription, rivalOf, type Told } from "./subscription.ts";

const DAY = 86_400_000;

/** An invoice with who it is about. */
interface Bill {
  invoice: Stripe.Invoice;
  order: OrderRow;
  told: Told | null;
}

const intentOf = ({ payments }: Stripe.Invoice): string | null =>
  idOf(payments?.data.find(({ status }) => status === "paid")?.payment.payment_intent) ?? null;

const paidAt = ({ status_transitions, created }: Stripe.Invoice): number => (status_transitions?.paid_at ?? created) * 1000;

/** When the credits of a payment end. */
async function endOf({ db }: Books, { order, told }: Bill): Promise<number> {
  const now = Date.now();
  if (told) return planCreditsEnd(told.start, told.row.period_end);
  if (order.item.product === "pack") return now + (await readDocument(db, "plans")).value.packs.days * DAY;
  const plan = await liveSubscription(db, order.owner_id);
  return planCreditsEnd(now, plan?.period_end ?? now + 30 * DAY);
}

async function granting(books: Books, bill: Bill, credits: number): Promise<Effects["statements"]> {
  if (credits === 0) return [];
  const { product } = bill.order.item;
  const gift = {
    task_id: `invoice:${bill.invoice.id}`,
    amount: credits,
    expires_at: await endOf(books, bill),
    priority: product === "pack" ? BURN.bought : BURN.plan,
  };
  if (product === "business" || product === "seats")
    return poolGrant(books.db, { ...gift, payerId: bill.order.owner_id, seats: product === "business" ? (bill.told?.row.seats ?? 0) : 0 });
  return [grantOnce(books.db, { ...gift, id: randomId(), owner_id: bill.order.owner_id })];
}

/** A plan that is paid by the year has its other months given by the cron. */
const yearOf = ({ db }: Books, told: Told | null): Effects["statements"] => {
  if (!told || told.row.period !== "yearly") return [];
  const next = monthAfter(told.start);
  return [
    db
      .update(subscriptionTable)
      .set({ credits_at: next < told.row.period_end ? next : null })
      .where(eq(subscriptionTable.id, told.row.id)),
  ];
};

/** The seats that were paid for. The provider is told first: the same word twice is one. */
async function seating({ payments, variables }: Books, { id, item }: OrderRow, { subscription, seats }: Stripe.Metadata): Promise<void> {
  if (item.product !== "seats" || !subscription || !seats) return;
  const { items } = await payments.stripe.subscriptions.retrieve(subscription);
  const change = { items: [{ id: items.data[0]?.id, quantity: Number(seats) }], proration_behavior: "none" as const };
  await payments.stripe.subscriptions.update(subscription, change, { idempotencyKey: await onceKey(variables, `seats ${id}`) });
}

/** Paid though a plan lives already, as from two pages at once: the money goes back, and no credit comes of it. */
function twice(books: Books, { invoice, order, told }: Bill, statements: Effects["statements"]): Effects {
  const change = {
    state: "cancelled" as const,
    pay_url: null,
    paid_at: paidAt(invoice),
    invoice_id: invoice.id,
    payment_intent: intentOf(invoice),
    subscription_id: told?.row.id ?? null,
    refund_state: "asked" as const,
    refund_amount: invoice.amount_paid,
  };
  return { statements: [...statements, changeOrder(books.db, order.id, change, notPaid())], after: () => finishRefund(books, order.id) };
}

async function purchased(books: Books, bill: Bill): Promise<Effects> {
  const { invoice, order, told } = bill;
  const kept = told ? await keeping(books, told) : [];
  if (order.invoice_id && order.invoice_id !== invoice.id) return { statements: kept };
  if (told && (await rivalOf(books, told))) return twice(books, bill, kept);
  await seating(books, order, invoice.metadata ?? {});
  const change = {
    state: "paymentSuccessful" as const,
    pay_url: null,
    amount: invoice.amount_paid,
    paid_at: paidAt(invoice),
    invoice_id: invoice.id,
    payment_intent: intentOf(invoice),
    subscription_id: told?.row.id ?? null,
  };
  return {
    statements: [
      ...kept,
      ...(order.item.product === "business" ? teamFor(books.db, order.owner_id) : []),
      ...yearOf(books, told),
      changeOrder(books.db, order.id, change, notPaid()),
      ...(await granting(books, bill, order.credits)),
    ],
    ...(told?.metadata.replaces ? { after: () => finishRefundsOf(books, order.owner_id) } : {}),
  };
}

const renewedItem = ({ row }: Told): OrderItem =>
  row.plan === "business" ? { product: "business", period: row.period, seats: row.seats } : { product: "starter", period: row.period };

/** The order of a renewal, in the state that its invoice has. */
async function renewal(books: Books, { invoice, order, told }: Bill, state: OrderRow["state"]): Promise<OrderRow | null> {
  if (!told) return null;
  const now = Date.now();
  const isPaid = state === "paymentSuccessful";
  const item = renewedItem(told);
  const key = told.row.plan === "business" ? "business" : "starter";
  return {
    ...order,
    id: (await sha256(`renewal ${invoice.id}`)).slice(0, 24),
    kind: "renewal",
    item,
    lines: [{ key, values: { period: told.row.period, seats: told.row.seats }, quantity: told.row.seats, cents: invoice.total }],
    amount: invoice.total,
    credits: told.creditsMonth,
    state,
    session_id: null,
    pay_url: isPaid ? null : (invoice.hosted_invoice_url ?? null),
    invoice_id: invoice.id,
    subscription_id: told.row.id,
    payment_intent: isPaid ? intentOf(invoice) : null,
    promotion_code: null,
    test: books.payments.test,
    paid_at: isPaid ? paidAt(invoice) : null,
    refund_state: "none",
    refund_amount: 0,
    disputed: false,
    invoice_state: "none",
    invoice_key: null,
    company: "",
    invoice_date: "",
    created_at: invoice.created * 1000,
    updated_at: now,
  };
}

const STATE_OF: Record<string, OrderRow["state"]> = { paid: "paymentSuccessful", open: "paymentFailed", void: "cancelled" };

async function renewed(books: Books, bill: Bill): Promise<Effects> {
  const { invoice, told } = bill;
  const row = await renewal(books, bill, STATE_OF[invoice.status ?? ""] ?? "paymentFailed");
  if (!row || !told) return NOTHING;
  const kept = [...(await keeping(books, told)), keepRenewal(books.db, row)];
  if (invoice.status !== "paid") return { statements: kept };
  return { statements: [...kept, ...yearOf(books, told), ...(await granting(books, { ...bill, order: row }, told.creditsMonth))] };
}

/** What an invoice says now: the only thing that gives credits, once each (money.md, Stripe). */
export async function invoiceEffects(books: Books, id: string): Promise<Effects> {
  const invoice = await books.payments.stripe.invoices.retrieve(id, { expand: ["payments"] });
  const about = idOf(invoice.parent?.subscription_details?.subscription);
  const told = about ? await readSubscription(books, about) : null;
  const order = await findOrder(books.db, told?.metadata.order_id ?? invoice.metadata?.order_id ?? "");
  if (!order) return NOTHING;
  const bill = { invoice, order, told };
  if (invoice.billing_reason === "subscription_cycle") return renewed(books, bill);
  return invoice.status === "paid" ? purchased(books, bill) : { statements: told ? await keeping(books, told) : [] };
}
