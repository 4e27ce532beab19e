import { keep, type Turn } from "./context.ts";
import {
  fresh,
  type Invoice,
  invoicePayment,
  newId,
  type PaymentIntent,
  type PaymentMemory,
  seconds,
  type Subscription,
} from "./objects.ts";
import type { Kept } from "./store.ts";

interface Made {
  reason: Invoice["billing_reason"];
  customer: string;
  currency: string;
  total: number;
  metadata?: Record<string, string>;
  subscription?: Subscription;
  period: { start: number; end: number };
}

/** An open invoice; of a subscription it carries that one's metadata. */
export function invoiceOf(turn: Turn, { reason, customer, currency, total, metadata = {}, subscription, period }: Made) {
  const id = newId("in");
  const shown: Invoice = {
    id,
    object: "invoice",
    created: seconds(turn.now()),
    status: "open",
    billing_reason: reason,
    customer,
    currency,
    total,
    amount_due: total,
    amount_paid: 0,
    amount_remaining: total,
    attempt_count: 0,
    metadata,
    hosted_invoice_url: `${turn.origin}/test-payment/${id}`,
    next_payment_attempt: null,
    period_start: period.start,
    period_end: period.end,
    livemode: false,
    parent: subscription
      ? {
          type: "subscription_details",
          quote_details: null,
          subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
        }
      : null,
    payments: { object: "list", data: [], has_more: false, url: "/v1/invoice_payments" },
  };
  return fresh(shown, {});
}

type Intent = Kept<PaymentIntent, PaymentMemory>;
type Sum = Pick<PaymentIntent, "amount" | "currency" | "customer">;

/** Money that is on its way. */
export const intentOf = (turn: Turn, sum: Sum): Intent =>
  fresh(
    {
      id: newId("pi"),
      object: "payment_intent",
      created: seconds(turn.now()),
      ...sum,
      amount_received: 0,
      status: "processing",
      livemode: false,
    },
    { refunded: 0, refund_fails: false },
  );

/** Charges an invoice: the money has come. */
export function settleInvoice(turn: Turn, invoice: Kept<Invoice, object>, begun?: Intent): string {
  const { total: amount, customer, currency } = invoice.shown;
  const intent = begun ?? intentOf(turn, { amount, customer, currency });
  keep(turn, { ...intent, shown: { ...intent.shown, amount_received: amount, status: "succeeded" } });
  const shown: Invoice = {
    ...invoice.shown,
    status: "paid",
    amount_paid: amount,
    amount_due: amount,
    amount_remaining: 0,
    attempt_count: invoice.shown.attempt_count + 1,
    next_payment_attempt: null,
    payments: { ...invoice.shown.payments, data: [invoicePayment(invoice.shown.id, intent.shown.id, "paid")] },
  };
  keep(turn, { ...invoice, shown }, "invoice.paid");
  return intent.shown.id;
}
