import { revokeLot } from "../../../../db/queries/ledger.ts";
import { recallLot } from "../../../../db/queries/team-credits.ts";
import { changeOrder, giveBack, lotOfOrder, orderOfIntent, type OrderRow } from "../../../../db/queries/payment.ts";
import { endPlanOf, refundName } from "../refund-money.ts";
import { type Books, type Effects, idOf, NOTHING } from "./effects.ts";

/** What members of a team have not spent of it goes with it. */
const takeBack = ({ db }: Books, order: OrderRow, task_id: string) => [
  recallLot(db, lotOfOrder(order)),
  revokeLot(db, { lot_id: lotOfOrder(order), task_id }),
];

/** Money that went back: as we asked, or from the provider's own desk. */
export async function refundEffects(books: Books, id: string): Promise<Effects> {
  const { db, payments } = books;
  const refund = await payments.stripe.refunds.retrieve(id);
  const order = await orderOfIntent(db, idOf(refund.payment_intent) ?? "");
  if (!order) return NOTHING;
  if (refund.status === "failed" || refund.status === "canceled") {
    const again = giveBack(db, { taken: refundName(order.id), task_id: `refund-failed:${refund.id}` });
    return { statements: [again, changeOrder(db, order.id, { refund_state: "failed" })] };
  }
  if (order.refund_state === "asked") return { statements: [changeOrder(db, order.id, { refund_state: "refunded" })] };
  if (order.refund_state === "refunded") return NOTHING;
  const change = changeOrder(db, order.id, { refund_state: "refunded", refund_amount: refund.amount });
  return { statements: [change, ...takeBack(books, order, refundName(order.id))], after: () => endPlanOf(books, order) };
}

/** A bank that takes the money back takes the credits that are left, and the plan; should we be right, the credits return. */
export async function disputeEffects(books: Books, id: string): Promise<Effects> {
  const { db, payments } = books;
  const dispute = await payments.stripe.disputes.retrieve(id);
  const order = await orderOfIntent(db, idOf(dispute.payment_intent) ?? "");
  if (!order) return NOTHING;
  const taken = `dispute:${dispute.id}`;
  if (dispute.status === "won")
    return {
      statements: [giveBack(db, { taken, task_id: `dispute-won:${dispute.id}` }), changeOrder(db, order.id, { disputed: false })],
    };
  return {
    statements: [...takeBack(books, order, taken), changeOrder(db, order.id, { disputed: true })],
    after: () => endPlanOf(books, order),
  };
}
