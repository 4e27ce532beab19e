import { eq } from "drizzle-orm";
import { teamAuditOf } from "../../../db/queries/team.ts";
import { subscription } from "../../../db/schema/index.ts";
import type { Plan } from "../../../trpc/contract/payment/plan.ts";
import { seatsNow } from "../../../trpc/contract/rules/plan-time.ts";
import { readDocument } from "../admin/documents.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { requirePayments } from "./buyer.ts";
import { keeping, readSubscription } from "./effects/subscription.ts";
import { currentPlan, livePlan } from "./plan.ts";
import { takenSeats } from "./taken-seats.ts";

/**
 * Fewer seats from the next period on: those that are paid for stay until its end. Throws plan.expired, plan.upgradeRequired
 * (a plan without seats), payment.seats (fewer than are taken, or more than are paid for), plan.cancelFailed.
 */
export async function changeSeats(call: Call, seats: number): Promise<Plan> {
  const { db, user } = call;
  const row = await livePlan(call);
  if (row.plan !== "business") throw new AppError("plan.upgradeRequired");
  const now = seatsNow(row);
  const { min_seats } = (await readDocument(db, "plans")).value.business;
  const min = Math.max(min_seats, await takenSeats(call));
  if (seats < min || seats > now) throw new AppError("payment.seats", { params: { min, max: now } });
  if (seats === row.seats) return currentPlan(call);
  const books = { ...call, payments: requirePayments(call) };
  // What is paid for is written down first: the provider's word of fewer seats does not take any before the period's end.
  await db.update(subscription).set({ kept_seats: now, kept_until: row.period_end }).where(eq(subscription.id, row.id));
  try {
    const { items } = await books.payments.stripe.subscriptions.retrieve(row.id);
    const change = { items: [{ id: items.data[0]?.id, quantity: seats }], proration_behavior: "none" as const };
    await books.payments.stripe.subscriptions.update(row.id, change);
  } catch (cause) {
    throw new AppError("plan.cancelFailed", { cause });
  }
  const told = await readSubscription(books, row.id);
  const [first, ...rest] = told
    ? [...(await keeping(books, told)), teamAuditOf(db, user.id, { action: "seats", detail: String(seats) })]
    : [];
  if (first) await db.batch([first, ...rest]);
  return currentPlan(call);
}
