import { useTranslation } from "../../i18n/use-translation.tsx";
import { price } from "../../payment/price.ts";
import { InputField } from "../../ui/input-field.tsx";
import { Section } from "../../ui/section.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { Calls } from "./calls.tsx";
import { costLines } from "./costs.ts";
import type { Overview } from "./route.tsx";

function Lines({ finance }: Pick<Overview, "finance">) {
  const { t, lang } = useTranslation();
  const { currency, revenue_cents, refunded_cents, test_cents, fixed_cents, calls, cost_cents, credits_granted, credits_spent } = finance;
  const money = (cents: number) => price(Math.round(cents), currency, lang);
  const unpriced = calls.reduce((sum, call) => sum + call.unpriced, 0);
  const rows: [string, string][] = [
    [t("admin.overview.revenue"), money(revenue_cents)],
    [t("admin.overview.refunded"), money(-refunded_cents)],
    [t("admin.overview.fixed"), money(-fixed_cents)],
    [t("admin.overview.providers"), money(fixed_cents - cost_cents)],
    ...(unpriced > 0 ? [[t("admin.overview.unpricedAll"), String(unpriced)] satisfies [string, string]] : []),
    [t("admin.overview.margin"), money(revenue_cents - refunded_cents - cost_cents)],
    [t("admin.overview.test"), money(test_cents)],
    [t("admin.overview.granted"), String(credits_granted)],
    [t("admin.overview.spent"), String(credits_spent)],
  ];
  return (
    <ul className="rows">
      {rows.map(([name, value]) => (
        <li key={name} className="flex justify-between gap-x-6 py-3">
          <span>{name}</span>
          <span className="num">{value}</span>
        </li>
      ))}
    </ul>
  );
}

/** What came in against what it cost, and the operator's own prices that the costs are counted by. */
export function Money({ finance, costs, wrong }: Pick<Overview, "finance" | "costs"> & { wrong: boolean }) {
  const { t } = useTranslation();
  const problems = wrong ? [{ field: "jobs", text: t("admin.overview.costsWrong") }] : [];
  return (
    <>
      <Section title={t("admin.overview.money", { days: finance.days })}>
        <Lines finance={finance} />
      </Section>
      <Section title={t("admin.overview.callsTitle")} hint={t("admin.overview.callsHint")}>
        <Calls finance={finance} />
      </Section>
      <Section title={t("admin.overview.cost")} hint={t("admin.overview.costsHint")}>
        <form method="post" className="grid max-w-lg gap-4" noValidate>
          <input type="hidden" name="revision" value={costs.revision} />
          <InputField
            name="fixed"
            inputMode="numeric"
            autoComplete="off"
            label={t("admin.overview.fixedLabel")}
            defaultValue={String(costs.value.fixed_cents)}
            problems={[]}
          />
          <TextField name="jobs" label={t("admin.overview.jobsLabel")} value={costLines(costs.value)} rows={4} problems={problems} />
          <p>
            <button className="btn btn-plain" name="intent" value="costs">
              {t("admin.overview.saveCosts")}
            </button>
          </p>
        </form>
      </Section>
    </>
  );
}
