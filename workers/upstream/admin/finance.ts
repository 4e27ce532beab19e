import { sumLedger, sumOrders } from "../../../db/queries/operations.ts";
import { type CallSum, sumCalls } from "../../../db/queries/provider-call.ts";
import type { Costs } from "../../../trpc/contract/operations.ts";
import type { AdminCall } from "../http/implement.ts";
import { readDocument } from "./documents.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Days of the month that fixed costs are told for. */
const MONTH = 30;

/** Millionths of a dollar in a cent. */
const MICROS = 10_000;

/** What calls cost: by the operator's own price of a unit where there is one, else by what was booked; null: nobody has told. */
function centsOf({ model, units, micros, unpriced }: CallSum, { jobs }: Costs): { cents: number | null; unpriced: number } {
  const own = jobs.find(({ provider }) => provider === model);
  if (own) return { cents: own.cents * units, unpriced: 0 };
  return { cents: micros === null ? null : micros / MICROS, unpriced };
}

/** Calls with their costs, and what is left of the credits that they took, at `creditCents` for each. */
function priced(sum: CallSum, costs: Costs, creditCents: number) {
  const { micros: _micros, ...call } = sum;
  const { cents, unpriced } = centsOf(sum, costs);
  const margin_cents = cents === null || unpriced > 0 ? null : call.credits * creditCents - cents;
  return { ...call, unpriced, cents, margin_cents };
}

/** What came in over some days, and what it cost by the catalogue's prices and the operator's own (document `costs`). */
export async function finance({ db }: Pick<AdminCall, "db">, days: number) {
  const since = Date.now() - days * DAY_MS;
  const [orders, moved, sums, { value: costs }, { value: plans }] = await Promise.all([
    sumOrders(db, since),
    sumLedger(db, since),
    sumCalls(db, since),
    readDocument(db, "costs"),
    readDocument(db, "plans"),
  ]);
  const real = orders.find(({ test }) => !test);
  // A credit is worth what it is sold for in the smallest plan.
  const creditCents = plans.starter.monthly_cents / plans.starter.credits_month;
  const calls = sums.map((sum) => priced(sum, costs, creditCents));
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
    calls,
    fixed_cents,
    cost_cents: fixed_cents + calls.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
  };
}
