import type { Quote } from "../../../trpc/contract/payment/order.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

/** How one gets out of it again: said before one pays (docs/decisions/076). */
export function Terms({ quote: { refund_days, renews } }: { quote: Quote }) {
  const { t } = useTranslation();
  const canRefund = refund_days > 0;
  return (
    <section className="grid gap-6" aria-labelledby="before">
      <h2 id="before">{t("payment.checkout.before")}</h2>
      <dl className="grid gap-5">
        <div>
          <dt className="font-semibold">{t("payment.checkout.refundTitle", { count: refund_days })}</dt>
          <dd className="quiet">{canRefund ? t("payment.checkout.refund", { count: refund_days }) : t("payment.checkout.noRefund")}</dd>
        </div>
        {renews && (
          <>
            <div>
              <dt className="font-semibold">{t("payment.checkout.cancelTitle")}</dt>
              <dd className="quiet">{t("payment.checkout.cancel")}</dd>
            </div>
            <div>
              <dt className="font-semibold">{t("payment.checkout.lapseTitle")}</dt>
              <dd className="quiet">{t("payment.checkout.lapse")}</dd>
            </div>
          </>
        )}
      </dl>
    </section>
  );
}
