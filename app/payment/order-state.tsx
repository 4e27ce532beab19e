import type { Order } from "../../trpc/contract/payment/order.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

const KIND = {
  toBePaid: "open",
  paymentInProgress: "open",
  paymentSuccessful: "good",
  paymentFailed: "bad",
  cancelled: "over",
} as const satisfies Record<Order["state"], string>;

/** The state of an order (spec §4), and what became of its money since. */
export function OrderState({ order: { state, amount, refund, disputed } }: { order: Order }) {
  const { t } = useTranslation();
  const isPart = refund.state === "refunded" && refund.amount < amount;
  const back = refund.state === "none" ? "" : t(`payment.orders.refunds.${isPart ? "part" : refund.state}`);
  return (
    <span className="order-state" data-kind={back || disputed ? "over" : KIND[state]}>
      {disputed ? t("payment.orders.disputed") : back || t(`payment.orders.states.${state}`)}
    </span>
  );
}
