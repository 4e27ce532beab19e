import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { codeOf, messageText } from "../../../../trpc/contract/rules/errors.ts";
import { ERROR_TABLE } from "../../../../trpc/contract/rules/error-codes.ts";
import { requireUser, signedIn } from "../../../account/guard.ts";
import { seeOther } from "../../../http/flash.ts";
import { readForm, textOf } from "../../../http/form.ts";
import { attempt } from "../../../http/problem.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";

const MOST = 100;

/** What an invitation leads to: said before it is accepted, and to whom it is offered. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const code = (new URL(request.url).searchParams.get("code") ?? "").slice(0, MOST);
  const [{ value }, user] = await Promise.all([attempt(context.api.team.invitation({ invite_code: code || "none" })), signedIn(context)]);
  // Who opens the link of the invitation that they have accepted is told where they are.
  const own = value || !user ? null : (await attempt(context.api.team.current({}))).value;
  return data(
    { code, invitation: value, email: user?.email ?? null, own: own?.team?.name ?? null },
    { status: value || own?.team ? 200 : 404 },
  );
}

/** Spec §8: POST /seat/acceptInvite shows no message of its own; the page says why by the code's words. */
export async function action({ request, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  const form = await readForm(request);
  const { value, problem } = await attempt(
    context.api.account.acceptInvite({ invite_code: textOf(form, "code").slice(0, MOST) || "none" }),
  );
  if (!problem) return seeOther("/team", { type: "success", message: "team.joined", params: { team: value.name } });
  const key = ERROR_TABLE.find(({ code }) => code === problem.code)?.key ?? "system.error";
  return data({ why: messageText(key, context.lang), isOver: problem.code === codeOf("team.linkExpired") }, { status: 422 });
}

function Offer() {
  const { t } = useTranslation();
  const { code, invitation, email, own } = useLoaderData<typeof loader>();
  const query = new URLSearchParams({ teamInviteCode: code });
  if (!invitation)
    return (
      <>
        <p className="max-w-prose">{own ? t("team.alreadyIn", { team: own }) : t("account.welcome.team.expired")}</p>
        {own && (
          <p>
            <a className="btn btn-primary" href="/team">
              {t("payment.done.team")}
            </a>
          </p>
        )}
      </>
    );
  if (email === null)
    return (
      <>
        <p className="max-w-prose">{t(invitation.to_address ? "team.joinLoginAddress" : "team.joinLogin")}</p>
        <p className="flex flex-wrap gap-3">
          <a className="btn btn-primary" href={`/register?${query}`}>
            {t("account.goRegister")}
          </a>
          <a className="btn btn-plain" href={`/login?${query}`}>
            {t("account.goLogin")}
          </a>
        </p>
      </>
    );
  return (
    <form method="post" className="grid justify-items-start gap-4">
      <p className="max-w-prose">{t("team.joinAs", { email, role: t(`team.roles.${invitation.role}`) })}</p>
      <input type="hidden" name="code" value={code} />
      <button className="btn btn-primary">{t("team.join")}</button>
    </form>
  );
}

export default function JoinPage() {
  const { t } = useTranslation();
  const { invitation } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  return (
    <div className="grid max-w-2xl gap-6">
      <h1 className="calm wrap-anywhere">{invitation ? t("team.joinTitle", { team: invitation.name }) : t("team.joinOver")}</h1>
      {failed && (
        <p className="note" data-kind="warning" role="alert">
          {failed.why}
        </p>
      )}
      <Offer />
    </div>
  );
}
