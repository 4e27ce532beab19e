import type { Pricing } from "../../../trpc/contract/pricing.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

/** The terms in plain words: those that always hold, and the offers that are on. */
export function Notes({ pricing: { offers } }: { pricing: Pricing }) {
  const { t } = useTranslation();
  return (
    <section className="section" aria-labelledby="terms">
      <h2 id="terms">{t("pricing.terms")}</h2>
      <dl className="terms">
        {offers.new_user.on && (
          <div>
            <dt>{t("pricing.bonus", { percent: offers.new_user.percent })}</dt>
            <dd>{t("pricing.bonusText", { percent: offers.new_user.percent })}</dd>
          </div>
        )}
        {offers.refund.on && (
          <div>
            <dt>{t("pricing.refund", { count: offers.refund.days })}</dt>
            <dd>{t("pricing.refundText", { count: offers.refund.days })}</dd>
          </div>
        )}
        <div>
          <dt>{t("pricing.failures")}</dt>
          <dd>{t("pricing.failuresText")}</dd>
        </div>
        <div>
          <dt>{t("pricing.ownServer")}</dt>
          <dd>{t("pricing.ownServerText")}</dd>
        </div>
      </dl>
    </section>
  );
}
