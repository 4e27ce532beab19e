import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { requireUser } from "../../account/guard.ts";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { TestMode } from "../../payment/test-mode.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Problems } from "../../ui/problems.tsx";
import { Section } from "../../ui/section.tsx";
import type { action } from "./actions.ts";
import { ChangePlan, FewerSeats } from "./change.tsx";
import { Cancel } from "./cancel.tsx";
import { Now } from "./now.tsx";

export { action } from "./actions.ts";

export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const [plan, { value: mails }] = await Promise.all([context.api.plan.current({}), attempt(context.api.testPayments.mails({}))]);
  return { plan, hasTime: mails !== null };
}

function AddSeats() {
  const { t } = useTranslation();
  return (
    <Section title={t("payment.plan.addSeats")} hint={t("payment.plan.addSeatsHint")}>
      <form method="get" action="/checkout" className="flex flex-wrap items-start gap-2">
        <input type="hidden" name="product" value="seats" />
        <div className="w-32">
          <InputField name="seats" type="number" min={1} label={t("payment.plan.howMany")} defaultValue="1" problems={[]} />
        </div>
        <button className="btn btn-plain mt-8">{t("payment.plan.review")}</button>
      </form>
    </Section>
  );
}

/** One's plan: what it is, how it stands, what can be added to it, and the way out. */
export default function PlanPage() {
  const { t } = useTranslation();
  const { plan, hasTime } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const problemsOf = (step: string) => (failed?.step === step ? failed.problems : []);
  const isLive = plan.state !== "none" && plan.state !== "expired";
  return (
    <div className="grid gap-8">
      <header className="grid gap-4">
        <h1 className="calm">{t("payment.plan.title")}</h1>
        {plan.test && <TestMode />}
        <Problems list={problemsOf("other")} />
      </header>
      <div>
        <Section title={t("account.center.plan")}>
          <Now plan={plan} />
          <p className="flex flex-wrap gap-x-6">
            <a className="link inline-flex min-h-11 items-center" href="/orders">
              {t("payment.plan.orders")}
            </a>
            <a className="link inline-flex min-h-11 items-center" href="/usage">
              {t("payment.plan.usage")}
            </a>
            <a className="link inline-flex min-h-11 items-center" href="/vip-price#packs">
              {t("payment.plan.credits")}
            </a>
            {hasTime && (
              <a className="link inline-flex min-h-11 items-center" href="/test-payment">
                {t("payment.time.title")}
              </a>
            )}
          </p>
        </Section>
        {isLive && plan.plan === "business" && (
          <>
            <AddSeats />
            <FewerSeats plan={plan} problems={problemsOf("fewer")} />
          </>
        )}
        {isLive && <ChangePlan plan={plan} />}
        <Section title={t("payment.plan.redeem")} hint={t("payment.plan.redeemHint")}>
          <form method="post" className="flex max-w-md flex-wrap items-start gap-2">
            <div className="grow basis-48">
              <InputField
                name="code"
                autoComplete="off"
                label={t("payment.plan.redeem")}
                defaultValue={failed?.typed.code ?? ""}
                maxLength={60}
                problems={problemsOf("redeem")}
              />
            </div>
            <button className="btn btn-plain mt-8" name="intent" value="redeem">
              {t("payment.plan.redeemGo")}
            </button>
          </form>
        </Section>
        {isLive && plan.state !== "unsubscribed" && <Cancel plan={plan} problems={problemsOf("cancel")} typed={failed?.typed ?? {}} />}
      </div>
    </div>
  );
}
