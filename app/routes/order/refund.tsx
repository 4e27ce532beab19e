import type { Order } from "../../../trpc/contract/payment/order.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { dayText } from "../../payment/day.ts";
import { price } from "../../payment/price.ts";
import { Section } from "../../ui/section.tsx";

/** What goes with a refund beside the credits. */
const partOf = ({ product }: Order["item"]) => (product === "pack" || product === "seats" ? product : "plan");

/** What would come back, what is on its way, or what has come back. */
export function Refund({ order: { refund, currency, item } }: { order: Order }) {
  const { t, lang } = useTranslation();
  const money = (cents: number) => price(cents, currency, lang);
  const { offer, state, amount } = refund;
  return (
    <div id="refund">
      <Section title={t("payment.order.refund")}>
        {offer && (
          <x-behave name="busy">
            <form method="post" className="grid gap-4">
              <p className="max-w-prose">
                {t(`payment.order.refundOffer.${partOf(item)}`, {
                  price: money(offer.cents),
                  date: dayText(offer.until, lang),
                  unspent: offer.unspent,
                })}
              </p>
              <button className="btn btn-plain justify-self-start" name="intent" value="refund" data-busy={t("payment.order.refunding")}>
                {t("payment.order.refundGo", { price: money(offer.cents) })}
              </button>
            </form>
          </x-behave>
        )}
        {state === "refunded" && <p>{t("payment.order.refunded", { price: money(amount) })}</p>}
        {state === "asked" && <p>{t("payment.order.refundAsked", { price: money(amount) })}</p>}
        {state === "failed" && <p className="wrong">{t("payment.order.refundFailed")}</p>}
        {state === "none" && !offer && <p className="quiet">{t("payment.order.refundNone")}</p>}
      </Section>
    </div>
  );
}
