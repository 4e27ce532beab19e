import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { costOf } from "../../../trpc/contract/rules/credits.ts";
import { OFFERS } from "../../../trpc/contract/rules/plans.ts";
import { TEAM_OUTCOMES } from "../../account/enter.ts";
import { requireUser } from "../../account/guard.ts";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Film } from "../../ui/film.tsx";
import { Sentences } from "../../ui/sentences.tsx";

const AD_SECONDS = 30;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { credits } = await requireUser(context, request);
  const { value: asked } = await attempt(context.api.account.questionnaire({}));
  const told = new URL(request.url).searchParams.get("team");
  return { credits: credits.available, team: TEAM_OUTCOMES.find((one) => one === told) ?? null, answered: asked?.answered ?? true };
}

/** Landing after registration (spec §2 RegisterSuccess): a first thing to do. */
export default function Welcome() {
  const { t } = useTranslation();
  const { credits, team, answered } = useLoaderData<typeof loader>();
  return (
    <div className="sign-in">
      <section className="grid content-start gap-8">
        {team && (
          <p className="note" data-kind={team === "joined" ? "success" : "warning"}>
            {t(`account.welcome.team.${team}`)}
          </p>
        )}
        <div className="grid gap-4">
          <h1>
            <Sentences text={t("account.welcome.title")} />
          </h1>
          <p className="text-lead">{t("account.welcome.lead")}</p>
          <p className="quiet">{t("account.welcome.credits", { count: credits, cost: costOf("link-to-video", AD_SECONDS) })}</p>
        </div>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3">
          <a className="btn btn-primary" href="/link-to-video">
            {t("account.welcome.goLink")}
          </a>
          <a className="link inline-flex min-h-11 items-center" href="/ai-video-ads">
            {t("account.welcome.goDescribe")}
          </a>
        </div>
        <ol className="numbered" aria-label={t("account.welcome.steps")}>
          <li>{t("account.welcome.stepOne")}</li>
          <li>{t("account.welcome.stepTwo")}</li>
          <li>{t("account.welcome.stepThree")}</li>
        </ol>
        {!answered && (
          <p>
            <a className="link inline-flex min-h-11 items-center" href="/questionnaire">
              {t("feedback.invite")}
            </a>
          </p>
        )}
        <p className="border-t hair pt-6">
          {t("account.welcome.invite", { friend: OFFERS.inviteeCredits, inviter: OFFERS.inviterCredits })}{" "}
          <a className="link" href="/referral">
            {t("account.welcome.inviteGo")}
          </a>
        </p>
      </section>
      <Film template="kinetic" className="film w-full" />
    </div>
  );
}
