import { findOrder, listOrders } from "../../../db/queries/payment.ts";
import { paged, positionOf } from "../../../db/queries/cursor.ts";
import { PAGE_SIZE } from "../../../trpc/contract/cursor.ts";
import { orders } from "../../../trpc/contract/payment/order.ts";
import { planCalls, promotions, testPayments } from "../../../trpc/contract/payment/plan.ts";
import { AppError } from "../app-error.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { priced, requirePayments } from "./buyer.ts";
import { checkout, closeOrder } from "./checkout.ts";
import { invoiceFile, issueInvoice } from "./invoice.ts";
import { cancelPlan, currentPlan, resumePlan, stay } from "./plan.ts";
import { presentOrder } from "./present.ts";
import { promotionRoutes, redeem } from "./promotion.ts";
import { ownOrder, refund } from "./refund.ts";
import { changeSeats } from "./seats.ts";
import { passDays, testMails } from "./test-time.ts";
import { lotsFor, usageOf } from "./usage.ts";

const again = async (call: Call, id: string) => presentOrder(call, await ownOrder(call, id));

/** Serves the `orders` calls. Another's order is not found. */
function orderRoutes(app: App): void {
  implement(app, orders.quote, async ({ item, code }, call) => {
    const { bill, pricing, back } = await priced(call, item, code);
    const { lines, total, credits, trialDays: trial_days, renews } = bill;
    const refund_days = pricing.offers.refund.on ? pricing.offers.refund.days : 0;
    const { test } = requirePayments(call);
    return { lines, total, credits, trial_days, currency: pricing.currency, renews, refund_days, back, test };
  });
  implement(app, orders.checkout, async (wanted, call) => checkout(call, wanted));
  implement(app, orders.list, async ({ cursor }, call) => {
    const rows = await listOrders(call.db, call.user.id, { place: positionOf(cursor), limit: PAGE_SIZE + 1 });
    const { page, next } = paged(rows, PAGE_SIZE, ({ created_at, id }) => ({ time: created_at, id }));
    return { list: await Promise.all(page.map((row) => presentOrder(call, row))), next };
  });
  implement(app, orders.get, async ({ order_id }, call) => again(call, order_id));
  implement(app, orders.cancel, async ({ order_id }, call) => {
    const row = await ownOrder(call, order_id);
    if (row.state === "toBePaid") await closeOrder(call, requirePayments(call), row);
    return again(call, order_id);
  });
  implement(app, orders.refund, async ({ order_id }, call) => {
    await refund(call, await ownOrder(call, order_id));
    return again(call, order_id);
  });
  implement(app, orders.invoice, async ({ order_id, company, date }, call) => {
    await issueInvoice(call, await ownOrder(call, order_id), { company, date });
    return again(call, order_id);
  });
  implement(app, orders.invoiceFile, async ({ order_id }, call) => ({ url: await invoiceFile(call, await ownOrder(call, order_id)) }));
}

function planRoutes(app: App): void {
  implement(app, planCalls.current, async (_input, call) => currentPlan(call));
  implement(app, planCalls.cancel, async (answers, call) => cancelPlan(call, answers));
  implement(app, planCalls.resume, async (_input, call) => resumePlan(call));
  implement(app, planCalls.stay, async (_input, call) => stay(call));
  implement(app, planCalls.seats, async ({ seats }, call) => changeSeats(call, seats));
  implement(app, planCalls.lots, async (_input, call) => lotsFor(call));
  implement(app, planCalls.usage, async ({ days }, call) => usageOf(call, days));
  implement(app, promotions.use, async ({ code }, call) => redeem(call, code));
  promotionRoutes(app);
}

/** What is to be paid on a page of the local server, for whom it is about. Throws system.notFound for anybody else, or without it. */
async function shownThere(call: Call, id: string) {
  const shown = await call.payments?.local?.show(id);
  const orderId = shown && "metadata" in shown ? (shown as { metadata: Record<string, string> }).metadata.order_id : undefined;
  const row = shown && (await findOrder(call.db, orderId ?? (await orderOf(call, id))));
  if (!row || row.owner_id !== call.user.id) throw new AppError("system.notFound");
  return { shown: shown as unknown as { amount_total?: number; amount_due?: number; status: string; mode?: string }, row };
}

/** A renewal's invoice carries the order that began its plan. */
async function orderOf({ payments }: Call, id: string): Promise<string> {
  const invoice = (await payments?.local?.show(id)) as unknown as {
    parent?: { subscription_details: { metadata: Record<string, string> } } | null;
  };
  return invoice?.parent?.subscription_details.metadata.order_id ?? "";
}

function testRoutes(app: App): void {
  implement(app, testPayments.show, async ({ id }, call) => {
    const { shown, row } = await shownThere(call, id);
    const cents = shown.amount_total ?? shown.amount_due ?? 0;
    return { cents, currency: row.currency, open: shown.status === "open", subscription: shown.mode !== "payment", order_id: row.id };
  });
  implement(app, testPayments.pay, async ({ id, card }, call) => {
    await shownThere(call, id);
    return { outcome: (await call.payments?.local?.pay(id, card)) ?? "over" };
  });
  implement(app, testPayments.mails, async (_input, call) => testMails(call));
  implement(app, testPayments.later, async ({ days }, call) => {
    await passDays(call, days);
    return {};
  });
}

/** Serves all that is bought, what it brings, and the page of the local payment server. */
export function paymentRoutes(app: App): void {
  orderRoutes(app);
  planRoutes(app);
  testRoutes(app);
}
