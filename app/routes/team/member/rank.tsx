import type { Team, TeamMember } from "../../../../trpc/contract/team.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import { Section } from "../../../ui/section.tsx";
import { memberName } from "../members.tsx";

interface RankProps {
  team: Team;
  member: TeamMember;
}

/** What cannot be undone by the same button is folded away until it is wanted. */
function Grave({ intent, title, text, go }: { intent: string; title: string; text: string; go: string }) {
  return (
    <details>
      <summary className="min-h-11 cursor-pointer content-center font-semibold">{title} …</summary>
      <form method="post" className="grid justify-items-start gap-3 py-3">
        <p className="max-w-prose">{text}</p>
        <button className="btn btn-plain border-error text-error" name="intent" value={intent}>
          {go}
        </button>
      </form>
    </details>
  );
}

/** Role, handover and removal, as far as the visitor's own role reaches. */
export function Rank({ team, member }: RankProps) {
  const { t } = useTranslation();
  const name = memberName(member);
  const other = member.role === "member" ? "administrator" : "member";
  return (
    <Section title={t("team.membership")}>
      {team.role === "creator" && (
        <form method="post" className="grid justify-items-start gap-2">
          <p className="max-w-prose">
            <strong>{t(`team.roles.${other}`)}</strong> · {t(`team.roleHints.${other}`)}
          </p>
          <button className="btn btn-plain" name="intent" value={other}>
            {t(`team.make.${other}`)}
          </button>
        </form>
      )}
      {team.role === "creator" && (
        <Grave intent="handOver" title={t("team.handOver")} text={t("team.handOverWhat", { name })} go={t("team.handOverGo", { name })} />
      )}
      <Grave intent="remove" title={t("team.remove")} text={t("team.removeWhat")} go={t("team.removeGo", { name })} />
    </Section>
  );
}
