import { factsOf } from "../../../locales/index.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import type { Overview } from "./route.tsx";

type Call = Overview["finance"]["calls"][number];

/** Seconds, and a task's share of a credit, as they are read. */
const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Cents with what is less than one: a sentence costs a fraction of a cent, and not nothing. */
function fineMoney(cents: number, currency: string, tag: string): string {
  const maximumFractionDigits = Math.abs(cents) < 100 ? 4 : 2;
  return new Intl.NumberFormat(tag, { style: "currency", currency, currencyDisplay: "narrowSymbol", maximumFractionDigits }).format(
    cents / 100,
  );
}

function CallRow({ currency, ...call }: Call & { currency: string }) {
  const { t, lang } = useTranslation();
  const { kind, model, calls, units, unit, cents, unpriced, credits, margin_cents } = call;
  const money = (amount: number) => fineMoney(amount, currency, factsOf(lang).tag);
  const facts = [
    t(`admin.overview.kind.${kind}`),
    t("admin.overview.calls", { count: calls }),
    ...(unit === "job" ? [] : [t(`admin.overview.unit.${unit}`, { count: rounded(units) })]),
    t("admin.overview.taken", { count: rounded(credits) }),
    ...(margin_cents === null ? [] : [t("admin.overview.callMargin", { amount: money(margin_cents) })]),
    ...(cents !== null && unpriced > 0 ? [t("admin.overview.unpriced", { count: unpriced })] : []),
  ];
  return (
    <li className="flex justify-between gap-x-6 py-3">
      <span className="grid min-w-0 gap-1">
        <span className="break-all">{model}</span>
        <span className="quiet">{facts.join(" · ")}</span>
      </span>
      {cents === null ? <span className="quiet">{t("admin.overview.noPrice")}</span> : <span className="num">{money(0 - cents)}</span>}
    </li>
  );
}

/** What was asked of providers: what it cost, beside the credits that it took. */
export function Calls({ finance: { calls, currency } }: Pick<Overview, "finance">) {
  const { t } = useTranslation();
  if (calls.length === 0) return <p className="quiet">{t("admin.none")}</p>;
  return (
    <ul className="rows">
      {calls.map((call) => (
        <CallRow key={`${call.kind} ${call.model} ${call.unit}`} {...call} currency={currency} />
      ))}
    </ul>
  );
}
