import { ordersSince, type OrderRow, type SubscriptionRow } from "../../../db/queries/payment.ts";
import { yearBefore } from "../../../trpc/contract/rules/plan-time.ts";
import type { Call } from "../http/implement.ts";

const DAY = 86_400_000;

/** From when on an order's money pays (Unix ms); null: for nothing of this year. */
function paysFrom({ item, kind, subscription_id, paid_at }: OrderRow, plan: SubscriptionRow): number | null {
  if (item.product === "seats") return paid_at;
  // The first order of a Business plan pays for the days before its first year.
  if (subscription_id !== plan.id || (item.product === "business" && kind === "purchase")) return null;
  return yearBefore(plan.period_end);
}

/**
 * What was paid for months of a yearly plan that have not begun, order by order, in whole cents rounded down: it goes back
 * where another plan takes this one's place. The month that runs keeps its credits, and its money stays.
 */
export async function unbegun({ db }: Pick<Call, "db">, plan: SubscriptionRow): Promise<{ order: OrderRow; cents: number }[]> {
  const { period, period_end, credits_at } = plan;
  if (period !== "yearly" || credits_at === null) return [];
  const paid = await ordersSince(db, plan.owner_id, yearBefore(period_end) - DAY);
  return paid.flatMap((order) => {
    const from = paysFrom(order, plan);
    if (from === null || from >= period_end) return [];
    const share = Math.min(1, (period_end - credits_at) / (period_end - from));
    const cents = Math.floor(order.amount * share);
    return cents > 0 ? [{ order, cents }] : [];
  });
}
