import { and, desc, eq, isNotNull } from "drizzle-orm";
import type { z } from "zod";
import { grantOnce } from "../../../db/queries/ledger.ts";
import { lastSubscription, liveSubscription, type SubscriptionRow } from "../../../db/queries/payment.ts";
import { cancelSurvey, ledger, paymentOrder } from "../../../db/schema/index.ts";
import type { Plan, planCalls } from "../../../trpc/contract/payment/plan.ts";
import { normalEmail } from "../../../trpc/contract/rules/account.ts";
import { seatsNow } from "../../../trpc/contract/rules/plan-time.ts";
import { readDocument } from "../admin/documents.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { requirePayments } from "./buyer.ts";
import { pageOf } from "./checkout.ts";
import { keeping, readSubscription } from "./effects/subscription.ts";

const NONE: Plan = {
  state: "none",
  plan: null,
  period: null,
  seats: 0,
  next_seats: null,
  period_end: null,
  trial: false,
  test: false,
  pay_url: null,
  stay_credits: 0,
};

/** Spec §4 Subscription. */
function stateOf({ live, status, ends_with_period }: SubscriptionRow): Plan["state"] {
  if (!live) return "expired";
  if (status === "past_due") return "paymentDue";
  return ends_with_period ? "unsubscribed" : "renewsAutomatically";
}

/** Under which credits for staying are given: once a person. */
const stayName = (ownerId: string): string => `stay:${ownerId}`;

/** Credits for staying, where they are offered and were never given; not while one tries the plan out. */
async function stayCredits({ db }: Pick<Call, "db">, row: SubscriptionRow): Promise<number> {
  const { stay_credits } = (await readDocument(db, "plans")).value.offers;
  const given = await db.$count(ledger, and(eq(ledger.task_id, stayName(row.owner_id)), eq(ledger.kind, "grant")));
  return row.live && row.status === "active" && given === 0 ? stay_credits : 0;
}

async function payUrl({ db, payments }: Call, row: SubscriptionRow): Promise<string | null> {
  if (row.status !== "past_due" || !payments) return null;
  const [order] = await db
    .select({ url: paymentOrder.pay_url })
    .from(paymentOrder)
    .where(and(eq(paymentOrder.owner_id, row.owner_id), eq(paymentOrder.subscription_id, row.id), isNotNull(paymentOrder.pay_url)))
    .orderBy(desc(paymentOrder.created_at))
    .limit(1);
  return order?.url ? pageOf(payments, order.url) : null;
}

export async function currentPlan(call: Call): Promise<Plan> {
  const row = await lastSubscription(call.db, call.user.id);
  if (!row) return NONE;
  const { plan, period, period_end, status, test } = row;
  const seats = seatsNow(row);
  const next_seats = seats === row.seats ? null : row.seats;
  const [pay_url, stay_credits] = await Promise.all([payUrl(call, row), stayCredits(call, row)]);
  return { state: stateOf(row), plan, period, seats, next_seats, period_end, trial: status === "trialing", test, pay_url, stay_credits };
}

/** The caller's plan. Throws plan.expired where there is none that lives. */
export async function livePlan(call: Call): Promise<SubscriptionRow> {
  const row = await liveSubscription(call.db, call.user.id);
  if (!row) throw new AppError("plan.expired");
  return row;
}

/** Tells the provider whether a plan ends with its period, and keeps what it answers. Throws plan.cancelFailed. */
async function ending(call: Call, row: SubscriptionRow, ends: boolean): Promise<void> {
  const books = { ...call, payments: requirePayments(call) };
  try {
    await books.payments.stripe.subscriptions.update(row.id, { cancel_at_period_end: ends });
  } catch (cause) {
    throw new AppError("plan.cancelFailed", { cause });
  }
  const told = await readSubscription(books, row.id);
  const [first, ...rest] = told ? await keeping(books, told) : [];
  if (first) await call.db.batch([first, ...rest]);
}

/** Ends the plan with its period, with the survey's answers. Throws auth.emailFormat for another address than the account's. */
export async function cancelPlan(call: Call, { reason, comment, email }: z.output<typeof planCalls.cancel.input>): Promise<Plan> {
  const row = await livePlan(call);
  if (normalEmail(email) !== call.user.email) throw new AppError("plan.otherEmail");
  await ending(call, row, true);
  const id = `${row.id}:${row.period_end}`;
  await call.db
    .insert(cancelSurvey)
    .values({ id, owner_id: call.user.id, subscription_id: row.id, reason, comment, created_at: Date.now() })
    .onConflictDoNothing();
  return currentPlan(call);
}

export async function resumePlan(call: Call): Promise<Plan> {
  await ending(call, await livePlan(call), false);
  return currentPlan(call);
}

/** Stays: the credits once, and the end taken back where it was set. */
export async function stay(call: Call): Promise<Plan> {
  const row = await livePlan(call);
  const amount = await stayCredits(call, row);
  if (row.ends_with_period) await ending(call, row, false);
  if (amount > 0) await grantOnce(call.db, { id: randomId(), owner_id: call.user.id, task_id: stayName(call.user.id), amount });
  return currentPlan(call);
}
