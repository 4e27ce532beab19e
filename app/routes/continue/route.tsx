import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { enter } from "../../account/enter.ts";
import { signedIn } from "../../account/guard.ts";
import { safePath } from "../../http/back.ts";
import { readForm, textOf } from "../../http/form.ts";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Problems } from "../../ui/problems.tsx";

/** Spec §4 `att`: before a link makes a browser someone else's, it says whose, and asks. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { searchParams: query, origin } = new URL(request.url);
  const back = safePath(query.get("back"), origin);
  const att = context.account.handoff();
  if (!att || (await signedIn(context))) throw redirect(back, 302);
  const { value, problem } = await attempt(context.api.account.readHandoff({ att }));
  if (problem) context.account.forgetHandoff();
  return { name: value?.name ?? "", back, problems: problem ? [problem] : [] };
}

/** The answer: `go` opens the session, once; anything else stays. */
export async function action({ request, context }: ActionFunctionArgs) {
  const form = await readForm(request);
  const { account, api } = context;
  const back = safePath(form.get("back"), new URL(request.url).origin);
  const att = account.handoff();
  if (textOf(form, "intent") !== "go" || !att || (await signedIn(context))) {
    account.forgetHandoff();
    return redirect(back, 303);
  }
  const { value: opened, problem } = await attempt(api.account.useHandoff({ ...account.attribution, att }));
  // The page says why, of the token that is over.
  if (problem) return redirect(`/continue?back=${encodeURIComponent(back)}`, 303);
  account.forgetHandoff();
  return enter(context, opened, { back, team: "" });
}

export default function Continue() {
  const { t } = useTranslation();
  const { name, back, problems } = useLoaderData<typeof loader>();
  return (
    <div className="grid max-w-xl gap-6">
      <h1 className="calm">{name ? t("account.handoff.title", { name }) : t("account.handoff.over")}</h1>
      <Problems list={problems} />
      {name && <p className="text-lead">{t("account.handoff.body")}</p>}
      {name && <p className="quiet">{t("account.handoff.guest")}</p>}
      {name ? (
        <form method="post" className="flex flex-wrap gap-3">
          <input type="hidden" name="back" value={back} />
          <button className="btn btn-primary" name="intent" value="go">
            {t("account.handoff.go")}
          </button>
          <button className="btn btn-plain" name="intent" value="stay">
            {t("account.handoff.stay")}
          </button>
        </form>
      ) : (
        <div className="flex flex-wrap gap-3">
          <a className="btn btn-primary" href="/login">
            {t("account.handoff.login")}
          </a>
          <a className="btn btn-plain" href={back}>
            {t("account.handoff.stay")}
          </a>
        </div>
      )}
    </div>
  );
}
