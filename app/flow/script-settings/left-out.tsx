import type { ShownProduct } from "../../../trpc/contract/product.ts";
import type { LeftOut } from "../../../trpc/contract/script.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { groundOf } from "./grounds.ts";

/** The facts that the chosen script does not say, and why, in the user's own order. */
export function LeftOutFacts({ facts, product }: { facts: readonly LeftOut[]; product: ShownProduct }) {
  const { t, lang } = useTranslation();
  const known = facts.map((fact) => ({ ...fact, ...groundOf(product, fact.fact_id, lang) })).filter(({ text }) => text !== "");
  if (known.length === 0) return null;
  return (
    <aside className="note grid gap-2" aria-labelledby="left-out">
      <h2 id="left-out" className="text-body font-semibold">
        {t("script.leftOut.title", { count: known.length })}
      </h2>
      <ul className="grid gap-1">
        {known.map(({ fact_id, text, reason }) => (
          <li key={fact_id}>
            <q>{text}</q> <span className="hint">{t(`script.leftOut.${reason}`)}</span>
          </li>
        ))}
      </ul>
    </aside>
  );
}
