import { eq } from "drizzle-orm";
import { Stripe } from "stripe";
import {
  changeOrder,
  findOrder,
  keepSubscription,
  liveSubscription,
  settleUserType,
  type SubscriptionRow,
} from "../../../../db/queries/payment.ts";
import { paymentOrder, subscription } from "../../../../db/schema/index.ts";
import { seatsFromPlan } from "../../../../db/queries/team-plan.ts";
import { unbegun } from "../unbegun.ts";
import type { Books, Effects } from "./effects.ts";
import { NOTHING } from "./effects.ts";

/** While the provider says one of these, the plan is in effect: a renewal that failed is tried for some days. */
const LIVE = ["trialing", "active", "past_due"];

/** A subscription as the provider tells it now, and as it is kept here. */
export interface Told {
  row: SubscriptionRow;
  /** The period that is paid for (Unix ms). */
  start: number;
  /** What a month of it brings, all seats together. */
  creditsMonth: number;
  metadata: Record<string, string>;
}

function rowOf(told: Stripe.Subscription, ownerId: string, { synced_at, test }: { synced_at: number; test: boolean }): Told | null {
  const [item] = told.items.data;
  if (!item) return null;
  const seats = item.quantity ?? 1;
  const row: SubscriptionRow = {
    id: told.id,
    owner_id: ownerId,
    plan: told.metadata.product === "business" ? "business" : "starter",
    period: item.price.recurring?.interval === "year" ? "yearly" : "monthly",
    seats,
    status: told.status,
    live: LIVE.includes(told.status),
    ends_with_period: told.cancel_at_period_end,
    // One that ended before its period did (a refund, another plan) ended then.
    period_end: Math.min(item.current_period_end, told.ended_at ?? item.current_period_end) * 1000,
    credits_at: null,
    synced_at,
    kept_seats: 0,
    kept_until: null,
    test,
    created_at: told.created * 1000,
  };
  return {
    row,
    start: item.current_period_start * 1000,
    creditsMonth: Number(told.metadata.credits_month ?? 0) * seats,
    metadata: told.metadata,
  };
}

/** Asks the provider for a subscription of ours; null where no order of ours began it. */
export async function readSubscription({ db, payments }: Books, id: string): Promise<Told | null> {
  const synced_at = Date.now();
  const told = await payments.stripe.subscriptions.retrieve(id);
  const order = await findOrder(db, told.metadata.order_id ?? "");
  return order && rowOf(told, order.owner_id, { synced_at, test: payments.test });
}

/** Another plan of the same person that lives already: a second one is not theirs to keep. */
export async function rivalOf({ db }: Pick<Books, "db">, { row, metadata }: Told): Promise<SubscriptionRow | null> {
  const live = await liveSubscription(db, row.owner_id);
  return live && live.id !== row.id && live.id !== metadata.replaces ? live : null;
}

/**
 * A plan that this one was bought instead of ends as this one begins, and what was paid for
 * months of it that have not begun goes back. The provider is told first: told twice, it has ended.
 */
async function replacing({ db, payments }: Books, { row, metadata }: Told): Promise<Effects["statements"]> {
  const old = row.live && metadata.replaces ? await liveSubscription(db, row.owner_id) : null;
  if (!old || old.id !== metadata.replaces) return [];
  await payments.stripe.subscriptions.cancel(old.id).catch((error: unknown) => {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
  });
  const back = await unbegun({ db }, old);
  const isNew = eq(paymentOrder.refund_state, "none");
  return [
    db.update(subscription).set({ live: false, status: "canceled" }).where(eq(subscription.id, old.id)),
    ...back.map(({ order, cents }) => changeOrder(db, order.id, { refund_state: "asked", refund_amount: cents }, isNew)),
  ];
}

/** What is kept of a subscription, and what its owner becomes by it. */
export async function keeping(books: Books, told: Told): Promise<Effects["statements"]> {
  const rival = told.row.live ? await rivalOf(books, told) : null;
  const row = rival ? { ...told.row, live: false } : told.row;
  return [
    ...(await replacing(books, told)),
    keepSubscription(books.db, row),
    seatsFromPlan(books.db, row.owner_id),
    settleUserType(books.db, row.owner_id),
  ];
}

export async function subscriptionEffects(books: Books, id: string): Promise<Effects> {
  const told = await readSubscription(books, id);
  return told ? { statements: await keeping(books, told) } : NOTHING;
}
