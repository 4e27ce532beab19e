import { and, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, ne, or, sql, type SQL } from "drizzle-orm";
import { USER_TYPE } from "../../trpc/contract/rules/user-types.ts";
import * as schema from "../schema/index.ts";
import { after, newestFirst, type Position } from "./cursor.ts";
import type { Database } from "./database.ts";

export type OrderRow = typeof schema.paymentOrder.$inferSelect;
export type SubscriptionRow = typeof schema.subscription.$inferSelect;
const { paymentOrder, subscription, creditLot } = schema;

const first = async <T>(rows: Promise<T[]>): Promise<T | null> => (await rows)[0] ?? null;

export const findOrder = (db: Database, id: string): Promise<OrderRow | null> =>
  first(db.select().from(paymentOrder).where(eq(paymentOrder.id, id)));

export const orderOfIntent = (db: Database, intent: string): Promise<OrderRow | null> =>
  first(db.select().from(paymentOrder).where(eq(paymentOrder.payment_intent, intent)));

export const listOrders = (db: Database, ownerId: string, { place, limit }: { place?: Position; limit: number }): Promise<OrderRow[]> => {
  const order = { time: paymentOrder.created_at, id: paymentOrder.id };
  return db
    .select()
    .from(paymentOrder)
    .where(and(eq(paymentOrder.owner_id, ownerId), after(order, place)))
    .orderBy(...newestFirst(order))
    .limit(limit);
};

/** Orders of a person that wait to be paid. */
export const openOrders = (db: Database, ownerId: string): Promise<OrderRow[]> =>
  db
    .select()
    .from(paymentOrder)
    .where(and(eq(paymentOrder.owner_id, ownerId), eq(paymentOrder.kind, "purchase"), eq(paymentOrder.state, "toBePaid")))
    .limit(20);

/** Whether someone has ever paid here: then nothing is for new customers. */
export const hasPaid = async (db: Database, ownerId: string): Promise<boolean> =>
  (await db.$count(paymentOrder, and(eq(paymentOrder.owner_id, ownerId), isNotNull(paymentOrder.paid_at)))) > 0;

export const liveSubscription = (db: Database, ownerId: string): Promise<SubscriptionRow | null> =>
  first(
    db
      .select()
      .from(subscription)
      .where(and(eq(subscription.owner_id, ownerId), eq(subscription.live, true))),
  );

/** The one that lives, else the newest that did. */
export const lastSubscription = (db: Database, ownerId: string): Promise<SubscriptionRow | null> =>
  first(
    db
      .select()
      .from(subscription)
      .where(eq(subscription.owner_id, ownerId))
      .orderBy(desc(subscription.live), desc(subscription.created_at))
      .limit(1),
  );

/** Keeps what the provider told, unless something newer is kept. */
export const keepSubscription = (db: Database, row: SubscriptionRow) => {
  const { plan, period, seats, status, live, ends_with_period, period_end, synced_at } = row;
  const set = { plan, period, seats, status, live, ends_with_period, period_end, synced_at };
  return db
    .insert(subscription)
    .values(row)
    .onConflictDoUpdate({ target: subscription.id, set, setWhere: lte(subscription.synced_at, row.synced_at) });
};

export const knowsEvent = async (db: Database, id: string): Promise<boolean> =>
  (await db.$count(schema.paymentEvent, eq(schema.paymentEvent.id, id))) > 0;

/** Refused where the event was there before, and with it the batch that holds its effects. */
export const rememberEvent = (db: Database, id: string, type: string) =>
  db.insert(schema.paymentEvent).values({ id, type, created_at: Date.now() });

export const forgetEvents = (db: Database, before: number) =>
  db.delete(schema.paymentEvent).where(lt(schema.paymentEvent.created_at, before));

export const changeOrder = (db: Database, id: string, change: Partial<OrderRow>, condition?: SQL) =>
  db
    .update(paymentOrder)
    .set({ ...change, updated_at: Date.now() })
    .where(and(eq(paymentOrder.id, id), condition));

/** Not yet paid, by the database's own word. */
export const notPaid = (): SQL => isNull(paymentOrder.paid_at);

/** The lot that an order's payment opened. */
export const lotOfOrder = ({ invoice_id }: Pick<OrderRow, "invoice_id">): string => `invoice:${invoice_id}`;

/** What is left of it, of how much. */
export async function creditsLeft(db: Database, order: Pick<OrderRow, "invoice_id">): Promise<{ remaining: number; granted: number }> {
  const [lot] = await db
    .select()
    .from(creditLot)
    .where(eq(creditLot.id, lotOfOrder(order)));
  return { remaining: lot?.remaining ?? 0, granted: lot?.granted ?? 0 };
}

/** Cents for the part of an order's credits that is left in this very moment; rounded down. */
export const centsForUnspent = (order: OrderRow): SQL<number> =>
  sql`coalesce((SELECT lot.remaining * ${order.amount} / lot.granted FROM ${creditLot} AS lot WHERE lot.id = ${lotOfOrder(order)}), 0)`;

