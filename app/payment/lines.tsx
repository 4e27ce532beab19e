import type { BillLine } from "../../trpc/contract/payment/item.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { price } from "./price.ts";

interface LinesProps {
  lines: readonly BillLine[];
  total: number;
  currency: string;
  totalLabel: string;
}

/** A bill, line by line, with its sum. */
export function Lines({ lines, total, currency, totalLabel }: LinesProps) {
  const { t, lang } = useTranslation();
  const money = (cents: number) => `${cents < 0 ? "−" : ""}${price(Math.abs(cents), currency, lang)}`;
  return (
    <dl className="sum">
      {lines.map(({ key, values, cents }) => (
        <div key={key}>
          <dt>{t(`payment.lines.${key}`, values)}</dt>
          <dd className="num">{money(cents)}</dd>
        </div>
      ))}
      <div className="total">
        <dt>{totalLabel}</dt>
        <dd className="num">{money(total)}</dd>
      </div>
    </dl>
  );
}
