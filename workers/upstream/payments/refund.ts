import { and, eq } from "drizzle-orm";
import { revokeLot } from "../../../db/queries/ledger.ts";
import { centsForUnspent, creditsLeft, findOrder, lotOfOrder, type OrderRow } from "../../../db/queries/payment.ts";
import { allocatedLeft, recallLot } from "../../../db/queries/team-credits.ts";
import { paymentOrder } from "../../../db/schema/index.ts";
import { readDocument } from "../admin/documents.ts";
import { AppError } from "../app-error.ts";
import type { Call, PublicCall } from "../http/implement.ts";
import { requirePayments } from "./buyer.ts";
import { finishRefund, refundName } from "./refund-money.ts";

const DAY = 86_400_000;

export interface RefundOffer {
  cents: number;
  until: number;
  unspent: number;
}

/** What an order would bring back now: the part of its price whose credits are unspent; null: nothing, or it is too late. */
export async function refundOffer({ db }: Pick<Call, "db">, order: OrderRow): Promise<RefundOffer | null> {
  const { offers } = (await readDocument(db, "plans")).value;
  if (order.state !== "paymentSuccessful" || order.kind !== "purchase" || order.refund_state !== "none" || order.disputed) return null;
  const until = (order.paid_at ?? 0) + offers.refund.days * DAY;
  const [{ remaining: free, granted }, allocated] = await Promise.all([creditsLeft(db, order), allocatedLeft(db, [lotOfOrder(order)])]);
  const remaining = free + allocated;
  const cents = granted === 0 ? 0 : Math.floor((order.amount * remaining) / granted);
  return offers.refund.on && Date.now() < until && cents > 0 ? { cents, until, unspent: remaining } : null;
}

/**
 * Takes an order back. Its unspent credits go, and how much money that is is fixed, in one batch; then the money is sent.
 * A second call changes nothing. Throws payment.refundFailed where there is nothing to take back.
 */
export async function refund(call: PublicCall, order: OrderRow): Promise<void> {
  const payments = requirePayments(call);
  if (order.refund_state === "asked" || order.refund_state === "refunded") return finishRefund({ ...call, payments }, order.id);
  if (!(await refundOffer(call, order))) throw new AppError("payment.refundFailed");
  const open = and(eq(paymentOrder.refund_state, "none"), eq(paymentOrder.disputed, false));
  await call.db.batch([
    recallLot(call.db, lotOfOrder(order)),
    call.db
      .update(paymentOrder)
      .set({ refund_state: "asked", refund_amount: centsForUnspent(order), updated_at: Date.now() })
      .where(and(eq(paymentOrder.id, order.id), open)),
    revokeLot(call.db, { lot_id: lotOfOrder(order), task_id: refundName(order.id) }),
  ]);
  await finishRefund({ ...call, payments }, order.id);
  if ((await findOrder(call.db, order.id))?.refund_state === "failed") throw new AppError("payment.refundFailed");
}

/** The caller's order. Throws system.notFound: there is none, or it is another's. */
export async function ownOrder({ db, user }: Pick<Call, "db" | "user">, id: string): Promise<OrderRow> {
  const row = await findOrder(db, id);
  if (row?.owner_id !== user.id) throw new AppError("system.notFound");
  return row;
}
