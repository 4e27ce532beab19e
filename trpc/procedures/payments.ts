import { orders } from "../contract/payment/order.ts";
import { planCalls, promotions, testPayments } from "../contract/payment/plan.ts";
import { mutation, query, router } from "../init.ts";

export const ordersRouter = router({
  quote: query(orders.quote),
  checkout: mutation(orders.checkout),
  list: query(orders.list),
  get: query(orders.get),
  cancel: mutation(orders.cancel),
  refund: mutation(orders.refund),
  invoice: mutation(orders.invoice),
  invoiceFile: query(orders.invoiceFile),
});

export const planRouter = router({
  current: query(planCalls.current),
  cancel: mutation(planCalls.cancel),
  resume: mutation(planCalls.resume),
  stay: mutation(planCalls.stay),
  seats: mutation(planCalls.seats),
  lots: query(planCalls.lots),
  usage: query(planCalls.usage),
});

export const promotionsRouter = router({ use: mutation(promotions.use) });

export const testPaymentsRouter = router({
  show: query(testPayments.show),
  pay: mutation(testPayments.pay),
  mails: query(testPayments.mails),
  later: mutation(testPayments.later),
});
