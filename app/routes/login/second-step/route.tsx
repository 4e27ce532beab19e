import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { PasskeyForm } from "../../../account/passkey-form.tsx";
import { secondStepOf } from "../../../account/second-step.ts";
import { enter } from "../../../account/enter.ts";
import { safePath } from "../../../http/back.ts";
import { setCookie } from "../../../http/cookies.ts";
import { readForm, textOf } from "../../../http/form.ts";
import { attempt, type Problem } from "../../../http/problem.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import { InputField } from "../../../ui/input-field.tsx";

/** The second step of a login, for whom a password has just been right. */
export function loader({ request }: LoaderFunctionArgs) {
  if (secondStepOf(request) === "") throw redirect("/login", 302);
  const { searchParams: query, origin } = new URL(request.url);
  const by = (query.get("by") ?? "code").split(",");
  return {
    back: safePath(query.get("back"), origin),
    team: (query.get("teamInviteCode") ?? "").slice(0, 100),
    byCode: by.includes("code"),
    byPasskey: by.includes("passkey"),
  };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const code = textOf(form, "code").slice(0, 30);
  const { value: opened, problem } = await attempt(context.api.account.secondStep({ challenge: secondStepOf(request), code }));
  if (problem) return data({ problems: [{ ...problem, field: "code" }] }, { status: 422 });
  const back = safePath(textOf(form, "back"), new URL(request.url).origin);
  const answer = await enter(context, opened, { back, team: textOf(form, "teamInviteCode").slice(0, 100) });
  answer.headers.append("set-cookie", setCookie("second_step", "", { maxAge: 0 }));
  return answer;
}

export default function SecondStep() {
  const { t } = useTranslation();
  const { back, team, byCode, byPasskey } = useLoaderData<typeof loader>();
  const failed = useActionData<{ problems: Problem[] }>();
  return (
    <div className="mx-auto grid w-full max-w-md gap-6">
      <h1 className="calm">{t(byCode ? "security.stepTitle" : "security.stepTitlePasskey")}</h1>
      <p className="quiet">{t(byCode ? "security.stepLead" : "security.stepLeadPasskey")}</p>
      {byPasskey && (
        <>
          <PasskeyForm options="/login/passkey" action="/login/passkey">
            <input type="hidden" name="step" value="second" />
            <input type="hidden" name="back" value={back} />
            <input type="hidden" name="teamInviteCode" value={team} />
            <button className="btn btn-primary">{t("security.passkeys.use")}</button>
          </PasskeyForm>
          <noscript>
            <p className="quiet">{t("security.passkeys.stepNeedsScript")}</p>
          </noscript>
        </>
      )}
      <form method="post" className="grid gap-5" noValidate>
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name="teamInviteCode" value={team} />
        <InputField
          name="code"
          autoComplete="one-time-code"
          inputMode="text"
          autoFocus
          label={t(byCode ? "security.code" : "security.recoveryCode")}
          hint={t(byCode ? "security.codeHint" : "security.recoveryHint")}
          problems={failed?.problems ?? []}
        />
        <button className={byPasskey ? "btn btn-plain justify-self-start" : "btn btn-primary justify-self-start"}>
          {t("account.goLogin")}
        </button>
      </form>
      <p>
        <a className="link inline-flex min-h-11 items-center" href="/login">
          {t("account.backToLogin")}
        </a>
      </p>
    </div>
  );
}
