import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { cursor as cursorShape } from "../../../trpc/contract/cursor.ts";
import type { Order } from "../../../trpc/contract/payment/order.ts";
import { requireUser } from "../../account/guard.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { dayText } from "../../payment/day.ts";
import { OrderState } from "../../payment/order-state.tsx";
import { price } from "../../payment/price.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const cursor = cursorShape.safeParse(new URL(request.url).searchParams.get("after")).data;
  return { ...(await context.api.orders.list({ cursor })), later: cursor !== undefined };
}

function Row({ order }: { order: Order }) {
  const { t, lang } = useTranslation();
  const { id, item, kind, created_at, amount, currency } = order;
  const name = t(`payment.checkout.product.${item.product}`);
  return (
    <tr>
      <td>
        <a className="link inline-flex min-h-11 items-center" href={`/orders/${id}`}>
          {kind === "renewal" ? `${name} · ${t("payment.orders.renewal")}` : name}
        </a>
      </td>
      <td className="quiet">
        {dayText(created_at, lang)} · <OrderState order={order} />
      </td>
      <td className="num">{price(amount, currency, lang)}</td>
    </tr>
  );
}

/** Everything that was ordered, in the states of spec §4. */
export default function Orders() {
  const { t } = useTranslation();
  const { list, next, later } = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="calm">{t("payment.orders.title")}</h1>
        <p className="quiet">{t(list.length > 0 ? "payment.orders.lead" : "payment.orders.none")}</p>
      </header>
      {list.length > 0 && (
        <table className="ledger">
          <thead>
            <tr>
              <th scope="col">{t("payment.orders.what")}</th>
              <th scope="col">{`${t("payment.orders.date")} · ${t("payment.orders.state")}`}</th>
              <th scope="col">{t("payment.orders.amount")}</th>
            </tr>
          </thead>
          <tbody>
            {list.map((order) => (
              <Row key={order.id} order={order} />
            ))}
          </tbody>
        </table>
      )}
      <p className="flex flex-wrap gap-6">
        {list.length === 0 && (
          <a className="btn btn-primary" href="/vip-price">
            {t("payment.orders.seePlans")}
          </a>
        )}
        {later && (
          <a className="link inline-flex min-h-11 items-center" href="/orders">
            {t("payment.orders.newest")}
          </a>
        )}
        {next && (
          <a className="link inline-flex min-h-11 items-center" href={`/orders?after=${next}`}>
            {t("payment.orders.older")}
          </a>
        )}
      </p>
    </div>
  );
}
