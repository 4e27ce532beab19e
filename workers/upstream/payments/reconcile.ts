import { and, eq } from "drizzle-orm";
import { BURN, expireLots, grantOnce } from "../../../db/queries/ledger.ts";
import {
  forgetEvents,
  monthsDue,
  openRefunds,
  staleOrders,
  staleSubscriptions,
  type SubscriptionRow,
} from "../../../db/queries/payment.ts";
import { subscription } from "../../../db/schema/index.ts";
import { monthAfter, planCreditsEnd, seatsNow } from "../../../trpc/contract/rules/plan-time.ts";
import { randomId } from "../ids.ts";
import { poolGrant } from "../team/plan.ts";
import type { Services } from "../services.ts";
import type { Books, Effects } from "./effects/effects.ts";
import { sessionEffects } from "./effects/session.ts";
import { readSubscription, subscriptionEffects } from "./effects/subscription.ts";
import { booksOf, handleTold } from "./events.ts";
import { finishRefund } from "./refund-money.ts";

const MINUTE = 60_000;
/** An open order is asked about once it is this old: before that its events are likely on their way. */
const PATIENCE = 10 * MINUTE;
/** How long Stripe keeps events, and so how long one may come again. */
const EVENTS_KEPT = 31 * 24 * 60 * MINUTE;

const written = async ({ db }: Books, { statements, after }: Effects): Promise<void> => {
  const [first, ...rest] = statements;
  if (first) await db.batch([first, ...rest]);
  await after?.();
};

/** The events that did not reach us. */
async function missed(books: Books): Promise<void> {
  const { data } = await books.payments.stripe.events.list({ delivery_success: false, limit: 100 });
  for (const event of data.toReversed()) await handleTold(books, event);
}

/** The next month's credits of a plan that is paid by the year: once for each month. */
async function giveMonth(books: Books, row: SubscriptionRow): Promise<void> {
  const at = row.credits_at;
  const told = at === null ? null : await readSubscription(books, row.id);
  if (at === null || !told || told.row.status === "past_due" || told.row.status === "canceled") return;
  const next = monthAfter(at);
  const gift = {
    task_id: `month:${row.id}:${at}`,
    amount: Math.floor((told.creditsMonth / told.row.seats) * seatsNow(row)),
    expires_at: planCreditsEnd(at, row.period_end),
    priority: BURN.plan,
  };
  await books.db.batch([
    ...(row.plan === "business"
      ? poolGrant(books.db, { ...gift, payerId: row.owner_id, seats: seatsNow(row) })
      : ([grantOnce(books.db, { ...gift, id: randomId(), owner_id: row.owner_id })] as const)),
    books.db
      .update(subscription)
      .set({ credits_at: next < row.period_end ? next : null })
      .where(and(eq(subscription.id, row.id), eq(subscription.credits_at, at))),
  ]);
}

/** One that fails is for the log, and for the next minute; it does not hold up the others. */
async function each<T>(list: readonly T[], work: (one: T) => Promise<void>): Promise<void> {
  for (const one of list) await work(one).catch((error: unknown) => console.error(error));
}

/** Runs by cron: what events should have told us and did not, what was begun and not finished, and what time brings by itself. */
export async function reconcile(all: Services): Promise<void> {
  const now = Date.now();
  await expireLots(all.db, now);
  const books = booksOf(all);
  if (!books) return;
  await books.payments.local?.age();
  await missed(books).catch((error: unknown) => console.error(error));
  const { db } = books;
  await each(await staleOrders(db, now - PATIENCE), async ({ session_id }) =>
    written(books, await sessionEffects(books, session_id ?? "")),
  );
  await each(await staleSubscriptions(db, now - PATIENCE), async ({ id }) => written(books, await subscriptionEffects(books, id)));
  await each(await monthsDue(db, now), (row) => giveMonth(books, row));
  await each(await openRefunds(db), ({ id }) => finishRefund(books, id));
  await forgetEvents(db, now - EVENTS_KEPT);
}
