import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "../../account/guard.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt, isNotFound } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { price } from "../../payment/price.ts";
import { TestMode } from "../../payment/test-mode.tsx";
import { Choice, Choices, oneOf } from "../../ui/choice.tsx";
import { pageAfter } from "../../../trpc/contract/payment/item.ts";

const CARDS = ["good", "declined", "authenticate", "slow", "failsLater"] as const;
const idOf = (params: LoaderFunctionArgs["params"]): string => (params.paymentId ?? "").slice(0, 100);

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const { value, problem } = await attempt(context.api.testPayments.show({ id: idOf(params) }));
  if (problem) throw data(null, { status: isNotFound(problem) || !value ? 404 : 503 });
  return value;
}

/** A card that asks for confirmation is asked about once more, as banks do. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  const form = await readForm(request);
  const card = oneOf(CARDS, textOf(form, "card")) ?? "good";
  if (card === "authenticate" && textOf(form, "confirmed") === "") return data({ step: "confirm" as const });
  const given = textOf(form, "confirmed") === "no" ? "declined" : card;
  const { order_id } = await context.api.testPayments.show({ id: idOf(params) });
  const { outcome } = await context.api.testPayments.pay({ id: idOf(params), card: given });
  if (outcome === "declined") return data({ step: "declined" as const }, { status: 422 });
  if (outcome === "over") return redirect(`/orders/${order_id}`, 303);
  const { item } = await context.api.orders.get({ order_id });
  return redirect(`/${pageAfter(item)}?order=${order_id}`, 303);
}

function Confirm({ cents, currency }: { cents: number; currency: string }) {
  const { t, lang } = useTranslation();
  return (
    <form method="post" className="grid gap-4">
      <h2>{t("payment.test.confirmTitle")}</h2>
      <p>{t("payment.test.confirmBody", { price: price(cents, currency, lang) })}</p>
      <input type="hidden" name="card" value="authenticate" />
      <p className="flex flex-wrap gap-3">
        <button className="btn btn-primary" name="confirmed" value="yes">
          {t("payment.test.confirm")}
        </button>
        <button className="btn btn-plain" name="confirmed" value="no">
          {t("payment.test.refuse")}
        </button>
      </p>
    </form>
  );
}

function Cards({ subscription }: { subscription: boolean }) {
  const { t } = useTranslation();
  const offered = CARDS.filter((card) => (subscription ? card !== "slow" : card !== "failsLater"));
  return (
    <x-behave name="busy">
      <form method="post" className="grid gap-6">
        <Choices legend={t("payment.test.card")} min={260}>
          {offered.map((card) => (
            <Choice
              key={card}
              name="card"
              value={card}
              chosen={card === "good"}
              title={t(`payment.test.cards.${card}.name`)}
              text={t(`payment.test.cards.${card}.text`)}
            />
          ))}
        </Choices>
        <button className="btn btn-primary justify-self-start" data-busy={t("payment.test.paying")}>
          {t("payment.test.pay")}
        </button>
      </form>
    </x-behave>
  );
}

/** The page of the local payment server, where a provider would have its own. */
export default function TestPayment() {
  const { t, lang } = useTranslation();
  const { cents, currency, open, subscription, order_id } = useLoaderData<typeof loader>();
  const step = useActionData<typeof action>()?.step;
  return (
    <div className="mx-auto grid w-full max-w-3xl gap-8">
      <header className="grid gap-4">
        <h1 className="calm">{t("payment.test.title")}</h1>
        <TestMode />
        <p>{t("payment.test.body")}</p>
        <p className="text-lead">
          {t("payment.test.amount")} <strong className="num">{price(cents, currency, lang)}</strong>
        </p>
      </header>
      {step === "declined" && (
        <p role="alert" className="note" data-kind="error">
          {t("payment.test.declined")}
        </p>
      )}
      {!open && <p>{t("payment.test.over")}</p>}
      {open && (step === "confirm" ? <Confirm cents={cents} currency={currency} /> : <Cards subscription={subscription} />)}
      <p>
        <a className="link inline-flex min-h-11 items-center" href={`/orders/${order_id}`}>
          {open ? t("payment.test.cancel") : t("payment.test.toOrder")}
        </a>
      </p>
    </div>
  );
}
