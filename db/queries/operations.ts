import { and, count, eq, gte, inArray, isNotNull, ne, sql, sum } from "drizzle-orm";
import { USER_TYPE } from "../../trpc/contract/rules/user-types.ts";
import type { TaskState } from "../../trpc/contract/rules/tasks.ts";
import { balance, ledger, paymentOrder, task, user, webhookDelivery } from "../schema/index.ts";
import { after, newestFirst, type Position } from "./cursor.ts";
import type { Database } from "./database.ts";
import type { OrderRow } from "./payment.ts";
import type { TaskRow } from "./task.ts";

interface Page {
  place: Position | undefined;
  limit: number;
}

const USERS = { time: user.created_at, id: user.id };

/** Users of every kind, or those with an account, newest first. */
export const pageOfUsers = (db: Database, { place, limit, guests }: Page & { guests: boolean }) =>
  db
    .select({
      user_id: user.id,
      user_type: user.user_type,
      email: user.email,
      created_at: user.created_at,
      available: sql<number>`coalesce(${balance.available}, 0)`,
    })
    .from(user)
    .leftJoin(balance, eq(balance.owner_id, user.id))
    .where(and(after(USERS, place), guests ? undefined : ne(user.user_type, USER_TYPE.guest)))
    .orderBy(...newestFirst(USERS))
    .limit(limit);

const ORDERS = { time: paymentOrder.created_at, id: paymentOrder.id };

/** Orders of everybody, or of one; with `refunds` those whose refund is asked for or has failed. */
export const pageOfOrders = (
  db: Database,
  { place, limit, ownerId, refunds }: Page & { ownerId?: string; refunds: boolean },
): Promise<OrderRow[]> =>
  db
    .select()
    .from(paymentOrder)
    .where(
      and(
        after(ORDERS, place),
        ownerId === undefined ? undefined : eq(paymentOrder.owner_id, ownerId),
        refunds ? inArray(paymentOrder.refund_state, ["asked", "failed"]) : undefined,
      ),
    )
    .orderBy(...newestFirst(ORDERS))
    .limit(limit);

const TASKS = { time: task.created_at, id: task.id };

/** Tasks of everybody, or of one; in any state, or in one. */
export const pageOfTasks = (
  db: Database,
  { place, limit, ownerId, state }: Page & { ownerId?: string; state?: TaskState },
): Promise<TaskRow[]> =>
  db
    .select()
    .from(task)
    .where(
      and(
        after(TASKS, place),
        ownerId === undefined ? undefined : eq(task.owner_id, ownerId),
        state === undefined ? undefined : eq(task.state, state),
      ),
    )
    .orderBy(...newestFirst(TASKS))
    .limit(limit);

/** How many tasks are in each state: the open ones, and those that ended since a time. */
export async function countTasks(db: Database, since: number): Promise<Map<string, number>> {
  const open = db
    .select({ state: task.state, count: count() })
    .from(task)
    .where(inArray(task.state, ["queued", "generating", "review"]))
    .groupBy(task.state);
  const over = db.select({ state: task.state, count: count() }).from(task).where(gte(task.finished_at, since)).groupBy(task.state);
  const [now, lately] = await Promise.all([open, over]);
  return new Map([...now, ...lately].map((row) => [row.state, row.count]));
}

export const countWaiting = (db: Database): Promise<number> => db.$count(webhookDelivery, isNotNull(webhookDelivery.next_at));

/** Money of a time on, by whether it was a test, and what went back of it. Cents. */
export const sumOrders = (db: Database, since: number) =>
  db
    .select({
      test: paymentOrder.test,
      orders: count(),
      cents: sql<number>`coalesce(sum(${paymentOrder.amount}), 0)`,
      refunded: sql<number>`coalesce(sum(CASE WHEN ${paymentOrder.refund_state} = 'refunded'
        THEN ${paymentOrder.refund_amount} ELSE 0 END), 0)`,
    })
    .from(paymentOrder)
    .where(gte(paymentOrder.paid_at, since))
    .groupBy(paymentOrder.test);

/** Credits of a time on, by what moved them. */
export const sumLedger = (db: Database, since: number) =>
  db
    .select({ kind: ledger.kind, available: sum(ledger.available).mapWith(Number), reserved: sum(ledger.reserved).mapWith(Number) })
    .from(ledger)
    .where(and(gte(ledger.created_at, since), inArray(ledger.kind, ["grant", "settle"])))
    .groupBy(ledger.kind);
