import { planOf } from "../../account/plan-of.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { DateTime } from "../../ui/date-time.tsx";
import type { ListedUser } from "./route.tsx";

/** `now`: when the page was made, which names the gift: the form sent twice gives once. */
function Give({ user: { user_id }, now }: { user: ListedUser; now: number }) {
  const { t } = useTranslation();
  return (
    <details>
      <summary className="link min-h-11 content-center">{t("admin.users.give")}</summary>
      <form method="post" className="flex flex-wrap items-end gap-2 pb-2">
        <input type="hidden" name="id" value={user_id} />
        <input type="hidden" name="key" value={`page:${user_id}:${now}`} />
        <label className="field w-28">
          <span className="label-text">{t("admin.users.amount")}</span>
          <input className="input num" type="number" name="amount" min={1} max={100_000} required />
        </label>
        <label className="field">
          <span className="label-text">{t("admin.reason")}</span>
          <input className="input" name="reason" required maxLength={200} autoComplete="off" />
        </label>
        <button className="btn btn-plain">{t("admin.users.giveGo")}</button>
      </form>
    </details>
  );
}

/** One user, and what can be looked at or given. */
export function UserRow({ user, guest, now }: { user: ListedUser; guest: boolean; now: number }) {
  const { t } = useTranslation();
  const { user_id, email, user_type, created_at, available } = user;
  return (
    <li className="grid gap-1 py-3">
      <div className="flex flex-wrap justify-between gap-x-6">
        <span className="break-all">
          {email || t("admin.users.guest")} <code>{user_id}</code>
        </span>
        <span className="quiet num">
          {[
            guest ? t("admin.users.guest") : t(`account.center.plans.${planOf(user_type)}`),
            `${t("admin.users.credits")} ${available}`,
          ].join(" · ")}{" "}
          <DateTime at={created_at} />
        </span>
      </div>
      <p className="flex flex-wrap gap-x-6">
        <a className="link inline-flex min-h-11 items-center" href={`/admin/orders?user=${user_id}`}>
          {t("admin.users.orders")}
        </a>
        <a className="link inline-flex min-h-11 items-center" href={`/admin/tasks?user=${user_id}`}>
          {t("admin.users.tasks")}
        </a>
      </p>
      <Give user={user} now={now} />
    </li>
  );
}
