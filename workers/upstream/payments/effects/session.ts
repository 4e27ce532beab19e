import { eq, inArray } from "drizzle-orm";
import { changeOrder, findOrder } from "../../../../db/queries/payment.ts";
import { paymentOrder } from "../../../../db/schema/index.ts";
import { type Books, type Effects, idOf, NOTHING } from "./effects.ts";
import { invoiceEffects } from "./invoice.ts";

/** Whether money of a finished page is still on its way, or will not come. */
async function arriving({ payments }: Books, intent: string | null): Promise<"paymentInProgress" | "paymentFailed"> {
  if (!intent) return "paymentInProgress";
  const { status } = await payments.stripe.paymentIntents.retrieve(intent);
  return status === "requires_payment_method" || status === "canceled" ? "paymentFailed" : "paymentInProgress";
}

/** What has become of a page on which an order is paid. A paid one leads to its invoice, whose own event may be lost. */
export async function sessionEffects(books: Books, id: string): Promise<Effects> {
  const { db, payments } = books;
  const session = await payments.stripe.checkout.sessions.retrieve(id);
  const order = await findOrder(db, session.client_reference_id ?? "");
  if (!order || order.session_id !== session.id) return NOTHING;
  if (session.status === "expired")
    return { statements: [changeOrder(db, order.id, { state: "cancelled", pay_url: null }, eq(paymentOrder.state, "toBePaid"))] };
  if (session.status !== "complete") return NOTHING;
  const invoice = idOf(session.invoice);
  if (session.payment_status !== "unpaid" && invoice) return invoiceEffects(books, invoice);
  const state = await arriving(books, idOf(session.payment_intent));
  const open = inArray(paymentOrder.state, ["toBePaid", "paymentInProgress"]);
  return { statements: [changeOrder(db, order.id, { state, pay_url: null }, open)] };
}
