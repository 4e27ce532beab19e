import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Film } from "../ui/film.tsx";
import { Problems } from "../ui/problems.tsx";
import type { SignInState } from "./actions.ts";
import type { loadSignIn, SignInData } from "./queries.ts";
import { AddressFields, CodeFields, LoginFields } from "./steps.tsx";
import { PasskeyLogin, Ways } from "./sign-in-methods.tsx";

const START: SignInState = { step: "start", email: "", code: "", codeOnPage: null, agreed: false, problems: [] };

type Kind = "login" | "register" | "reset";

function Tabs({ kind, back, team }: { kind: Kind } & Pick<SignInData, "back" | "team">) {
  const { t } = useTranslation();
  const query = new URLSearchParams([...(back ? [["back", back]] : []), ...(team ? [["teamInviteCode", team]] : [])]);
  const href = (path: string) => (query.size > 0 ? `${path}?${query}` : path);
  return (
    <nav className="tabs-line" aria-label={t("account.tabs")}>
      <a href={href("/login")} aria-current={kind === "register" ? undefined : "page"}>
        {t("account.tabLogin")}
      </a>
      <a href={href("/register")} aria-current={kind === "register" ? "page" : undefined}>
        {t("account.tabRegister")}
      </a>
    </nav>
  );
}

/** What a visitor is told before anything else: why they are here, or what this installation lacks. */
function Notices({ kind, data: { ended, deleted, team, ways } }: { kind: Kind; data: SignInData }) {
  const { t } = useTranslation();
  const stuck = kind === "register" ? !ways.mail && !ways.code_on_page : kind === "reset" && !ways.mail;
  return (
    <>
      {ended && <p className="note">{t("account.ended")}</p>}
      {deleted && (
        <p className="note" data-kind="success">
          {t("account.deleted")}
        </p>
      )}
      {team && <p className="note">{t("account.invited")}</p>}
      {stuck && (
        <p className="note" data-kind="warning">
          {t(kind === "reset" && ways.code_on_page ? "account.noMailReset" : "account.noMail")}
        </p>
      )}
    </>
  );
}

function Fields({ kind, state, data: { ways } }: { kind: Kind; state: SignInState; data: SignInData }) {
  if (kind === "login") return <LoginFields state={state} />;
  if (state.step === "code") return <CodeFields state={state} purpose={kind} />;
  if (kind === "reset" ? !ways.mail : !ways.mail && !ways.code_on_page) return null;
  return <AddressFields state={state} purpose={kind} />;
}

/** Login and Register share one page (spec §2); so does setting a new password. */
export function SignInPage() {
  const { t } = useTranslation();
  const data = useLoaderData<typeof loadSignIn>();
  const state = useActionData<SignInState>() ?? START;
  const kind: Kind = data.register ? "register" : data.reset ? "reset" : "login";
  // What is about a field stands beside it, and only there.
  const problems = [...data.problems, ...state.problems].filter(({ field }) => field === undefined);
  return (
    <div className="sign-in">
      <section className="grid content-start gap-6">
        <Tabs kind={kind} back={data.back} team={data.team} />
        <div className="grid gap-3">
          <h1 className="calm">{t(`account.${kind}Title`)}</h1>
          <p className="quiet">{t(`account.${kind}Lead`)}</p>
        </div>
        <Notices kind={kind} data={data} />
        <Problems list={problems} />
        <x-behave name="team-code">
          <x-behave name="busy">
            <form method="post" className="grid gap-5" noValidate>
              <input type="hidden" name="back" value={data.back} />
              <input type="hidden" name="teamInviteCode" defaultValue={data.team} />
              <Fields kind={kind} state={state} data={data} />
            </form>
          </x-behave>
        </x-behave>
        {kind === "reset" ? (
          <p>
            <a className="link inline-flex min-h-11 items-center" href="/login">
              {t("account.backToLogin")}
            </a>
          </p>
        ) : (
          state.step === "start" && (
            <>
              {kind === "login" && <PasskeyLogin data={data} />}
              <Ways data={data} />
            </>
          )
        )}
      </section>
      <Film template={kind === "register" ? "studio" : "magazine"} className="film w-full" />
    </div>
  );
}
