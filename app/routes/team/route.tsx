import { useActionData, useLoaderData } from "@remix-run/react";
import { isAtLeast } from "../../../trpc/contract/rules/team.ts";
import type { Team } from "../../../trpc/contract/team.ts";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Problems } from "../../ui/problems.tsx";
import { Section } from "../../ui/section.tsx";
import type { action } from "./actions.ts";
import { InviteForm, LinkForm, MadeLink } from "./invite.tsx";
import { Members } from "./members.tsx";
import { NoTeam } from "./none.tsx";
import { OpenInvitations } from "./open.tsx";
import type { loader } from "./queries.ts";
import { Seats } from "./seats.tsx";

export { action } from "./actions.ts";
export { loader } from "./queries.ts";

type Failed = ReturnType<typeof useActionData<typeof action>>;
const problemsOf = (failed: Failed, step: string): readonly Problem[] => (failed?.step === step ? failed.problems : []);

function Invitations({ team, mails, origin, failed }: { team: Team; mails: boolean; origin: string; failed: Failed }) {
  const { t } = useTranslation();
  return (
    <div id="invitations">
      <Section title={t("team.invitations")} hint={t("team.invitationsHint")}>
        {failed?.made && <MadeLink made={failed.made} origin={origin} />}
        <InviteForm problems={problemsOf(failed, "invite")} typed={failed?.typed.email ?? ""} mails={mails} />
        <LinkForm problems={problemsOf(failed, "link")} seats={team.seats} />
        <Problems list={problemsOf(failed, "open")} />
        {team.invitations.length > 0 && <OpenInvitations list={team.invitations} />}
      </Section>
    </div>
  );
}

function Sharing({ team: { members, me } }: { team: Team }) {
  const { t } = useTranslation();
  const on = members.find(({ id }) => id === me)?.shares ?? false;
  return (
    <div id="sharing">
      <Section title={t("team.sharing")} hint={t("team.sharingHint")}>
        <p className="max-w-prose">{t(on ? "team.sharingOn" : "team.sharingOff")}</p>
        <form method="post" className="flex flex-wrap items-center gap-4">
          <input type="hidden" name="on" value={on ? "no" : "yes"} />
          <button className="btn btn-plain" name="intent" value="share">
            {t(on ? "team.shareStop" : "team.shareStart")}
          </button>
          <a className="link inline-flex min-h-11 items-center" href="/team/shared">
            {t("team.seeShared")}
          </a>
        </form>
      </Section>
    </div>
  );
}

function Manage({ team, failed }: { team: Team; failed: Failed }) {
  const { t } = useTranslation();
  return (
    <Section title={t("team.settings")}>
      <form method="post" className="flex max-w-lg flex-wrap items-start gap-2" noValidate>
        <div className="grow basis-60">
          <InputField
            name="name"
            label={t("team.name")}
            defaultValue={failed?.typed.name ?? team.name}
            maxLength={60}
            problems={problemsOf(failed, "rename")}
          />
        </div>
        <button className="btn btn-plain mt-8" name="intent" value="rename">
          {t("account.center.save")}
        </button>
      </form>
      <p>
        <a className="link inline-flex min-h-11 items-center" href="/team/log">
          {t("team.log")}
        </a>
      </p>
    </Section>
  );
}

function Leave({ team, failed }: { team: Team; failed: Failed }) {
  const { t } = useTranslation();
  const problems = problemsOf(failed, "leave");
  return (
    <Section title={t("team.leave")} hint={t("team.leaveHint")}>
      <Problems list={problems} />
      {team.role === "creator" ? (
        <p className="max-w-prose">{t("team.creatorLeaves")}</p>
      ) : (
        <details open={problems.length > 0}>
          <summary className="min-h-11 cursor-pointer content-center font-semibold">{t("team.leave")} …</summary>
          <form method="post" className="pt-3">
            <button className="btn btn-plain border-error text-error" name="intent" value="leave">
              {t("team.leaveGo", { team: team.name })}
            </button>
          </form>
        </details>
      )}
    </Section>
  );
}

/** A team: who sits in it, who is invited, what it has to give, and the way out. */
export default function TeamPage() {
  const { t } = useTranslation();
  const { team, may_create, mails, origin, name } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  if (!team)
    return (
      <div className="grid gap-8">
        <h1 className="calm">{t("team.title")}</h1>
        <NoTeam mayCreate={may_create} typed={failed?.typed.name ?? name} problems={problemsOf(failed, "create")} />
      </div>
    );
  const manages = isAtLeast(team.role, "administrator");
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <p className="quiet">
          {t("team.title")} · {t(`team.roles.${team.role}`)}
        </p>
        <h1 className="calm wrap-anywhere">{team.name}</h1>
      </header>
      <div>
        <Section title={t("team.members")} hint={manages ? t("team.membersHint") : undefined}>
          <Seats team={team} />
          <Members team={team} />
          {team.pool && <p className="num">{t("team.pool", { free: team.pool.free, allocated: team.pool.allocated })}</p>}
        </Section>
        {manages && <Invitations team={team} mails={mails} origin={origin} failed={failed} />}
        <Section title={t("team.brand.title")} hint={t("team.brand.hint")}>
          <p>
            <a className="link inline-flex min-h-11 items-center" href="/team/brand">
              {t("team.brand.title")}
            </a>
          </p>
        </Section>
        <Sharing team={team} />
        {manages && <Manage team={team} failed={failed} />}
        <Leave team={team} failed={failed} />
      </div>
    </div>
  );
}