/** Refunds whose money the provider has not confirmed: of everyone, or of one. */
export const openRefunds = (db: Database, ownerId?: string): Promise<OrderRow[]> =>
  db
    .select()
    .from(paymentOrder)
    .where(and(eq(paymentOrder.refund_state, "asked"), ownerId === undefined ? undefined : eq(paymentOrder.owner_id, ownerId)))
    .limit(50);

/** What someone has paid since then, but for what was taken back or is disputed. */
export const ordersSince = (db: Database, ownerId: string, since: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(paymentOrder)
    .where(
      and(
        eq(paymentOrder.owner_id, ownerId),
        eq(paymentOrder.state, "paymentSuccessful"),
        eq(paymentOrder.refund_state, "none"),
        eq(paymentOrder.disputed, false),
        gte(paymentOrder.paid_at, since),
      ),
    );

/** Orders that have been open for a while: their event may be lost. */
export const staleOrders = (db: Database, before: number): Promise<OrderRow[]> =>
  db
    .select()
    .from(paymentOrder)
    .where(
      and(
        inArray(paymentOrder.state, ["toBePaid", "paymentInProgress"]),
        lt(paymentOrder.created_at, before),
        isNotNull(paymentOrder.session_id),
      ),
    )
    .limit(50);

/** Subscriptions whose time is over though they live: their event may be lost. */
export const staleSubscriptions = (db: Database, now: number): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscription)
    .where(and(eq(subscription.live, true), lt(subscription.period_end, now), lt(subscription.synced_at, now)))
    .limit(50);

/** Plans paid by the year whose next month has begun. */
export const monthsDue = (db: Database, now: number): Promise<SubscriptionRow[]> =>
  db
    .select()
    .from(subscription)
    .where(
      and(
        eq(subscription.live, true),
        ne(subscription.status, "past_due"),
        isNotNull(subscription.credits_at),
        lte(subscription.credits_at, now),
      ),
    )
    .limit(50);

/** Takes one use of a code. Its batch is refused by the table where the code does not hold now, or this person used it. */
export const spendCode = (db: Database, code: string, owner_id: string, now: number) =>
  db.insert(schema.promotionUse).values({ code, owner_id, created_at: now });

export const findCode = (db: Database, code: string) =>
  first(db.select().from(schema.promotionCode).where(eq(schema.promotionCode.id, code)));

export const usedCode = async (db: Database, code: string, ownerId: string): Promise<boolean> =>
  (await db.$count(schema.promotionUse, and(eq(schema.promotionUse.code, code), eq(schema.promotionUse.owner_id, ownerId)))) > 0;

/**
 * The statement that makes the type of someone, and of those whose seats they pay for, what their plan says (spec §3); a
 * guest has none.
 */
export function settleUserType(db: Database, ownerId: string) {
  const { free, guest, personal, business } = USER_TYPE;
  const lives = (plan: SubscriptionRow["plan"]) => sql`FROM ${subscription} AS s WHERE s.live = 1 AND s.plan = ${plan}`;
  const own = (plan: SubscriptionRow["plan"]) => sql`EXISTS (SELECT 1 ${lives(plan)} AND s.owner_id = "user"."id")`;
  const team = sql`EXISTS (SELECT 1 ${lives("business")} AND s.owner_id IN (
    SELECT paid.payer_id FROM seat JOIN team AS paid ON paid.id = seat.team_id
    WHERE seat.id = "user"."id"))`;
  const type = sql`CASE WHEN ${own("business")} OR ${team} THEN ${business[0]} WHEN ${own("starter")} THEN ${personal[0]} ELSE ${free} END`;
  const seated = sql`"user"."id" IN (
    SELECT seat.id FROM seat JOIN team AS paid ON paid.id = seat.team_id WHERE paid.payer_id = ${ownerId})`;
  return db
    .update(schema.user)
    .set({ user_type: type })
    .where(and(or(eq(schema.user.id, ownerId), seated), ne(schema.user.user_type, guest)));
}

/** Keeps a renewal's order, which its invoice makes; a later word of the same invoice changes its state. */
export const keepRenewal = (db: Database, row: typeof paymentOrder.$inferInsert) => {
  const { state, amount, pay_url, paid_at, payment_intent, updated_at } = row;
  const set = { state, amount, pay_url, paid_at, payment_intent, updated_at };
  return db.insert(paymentOrder).values(row).onConflictDoUpdate({ target: paymentOrder.id, set, setWhere: notPaid() });
};

/** Gives back what was taken from an order's lot under a name, with the lot's own end: once. */
export const giveBack = (db: Database, { taken, task_id }: { taken: string; task_id: string }) =>
  db.insert(schema.ledger).select(
    sql`SELECT lower(hex(randomblob(8))), lot.owner_id, ${task_id}, 'grant', -past.available, 0, ${Date.now()},
          lot.expires_at, lot.priority, NULL
        FROM ledger AS past JOIN credit_lot AS lot ON lot.id = past.lot_id
        WHERE past.task_id = ${taken} AND past.kind = 'revoke'
          AND NOT EXISTS (SELECT 1 FROM ledger AS given WHERE given.task_id = ${task_id})`,
  );
