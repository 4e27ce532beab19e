import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import type { OrderItem } from "../../trpc/contract/payment/item.ts";
import { requireUser } from "../account/guard.ts";
import { attempt, isNotFound } from "../http/problem.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { TestMode } from "./test-mode.tsx";

/** Seconds after which a page without scripts asks again whether a payment has arrived. */
const AGAIN_SECONDS = 5;

/** After a payment: the order that the address names. What an ad appended to it beside that is for the statistics alone. */
export async function loadDone({ request, context }: LoaderFunctionArgs) {
  const user = await requireUser(context, request);
  const order_id = (new URL(request.url).searchParams.get("order") ?? "").slice(0, 40);
  const { value: order, problem } = await attempt(context.api.orders.get({ order_id }));
  if (problem) throw data(null, { status: isNotFound(problem) || !order ? 404 : 503 });
  return { order, credits: user.credits.available };
}
type Done = Awaited<ReturnType<typeof loadDone>>;

/** Whether an order's credits go to a team and not to who pays (decision 083). */
const isForTeam = ({ product }: OrderItem): boolean => product === "business" || product === "seats";

/** What the payment brought; while it is on its way, the page asks again by itself. */
export function DonePage({ data: { order, credits }, title }: { data: Done; title: string }) {
  const { t } = useTranslation();
  const { state, id } = order;
  const isPaid = state === "paymentSuccessful";
  const isOver = state === "paymentFailed" || state === "cancelled";
  return (
    <div className="grid max-w-2xl gap-6">
      <h1>{isPaid ? title : t(isOver ? "payment.done.failed" : "payment.done.waiting")}</h1>
      {order.test && <TestMode />}
      {isPaid && (
        // Other tabs show the new credits, and what waited for a plan is done (spec §4).
        <x-behave name="paid-here" data-order={id}>
          <div className="grid gap-1">
            <p className="text-lead">
              {t(isForTeam(order.item) ? "payment.done.addedTeam" : "payment.done.added", { count: order.credits })}
            </p>
            <p className="quiet">{t("payment.done.balance", { count: credits })}</p>
          </div>
        </x-behave>
      )}
      {!isPaid && <p className="text-lead">{t(isOver ? "payment.done.failedBody" : "payment.done.waitingBody")}</p>}
      {!isPaid && !isOver && <meta httpEquiv="refresh" content={String(AGAIN_SECONDS)} />}
      <p className="flex flex-wrap gap-3">
        {isPaid && (
          <a className="btn btn-primary" href="/link-to-video">
            {t("payment.done.start")}
          </a>
        )}
        {!isPaid && !isOver && (
          <a className="btn btn-primary" href={`?order=${id}`}>
            {t("payment.done.check")}
          </a>
        )}
        {isPaid && isForTeam(order.item) && (
          <a className="btn btn-plain" href="/team">
            {t("payment.done.team")}
          </a>
        )}
        <a className="btn btn-plain" href={`/orders/${id}`}>
          {t("payment.done.order")}
        </a>
      </p>
    </div>
  );
}
