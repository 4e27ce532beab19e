import type { Pricing } from "../../../trpc/contract/pricing.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { checkoutOf } from "../../payment/item.ts";
import { price } from "../../payment/price.ts";

/** Credits that are bought once. */
export function Packs({ pricing: { packs, currency }, buyable }: { pricing: Pricing; buyable: boolean }) {
  const { t, lang } = useTranslation();
  if (packs.list.length === 0) return null;
  return (
    <section className="section" id="packs" aria-labelledby="packs-title">
      <div className="grid content-start gap-2">
        <h2 id="packs-title">{t("payment.packs.title")}</h2>
        <p className="hint max-w-xs">{t("payment.packs.hint", { count: packs.days })}</p>
      </div>
      <ul className="packs">
        {packs.list.map(({ id, credits, cents }) => (
          <li key={id}>
            <span className="font-semibold">{t("payment.packs.name", { credits })}</span>
            <span className="text-title head num">{price(cents, currency, lang)}</span>
            <span className="hint">{t("payment.packs.each", { price: price(Math.round(cents / credits), currency, lang) })}</span>
            {buyable && (
              <a className="btn btn-plain justify-self-start" href={checkoutOf({ product: "pack", pack: id })}>
                {t("payment.packs.buy")}
              </a>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
