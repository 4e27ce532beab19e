import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { enter } from "../../../account/enter.ts";
import { safePath } from "../../../http/back.ts";
import { readCookies, setCookie } from "../../../http/cookies.ts";
import { readForm, textOf } from "../../../http/form.ts";
import { attempt, type Problem } from "../../../http/problem.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import { InputField } from "../../../ui/input-field.tsx";

const challengeOf = (request: Request): string => (readCookies(request).get("second_step") ?? "").slice(0, 80);

/** The second step of a login, for whom a password has just been right. */
export function loader({ request }: LoaderFunctionArgs) {
  if (challengeOf(request) === "") throw redirect("/login", 302);
  const { searchParams: query, origin } = new URL(request.url);
  return { back: safePath(query.get("back"), origin), team: (query.get("teamInviteCode") ?? "").slice(0, 100) };
}

export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const code = textOf(form, "code").slice(0, 30);
  const { value: opened, problem } = await attempt(context.api.account.secondStep({ challenge: challengeOf(request), code }));
  if (problem) return data({ problems: [{ ...problem, field: "code" }] }, { status: 422 });
  const back = safePath(textOf(form, "back"), new URL(request.url).origin);
  const answer = await enter(context, opened, { back, team: textOf(form, "teamInviteCode").slice(0, 100) });
  answer.headers.append("set-cookie", setCookie("second_step", "", { maxAge: 0 }));
  return answer;
}

export default function SecondStep() {
  const { t } = useTranslation();
  const { back, team } = useLoaderData<typeof loader>();
  const failed = useActionData<{ problems: Problem[] }>();
  return (
    <div className="mx-auto grid w-full max-w-md gap-6">
      <h1 className="calm">{t("security.stepTitle")}</h1>
      <p className="quiet">{t("security.stepLead")}</p>
      <form method="post" className="grid gap-5" noValidate>
        <input type="hidden" name="back" value={back} />
        <input type="hidden" name="teamInviteCode" value={team} />
        <InputField
          name="code"
          autoComplete="one-time-code"
          inputMode="text"
          autoFocus
          label={t("security.code")}
          hint={t("security.codeHint")}
          problems={failed?.problems ?? []}
        />
        <button className="btn btn-primary justify-self-start">{t("account.goLogin")}</button>
      </form>
      <p>
        <a className="link inline-flex min-h-11 items-center" href="/login">
          {t("account.backToLogin")}
        </a>
      </p>
    </div>
  );
}
