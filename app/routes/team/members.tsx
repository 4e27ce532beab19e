import type { Team, TeamMember } from "../../../trpc/contract/team.ts";
import { isAtLeast } from "../../../trpc/contract/rules/team.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

export const memberName = ({ nickname, name, email }: TeamMember): string => nickname || name || email;

function Row({ member, team }: { member: TeamMember; team: Team }) {
  const { t } = useTranslation();
  const { id, role, email, credits } = member;
  const manages = isAtLeast(team.role, "administrator");
  const name = memberName(member) || t("team.unnamed");
  const used = credits ? credits.allocated - credits.left : 0;
  return (
    <tr>
      <td className="wrap-anywhere">
        {manages ? (
          <a className="link inline-flex min-h-11 items-center font-semibold" href={`/team/members/${id}`}>
            {name}
          </a>
        ) : (
          <span className="inline-flex min-h-11 items-center font-semibold">{name}</span>
        )}
        {id === team.me && <span className="quiet"> · {t("team.you")}</span>}
      </td>
      <td className="quiet wrap-anywhere">
        {t(`team.roles.${role}`)}
        {email && email !== name && ` · ${email}`}
      </td>
      <td className="num">{credits ? t("team.usedOf", { used, total: credits.allocated }) : ""}</td>
    </tr>
  );
}

/** Everyone with a seat, and what they have used of what the team gave them. */
export function Members({ team }: { team: Team }) {
  const { t } = useTranslation();
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">{t("team.member")}</th>
          <th scope="col">{t("team.role")}</th>
          <th scope="col">{t("team.credits")}</th>
        </tr>
      </thead>
      <tbody>
        {team.members.map((member) => (
          <Row key={member.id} member={member} team={team} />
        ))}
      </tbody>
    </table>
  );
}
