import { findCode, hasPaid, liveSubscription, type SubscriptionRow, usedCode } from "../../../db/queries/payment.ts";
import type { OrderItem } from "../../../trpc/contract/payment/item.ts";
import type { Pricing } from "../../../trpc/contract/pricing.ts";
import { type Bill, billOf, type Buyer } from "../../../trpc/contract/rules/bill.ts";
import { CODE_GUESSES, type LimitBy } from "../../../trpc/contract/rules/limits.ts";
import { seatsNow } from "../../../trpc/contract/rules/plan-time.ts";
import { readDocument } from "../admin/documents.ts";
import { AppError } from "../app-error.ts";
import { clientAddress, clientPlace } from "../http/address.ts";
import type { Call } from "../http/implement.ts";
import { guarded, keeperOf } from "../http/limits.ts";
import type { Payments } from "./provider.ts";
import { takenSeats } from "./taken-seats.ts";
import { unbegun } from "./unbegun.ts";

/** A code as it is kept: how it was typed does not matter. */
const codeName = (typed: string): string => typed.trim().toUpperCase();

/** Throws payment.codeUnknown: there is none like it, it is over, or one has used it; system.tooManyRequests after too many of those. */
export async function requireCode(call: Call, typed: string) {
  const { db, user, request, variables } = call;
  const subjects: Partial<Record<LimitBy, string>> = {
    account: user.id,
    address: clientAddress(request.headers, variables.UPSTREAM_SECRET),
  };
  const guesses = CODE_GUESSES.map((limit) => ({ what: "promotion code", limit, subject: subjects[limit.by] ?? "" }));
  return guarded(keeperOf(call), guesses, async () => {
    const now = Date.now();
    const code = await findCode(db, codeName(typed));
    const holds = code && code.uses_left > 0 && code.starts_at <= now && now < code.ends_at && !(await usedCode(db, code.id, user.id));
    if (!holds) throw new AppError("payment.codeUnknown");
    return code;
  });
}

/** Throws payment.off where nothing can be bought. */
export function requirePayments({ payments }: Pick<Call, "payments">): Payments {
  if (!payments) throw new AppError("payment.off");
  return payments;
}

const isPlan = ({ product }: OrderItem): boolean => product === "starter" || product === "business";

/** A plan gives way to another one that is asked for. */
const mayReplace = (plan: SubscriptionRow, item: OrderItem): boolean =>
  "change" in item && item.change === true && (plan.plan !== item.product || plan.period !== item.period);

/** Throws payment.seats where a change would leave a team with fewer seats than are taken. */
async function requireSeats(call: Call, item: OrderItem, max: number): Promise<void> {
  const min = item.product === "business" && item.change ? await takenSeats(call) : 0;
  if (item.product === "business" && item.seats < min) throw new AppError("payment.seats", { params: { min, max } });
}

export interface Priced {
  item: OrderItem;
  bill: Bill;
  pricing: Pricing;
  /** As kept; empty: none. */
  code: string;
  /** Cents that go back for months of the plan it replaces that have not begun. */
  back: number;
}

/**
 * What an order costs the caller now. Throws auth.loginRequired, plan.conflict where a plan is paid for already,
 * payment.codeUnknown, payment.seats, payment.amount, system.notFound.
 */
export async function priced(call: Call, item: OrderItem, typed: string): Promise<Priced> {
  requirePayments(call);
  const { db, user, request, variables } = call;
  const [{ value: pricing }, plan, paid] = await Promise.all([
    readDocument(db, "plans"),
    liveSubscription(db, user.id),
    hasPaid(db, user.id),
  ]);
  if (plan && isPlan(item) && !mayReplace(plan, item)) throw new AppError("plan.conflict");
  const code = typed.trim() === "" ? null : await requireCode(call, typed);
  const { country } = clientPlace(request.headers, variables.UPSTREAM_SECRET);
  const buyer: Buyer = {
    now: Date.now(),
    first: !paid,
    country: country ?? "",
    codePercent: code?.percent ?? 0,
    plan: plan && { ...plan, seats: seatsNow(plan) },
  };
  const bill = billOf(pricing, item, buyer);
  if (bill === "seats")
    throw new AppError("payment.seats", { params: { min: pricing.business.min_seats, max: pricing.business.max_seats } });
  if (bill === "amount") throw new AppError("payment.amount");
  if (typeof bill === "string") throw new AppError("system.notFound", { detail: bill });
  await requireSeats(call, item, pricing.business.max_seats);
  const replaced = plan && isPlan(item) ? await unbegun(call, plan) : [];
  const back = replaced.reduce((sum, { cents }) => sum + cents, 0);
  return { item, bill, pricing, code: code && code.percent > 0 ? code.id : "", back };
}
