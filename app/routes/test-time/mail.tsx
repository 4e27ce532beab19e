import type { TestMail } from "../../../trpc/contract/payment/plan.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { dayText } from "../../payment/day.ts";
import { price } from "../../payment/price.ts";

/** One mail: its subject, what it says, and where it leads. */
export function Mail({ mail: { kind, at, cents, currency, renewal, next_try, invoice, plan } }: { mail: TestMail }) {
  const { t, lang } = useTranslation();
  const sum = price(cents, currency, lang);
  const subject = kind === "receipt" && renewal ? "renewed" : kind;
  const tried =
    kind !== "failed" ? null : next_try === null ? t("payment.time.noTry") : t("payment.time.nextTry", { date: dayText(next_try, lang) });
  return (
    <li className="grid gap-1 py-4">
      <p className="hint">{dayText(at, lang)}</p>
      <p className="font-semibold">
        {t(`payment.time.subjects.${subject}`, { price: sum, plan: t(`payment.plan.names.${plan ?? "starter"}`) })}
      </p>
      {tried && <p className="quiet">{tried}</p>}
      {invoice && (
        <p>
          <a className="link inline-flex min-h-11 items-center" href={`/test-payment/${invoice}`}>
            {t("payment.plan.payNow")}
          </a>
        </p>
      )}
    </li>
  );
}
