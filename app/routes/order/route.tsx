import { useActionData, useLoaderData } from "@remix-run/react";
import { useGrouped } from "../../i18n/use-grouped.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { checkoutOf } from "../../payment/item.ts";
import { Lines } from "../../payment/lines.tsx";
import { OrderState } from "../../payment/order-state.tsx";
import { TestMode } from "../../payment/test-mode.tsx";
import { DateTime } from "../../ui/date-time.tsx";
import { Problems } from "../../ui/problems.tsx";
import { Section } from "../../ui/section.tsx";
import type { action } from "./actions.ts";
import { Invoice } from "./invoice.tsx";
import type { loader, OrderData } from "./queries.ts";
import { Refund } from "./refund.tsx";

export { action } from "./actions.ts";
export { loader } from "./queries.ts";

/** What there is to do with an order that is not paid. */
function Open({ order }: Pick<OrderData, "order">) {
  const { t } = useTranslation();
  if (order.state === "toBePaid" || (order.state === "paymentFailed" && order.pay_url))
    return (
      <form method="post" className="flex flex-wrap gap-3">
        {order.pay_url && (
          <a className="btn btn-primary" href={order.pay_url}>
            {t("payment.order.payNow")}
          </a>
        )}
        {order.state === "toBePaid" && (
          <button className="btn btn-plain" name="intent" value="cancel">
            {t("payment.order.cancel")}
          </button>
        )}
      </form>
    );
  if (order.kind === "renewal" || order.paid_at !== null || order.state === "paymentInProgress") return null;
  return (
    <p>
      <a className="btn btn-plain" href={checkoutOf(order.item)}>
        {t("payment.order.again")}
      </a>
    </p>
  );
}

/** One order: what it was, how it stands, and what can be done with it. */
export default function OrderPage() {
  const { t } = useTranslation();
  const number = useGrouped();
  const data = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const { order } = data;
  const isPaid = order.state === "paymentSuccessful";
  return (
    <div className="grid gap-8">
      <header className="grid gap-4">
        <h1 className="calm break-all">{t("payment.order.title", { id: order.id.toUpperCase() })}</h1>
        {order.test && <TestMode />}
        <Problems list={failed?.problems ?? []} />
      </header>
      <div>
        <Section title={t(`payment.checkout.product.${order.item.product}`)}>
          <p className="text-lead">
            <OrderState order={order} />
          </p>
          <Lines lines={order.lines} total={order.amount} currency={order.currency} totalLabel={t("payment.orders.amount")} />
          <dl className="facts">
            <dt>{t("payment.order.credits")}</dt>
            <dd className="num">{number(order.credits)}</dd>
            <dt>{t("payment.order.placed")}</dt>
            <dd>
              <DateTime at={order.created_at} />
            </dd>
            {order.paid_at !== null && (
              <>
                <dt>{t("payment.order.paid")}</dt>
                <dd>
                  <DateTime at={order.paid_at} />
                </dd>
              </>
            )}
          </dl>
          <Open order={order} />
        </Section>
        {isPaid && <Invoice data={data} problems={failed?.problems ?? []} typed={failed?.company ?? ""} />}
        {order.paid_at !== null && <Refund order={order} />}
      </div>
      <p>
        <a className="link inline-flex min-h-11 items-center" href="/orders">
          {t("payment.order.all")}
        </a>
      </p>
    </div>
  );
}
