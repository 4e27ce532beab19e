import { useTranslation } from "../../i18n/use-translation.tsx";
import { type Asked, addressOf } from "./values.ts";

/** By the month or by the year: two links, so that it works without a script. */
export function Periods({ asked }: { asked: Asked }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={t("pricing.period")} className="periods">
      {(["monthly", "yearly"] as const).map((one) => (
        <a key={one} data-event="pricing_period" href={addressOf(asked, one)} aria-current={one === asked.period ? "true" : undefined}>
          {t(`pricing.periods.${one}`)}
        </a>
      ))}
    </nav>
  );
}
