import type { Order } from "../../../trpc/contract/payment/order.ts";
import type { OrderRow } from "../../../db/queries/payment.ts";
import type { Call } from "../http/implement.ts";
import { pageOf } from "./checkout.ts";
import { refundOffer } from "./refund.ts";

/** An order as the contract states it. */
export async function presentOrder(call: Pick<Call, "db" | "payments">, row: OrderRow): Promise<Order> {
  const { id, kind, item, lines, amount, currency, credits, state, test, created_at, paid_at, disputed } = row;
  return {
    id,
    kind,
    item,
    lines,
    amount,
    currency,
    credits,
    state,
    pay_url: row.pay_url && call.payments ? pageOf(call.payments, row.pay_url) : null,
    test,
    created_at,
    paid_at,
    refund: { state: row.refund_state, amount: row.refund_amount, offer: await refundOffer(call, row) },
    disputed,
    invoice: { state: row.invoice_state, company: row.company, date: row.invoice_date },
  };
}
