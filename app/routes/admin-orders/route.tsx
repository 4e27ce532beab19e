import { type ActionFunctionArgs, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Deed } from "../../operator/deed.tsx";
import { OperatorFrame, Paging } from "../../operator/frame.tsx";
import { asOperator } from "../../operator/guard.ts";
import { listQuery } from "../../operator/list-query.ts";
import { refusedDeed } from "../../operator/refused-deed.ts";
import { price } from "../../payment/price.ts";
import { DateTime } from "../../ui/date-time.tsx";
import { Problems } from "../../ui/problems.tsx";

export async function loader({ request, context: { api } }: LoaderFunctionArgs) {
  const { cursor, later, user, get } = listQuery(request);
  const refunds = get("refunds") === "yes" ? "yes" : "no";
  const page = await asOperator(api.admin.operations.orders({ cursor, owner_id: user, refunds }));
  return { ...page, later, user, refunds } as const;
}
type ListedOrder = Awaited<ReturnType<typeof loader>>["list"][number];

export async function action({ request, context: { api } }: ActionFunctionArgs) {
  const form = await readForm(request);
  const order = { order_id: textOf(form, "id").slice(0, 60), reason: textOf(form, "reason").slice(0, 200) };
  const { problem } = await attempt(api.admin.operations.refund(order));
  return problem ? refusedDeed(form, problem) : seeOther("/admin/orders", { type: "success", message: "admin.done" });
}

function OrderRow({ order }: { order: ListedOrder }) {
  const { t, lang } = useTranslation();
  const { order_id, owner_id, product, state, amount, currency, refund, disputed, test, created_at } = order;
  const marks = [
    t(`payment.orders.states.${state}`),
    ...(refund.state === "none" ? [] : [t("admin.orders.refunded", { state: refund.state, amount: price(refund.amount, currency, lang) })]),
    ...(disputed ? [t("admin.orders.disputed")] : []),
    ...(test ? [t("admin.orders.test")] : []),
  ];
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap justify-between gap-x-6">
        <span>
          {t(`payment.checkout.product.${product}`)} <code>{order_id}</code>
        </span>
        <span className="num">{price(amount, currency, lang)}</span>
      </div>
      <p className="hint">
        {marks.join(" · ")} <DateTime at={created_at} />{" "}
        <a className="link" href={`/admin/users?query=${owner_id}`}>
          {t("admin.orders.of", { user: owner_id })}
        </a>
      </p>
      {refund.possible && <Deed id={order_id} intent="refund" label={t("admin.orders.refund")} />}
    </li>
  );
}

/** Orders of everybody, and those whose refund is open. */
export default function AdminOrders() {
  const { t } = useTranslation();
  const { list, next, later, user, refunds } = useLoaderData<typeof loader>();
  const problems = useActionData<typeof action>()?.problems ?? [];
  return (
    <OperatorFrame here={refunds === "yes" ? "refunds" : "orders"}>
      <Problems list={problems} />
      {list.length === 0 && <p className="quiet">{t("admin.none")}</p>}
      <ul className="rows">
        {list.map((order) => (
          <OrderRow key={order.order_id} order={order} />
        ))}
      </ul>
      <Paging path="/admin/orders" query={{ user, refunds }} next={next} later={later} />
    </OperatorFrame>
  );
}
