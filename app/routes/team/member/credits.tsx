import type { Team, TeamMember } from "../../../../trpc/contract/team.ts";
import type { Problem } from "../../../http/problem.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import { InputField } from "../../../ui/input-field.tsx";
import { Section } from "../../../ui/section.tsx";

interface MemberCreditsProps {
  team: Team;
  member: TeamMember;
  formKey: string;
  problems: readonly Problem[];
}

/** What the team gave a member, and how to give more or take back what is unspent. */
export function MemberCredits({ team, member, formKey, problems }: MemberCreditsProps) {
  const { t } = useTranslation();
  const { allocated, left } = member.credits ?? { allocated: 0, left: 0 };
  return (
    <Section title={t("team.credits")} hint={t("team.creditsHint")}>
      <p className="text-lead num">{t("team.usedOf", { used: allocated - left, total: allocated })}</p>
      <p className="quiet num">{t("team.poolFree", { free: team.pool?.free ?? 0 })}</p>
      <x-behave name="busy">
        <form method="post" className="flex flex-wrap items-start gap-2" noValidate>
          <input type="hidden" name="key" value={formKey} />
          <div className="basis-40">
            <InputField
              name="amount"
              type="number"
              min={1}
              max={999_999}
              inputMode="numeric"
              label={t("team.howMany")}
              problems={problems}
            />
          </div>
          <button className="btn btn-plain mt-8" name="intent" value="give" data-busy={t("team.moving")}>
            {t("team.give")}
          </button>
          <button className="btn btn-plain mt-8" name="intent" value="takeBack" data-busy={t("team.moving")}>
            {t("team.takeBack")}
          </button>
        </form>
      </x-behave>
    </Section>
  );
}
