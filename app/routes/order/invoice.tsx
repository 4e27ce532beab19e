import { isReturned } from "../../../trpc/contract/rules/invoice.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { dayText } from "../../payment/day.ts";
import { InputField } from "../../ui/input-field.tsx";
import { Section } from "../../ui/section.tsx";
import type { OrderData } from "./queries.ts";

/** The invoice of a paid order (spec §4 Invoicing; §5: company name and date). */
export function Invoice({ data: { order, today }, problems, typed }: { data: OrderData; problems: readonly Problem[]; typed: string }) {
  const { t, lang } = useTranslation();
  const { state, company, date } = order.invoice;
  const returned = isReturned({ amount: order.amount, refund_state: order.refund.state, refund_amount: order.refund.amount });
  return (
    <div id="invoice">
      <Section title={t("payment.order.invoice")} hint={t("payment.order.invoiceHint")}>
        {state === "issued" && (
          <>
            <p>{t("payment.order.issued", { company, date: dayText(Date.parse(date), lang) })}</p>
            <p>
              <a className="btn btn-plain" href={`/orders/${order.id}/invoice`}>
                {t("payment.order.download")}
              </a>
            </p>
          </>
        )}
        {state === "InvoicingInProgress" && <p>{t("payment.order.inProgress")}</p>}
        {state === "failed" && !returned && <p className="wrong">{t("payment.order.invoiceFailed")}</p>}
        {state !== "issued" && returned && <p>{t("payment.order.invoiceReturned")}</p>}
        {(state === "none" || state === "failed") && !returned && (
          <x-behave name="busy">
            <form method="post" className="grid max-w-md gap-4" noValidate>
              <InputField
                name="company"
                autoComplete="organization"
                label={t("payment.order.company")}
                defaultValue={typed || company}
                maxLength={120}
                problems={problems}
              />
              <InputField name="date" type="date" label={t("payment.order.date")} defaultValue={date || today} problems={problems} />
              <button className="btn btn-plain justify-self-start" name="intent" value="invoice" data-busy={t("payment.order.issuing")}>
                {t("payment.order.issue")}
              </button>
            </form>
          </x-behave>
        )}
      </Section>
    </div>
  );
}
