import { countJobs, sumLedger, sumOrders } from "../../../db/queries/operations.ts";
import type { AdminCall } from "../http/implement.ts";
import { readDocument } from "./documents.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Days of the month that fixed costs are told for. */
const MONTH = 30;

/** What came in over some days, and what it cost by the operator's own prices (document `costs`). */
export async function finance({ db }: Pick<AdminCall, "db">, days: number) {
  const since = Date.now() - days * DAY_MS;
  const [orders, moved, jobs, { value: costs }] = await Promise.all([
    sumOrders(db, since),
    sumLedger(db, since),
    countJobs(db, since),
    readDocument(db, "costs"),
  ]);
  const real = orders.find(({ test }) => !test);
  const priced = jobs.map(({ provider, count }) => {
    const each = costs.jobs.find((one) => one.provider === provider)?.cents ?? 0;
    return { provider, count, cents: each * count };
  });
  const fixed_cents = Math.round((costs.fixed_cents * days) / MONTH);
  const granted = moved.find(({ kind }) => kind === "grant");
  const settled = moved.find(({ kind }) => kind === "settle");
  return {
    days,
    currency: "USD",
    revenue_cents: real?.cents ?? 0,
    test_cents: orders.find(({ test }) => test)?.cents ?? 0,
    refunded_cents: real?.refunded ?? 0,
    orders: real?.orders ?? 0,
    credits_granted: granted?.available ?? 0,
    credits_spent: -(settled?.reserved ?? 0),
    jobs: priced,
    fixed_cents,
    cost_cents: fixed_cents + priced.reduce((sum, { cents }) => sum + cents, 0),
  };
}
