import { find, keep, type Turn } from "./context.ts";
import { Refused } from "./failure.ts";
import { type Params, textAt, textsAt } from "./form.ts";
import { fresh, newId, type PaymentIntent, type PaymentMemory, seconds } from "./objects.ts";
import type { Shown } from "./store.ts";

export interface Refund extends Shown {
  object: "refund";
  amount: number;
  currency: string;
  payment_intent: string;
  status: "succeeded";
  metadata: Record<string, string>;
}
export interface Dispute extends Shown {
  object: "dispute";
  amount: number;
  currency: string;
  payment_intent: string;
  reason: "fraudulent";
  status: "needs_response" | "won" | "lost";
  livemode: false;
}

/** `POST /v1/refunds` */
export async function createRefund(turn: Turn, params: Params): Promise<Refund> {
  const intent = await find<PaymentIntent, PaymentMemory>(turn, textAt(params, "payment_intent") ?? "");
  const left = intent.shown.amount_received - intent.memory.refunded;
  const amount = Number(textAt(params, "amount") ?? left);
  if (left === 0) throw new Refused("charge_already_refunded", "Charge has already been refunded.");
  if (!Number.isInteger(amount) || amount < 1 || amount > left)
    throw new Refused("amount_too_large", `Refund amount is greater than unrefunded amount on charge (${left})`);
  if (intent.memory.refund_fails) throw new Refused("charge_not_refundable", "This charge cannot be refunded.");
  const refund: Refund = {
    id: newId("re"),
    object: "refund",
    created: seconds(turn.now()),
    amount,
    currency: intent.shown.currency,
    payment_intent: intent.shown.id,
    status: "succeeded",
    metadata: textsAt(params, "metadata"),
  };
  keep(turn, { ...intent, memory: { ...intent.memory, refunded: intent.memory.refunded + amount } });
  keep(turn, fresh(refund, {}), "refund.created");
  return refund;
}

/** The bank takes a payment back for its holder. */
export async function openDispute(turn: Turn, id: string): Promise<Dispute> {
  const intent = await find<PaymentIntent, PaymentMemory>(turn, id);
  const dispute: Dispute = {
    id: newId("dp"),
    object: "dispute",
    created: seconds(turn.now()),
    amount: intent.shown.amount,
    currency: intent.shown.currency,
    payment_intent: id,
    reason: "fraudulent",
    status: "needs_response",
    livemode: false,
  };
  keep(turn, fresh(dispute, {}), "charge.dispute.created");
  return dispute;
}

export async function closeDispute(turn: Turn, id: string, status: "won" | "lost"): Promise<void> {
  const kept = await find<Dispute, object>(turn, id);
  keep(turn, { ...kept, shown: { ...kept.shown, status } }, "charge.dispute.closed");
}
