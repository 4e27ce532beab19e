import { type ActionFunctionArgs, data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { isAbove, isAtLeast, TEAM } from "../../../../trpc/contract/rules/team.ts";
import { teams } from "../../../../trpc/contract/team.ts";
import { requireUser } from "../../../account/guard.ts";
import { seeOther } from "../../../http/flash.ts";
import { readForm, textOf } from "../../../http/form.ts";
import { attempt, type Problem, said } from "../../../http/problem.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import { InputField } from "../../../ui/input-field.tsx";
import { Problems } from "../../../ui/problems.tsx";
import { Section } from "../../../ui/section.tsx";
import { memberName } from "../members.tsx";
import { MemberCredits } from "./credits.tsx";
import { Rank } from "./rank.tsx";

const memberIdOf = (params: LoaderFunctionArgs["params"]): string => (params.memberId ?? "").slice(0, 40);

/** One member, for those who manage the team; 404 for everyone else, and for anyone else's. */
export async function loader({ request, params, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const { team } = await context.api.team.current({});
  const member = team?.members.find(({ id }) => id === memberIdOf(params));
  if (!team || !member || !isAtLeast(team.role, "administrator")) throw data(null, { status: 404 });
  // The form's own key: sent twice, it is one deed.
  return { team, member, key: crypto.randomUUID().replaceAll("-", "") };
}

type Step = "nickname" | "credits" | "rank";
const refused = (step: Step, problem: Problem) => data({ step, problems: [problem] }, { status: 422 });

/** What is done with one member. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  await requireUser(context, request);
  const form = await readForm(request);
  const { api, lang } = context;
  const member_id = memberIdOf(params);
  const here = `/team/members/${member_id}`;
  const answer = async (step: Step, work: Promise<unknown>, { to = here, field = undefined as string | undefined } = {}) => {
    const { problem } = await attempt(work);
    return problem ? refused(step, { ...problem, field }) : seeOther(to, { type: "success", message: "account.center.saved" });
  };
  const intent = textOf(form, "intent");
  switch (intent) {
    case "nickname": {
      const nickname = textOf(form, "nickname").slice(0, TEAM.nicknameMax);
      return answer("nickname", api.team.setNickname({ member_id, nickname }), { field: "nickname" });
    }
    case "give":
    case "takeBack": {
      const typed = Number(textOf(form, "amount"));
      const wanted = teams.allocate.input.safeParse({
        member_id,
        amount: typed > 0 ? (intent === "give" ? typed : -typed) : 0,
        key: textOf(form, "key"),
      });
      if (!wanted.success) return refused("credits", said("form.outOfRange", lang, "amount"));
      return answer("credits", api.team.allocate(wanted.data), { field: "amount" });
    }
    case "administrator":
    case "member":
      return answer("rank", api.team.setRole({ member_id, role: intent }));
    case "handOver":
      return answer("rank", api.team.handOver({ member_id }), { to: "/team" });
    default:
      return answer("rank", api.team.remove({ member_id }), { to: "/team" });
  }
}

export default function MemberPage() {
  const { t } = useTranslation();
  const { team, member, key } = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const problemsOf = (step: Step) => (failed?.step === step ? failed.problems : []);
  const name = memberName(member);
  const isMine = member.id === team.me;
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <p>
          <a className="link inline-flex min-h-11 items-center" href="/team">
            {team.name}
          </a>
        </p>
        <h1 className="calm wrap-anywhere">{name}</h1>
        <p className="quiet wrap-anywhere">
          {t(`team.roles.${member.role}`)} · {member.email}
        </p>
      </header>
      <div>
        <MemberCredits team={team} member={member} formKey={key} problems={problemsOf("credits")} />
        {isAtLeast(team.role, member.role) && (
          <Section title={t("account.center.nickname")} hint={t("team.nicknameHint")}>
            <form method="post" className="flex max-w-lg flex-wrap items-start gap-2" noValidate>
              <div className="grow basis-60">
                <InputField
                  name="nickname"
                  label={t("account.center.nickname")}
                  defaultValue={member.nickname}
                  maxLength={TEAM.nicknameMax}
                  problems={problemsOf("nickname")}
                />
              </div>
              <button className="btn btn-plain mt-8" name="intent" value="nickname">
                {t("account.center.save")}
              </button>
            </form>
          </Section>
        )}
        {!isMine && isAbove(team.role, member.role) && (
          <>
            <Problems list={problemsOf("rank")} />
            <Rank team={team} member={member} />
          </>
        )}
      </div>
    </div>
  );
}
