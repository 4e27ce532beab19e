import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { testPayments } from "../../../trpc/contract/payment/plan.ts";
import { requireUser } from "../../account/guard.ts";
import { seeOther } from "../../http/flash.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt, isNotFound, said } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { TestMode } from "../../payment/test-mode.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Section } from "../../ui/section.tsx";
import { Mail } from "./mail.tsx";

/** The local payment server's alone: where a provider takes the payments there is no such page. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { email } = await requireUser(context, request);
  const { value, problem } = await attempt(context.api.testPayments.mails({}));
  if (problem) throw data(null, { status: isNotFound(problem) ? 404 : 503 });
  return { list: value.list, email };
}

export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  const form = await readForm(request);
  const typed = (textOf(form, "some") || textOf(form, "days")).slice(0, 10);
  const wanted = testPayments.later.input.safeParse({ days: typed });
  if (!wanted.success) return data({ typed, problems: [said("form.outOfRange", context.lang, "days")] }, { status: 422 });
  const { problem } = await attempt(context.api.testPayments.later(wanted.data));
  if (problem) return data({ typed, problems: [{ ...problem, field: "days" }] }, { status: 422 });
  return seeOther("/test-payment", { type: "success", message: "payment.time.passed", params: { count: wanted.data.days } });
}

/** Lengths of time that bring something: a trial's end, a further try of a card, a month, a year. */
const STEPS = [3, 7, 31, 366];

/** Where time passes for what one has bought for a test, and where the mails lie that a provider would send. */
export default function TestTime() {
  const { t } = useTranslation();
  const { list, email } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <div className="grid gap-8">
      <header className="grid gap-4">
        <h1 className="calm">{t("payment.time.title")}</h1>
        <TestMode />
      </header>
      <div>
        <Section title={t("payment.time.forward")} hint={t("payment.time.forwardHint")}>
          <form method="post" className="flex flex-wrap items-start gap-2" noValidate>
            <div className="w-32">
              <InputField
                name="days"
                inputMode="numeric"
                autoComplete="off"
                label={t("payment.time.days")}
                defaultValue={failed?.typed ?? "31"}
                problems={failed?.problems ?? []}
              />
            </div>
            <button className="btn btn-plain mt-8">{t("payment.time.go")}</button>
          </form>
          <form method="post" className="flex flex-wrap gap-2">
            {STEPS.map((days) => (
              <button key={days} className="btn btn-plain" name="some" value={days}>
                {t("payment.time.some", { count: days })}
              </button>
            ))}
          </form>
          <p>
            <a className="link inline-flex min-h-11 items-center" href="/plan">
              {t("payment.plan.title")}
            </a>
          </p>
        </Section>
        <Section title={t("payment.time.mails")} hint={t("payment.time.mailsHint", { email })}>
          {list.length === 0 && <p className="quiet">{t("payment.time.noMails")}</p>}
          <ul className="rows">
            {list.map((mail) => (
              <Mail key={mail.id} mail={mail} />
            ))}
          </ul>
        </Section>
      </div>
    </div>
  );
}
