import { Stripe } from "stripe";
import { eq } from "drizzle-orm";
import { changeOrder, findOrder, giveBack, openRefunds, type OrderRow } from "../../../db/queries/payment.ts";
import { paymentOrder } from "../../../db/schema/index.ts";
import type { Books } from "./effects/effects.ts";
import { onceKey } from "./provider.ts";

/** Under which the ledger takes an order's credits back. */
export const refundName = (orderId: string): string => `refund:${orderId}`;

/** The provider said no, and will again: asking later is of no use. */
const isFinal = (error: unknown): error is Stripe.errors.StripeInvalidRequestError =>
  error instanceof Stripe.errors.StripeInvalidRequestError;

/** Ends the plan that an order began, at once; one that has ended has. */
export async function endPlanOf({ payments }: Books, { item, subscription_id }: OrderRow): Promise<void> {
  if (!subscription_id || item.product === "seats" || item.product === "pack") return;
  await payments.stripe.subscriptions.cancel(subscription_id).catch((error: unknown) => {
    if (!isFinal(error)) throw error;
  });
}

/** Takes added seats back. */
async function endSeatsOf({ payments, variables }: Books, { id, item, session_id }: OrderRow): Promise<void> {
  if (item.product !== "seats" || !session_id) return;
  const { metadata } = await payments.stripe.checkout.sessions.retrieve(session_id);
  const subscription = await payments.stripe.subscriptions.retrieve(metadata?.subscription ?? "");
  const [row] = subscription.items.data;
  if (!row || subscription.status === "canceled") return;
  const change = { items: [{ id: row.id, quantity: Math.max(1, (row.quantity ?? 1) - item.seats) }], proration_behavior: "none" as const };
  await payments.stripe.subscriptions.update(subscription.id, change, { idempotencyKey: await onceKey(variables, `unseat ${id}`) });
}

/**
 * Sends the money of a refund that is asked for; again and again until the provider has answered: one key, one refund.
 * Where it refuses for good the credits come back.
 */
export async function finishRefund(books: Books, orderId: string): Promise<void> {
  const { db, payments, variables } = books;
  const order = await findOrder(db, orderId);
  if (order?.refund_state !== "asked") return;
  await endPlanOf(books, order);
  await endSeatsOf(books, order);
  const asked = eq(paymentOrder.refund_state, "asked");
  try {
    if (order.refund_amount > 0 && order.payment_intent)
      await payments.stripe.refunds.create(
        { payment_intent: order.payment_intent, amount: order.refund_amount },
        { idempotencyKey: await onceKey(variables, `refund ${order.id}`) },
      );
    await changeOrder(db, order.id, { refund_state: "refunded" }, asked);
  } catch (error) {
    if (!isFinal(error)) throw error;
    if (error.code === "charge_already_refunded") return void (await changeOrder(db, order.id, { refund_state: "refunded" }, asked));
    await db.batch([
      giveBack(db, { taken: refundName(order.id), task_id: `refund-failed:${order.id}` }),
      changeOrder(db, order.id, { refund_state: "failed" }, asked),
    ]);
  }
}

/** All of a person's that are asked for; one that fails is the cron's to send again. */
export async function finishRefundsOf(books: Books, ownerId: string): Promise<void> {
  for (const { id } of await openRefunds(books.db, ownerId)) await finishRefund(books, id).catch((error: unknown) => console.error(error));
}
