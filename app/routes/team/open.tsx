import type { TeamInvitation } from "../../../trpc/contract/team.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { dayText } from "../../payment/day.ts";

function Row({ invitation: { id, email, role, uses_left, expires_at, over } }: { invitation: TeamInvitation }) {
  const { t, lang } = useTranslation();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-b hair py-2">
      <div className="grid min-w-0">
        <span className="font-semibold wrap-anywhere">{email || t("team.linkOf", { count: uses_left })}</span>
        <span className="hint">
          {t(`team.roles.${role}`)} · {t(over ? "team.over" : "team.until", { date: dayText(expires_at, lang) })}
        </span>
      </div>
      <form method="post" className="flex flex-wrap gap-2">
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="to" value={email} />
        <button className="btn btn-plain" name="intent" value="resend" aria-label={t("team.resendTo", { email: email || t("team.link") })}>
          {t(email ? "team.resend" : "team.renew")}
        </button>
        <button className="btn btn-plain" name="intent" value="revoke" aria-label={t("team.revokeOf", { email: email || t("team.link") })}>
          {t("team.revoke")}
        </button>
      </form>
    </li>
  );
}

/** Invitations that wait for an answer, and those that waited too long. */
export function OpenInvitations({ list }: { list: readonly TeamInvitation[] }) {
  return (
    <ul className="border-t hair">
      {list.map((invitation) => (
        <Row key={invitation.id} invitation={invitation} />
      ))}
    </ul>
  );
}
