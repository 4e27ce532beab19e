import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { TEAM_ACTIONS } from "../../../../trpc/contract/rules/team.ts";
import type { TeamAudit } from "../../../../trpc/contract/team.ts";
import { requireUser } from "../../../account/guard.ts";
import { attempt } from "../../../http/problem.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import { DateTime } from "../../../ui/date-time.tsx";
import { oneOf } from "../../../ui/choice.tsx";
import { BackLink } from "../../../ui/back-link.tsx";

/** The log of the visitor's team; 404 for those who do not manage one. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const before = Number(new URL(request.url).searchParams.get("before")) || undefined;
  const place = before !== undefined && Number.isInteger(before) && before > 0 ? { before } : {};
  const { value, problem } = await attempt(context.api.team.audit(place));
  if (problem) throw data(null, { status: 404 });
  return { ...value, later: before !== undefined };
}

function Row({ entry: { actor, action, subject, detail, created_at } }: { entry: TeamAudit }) {
  const { t } = useTranslation();
  const known = oneOf(TEAM_ACTIONS, action);
  const role = detail === "administrator" || detail === "member" ? t(`team.roles.${detail}`) : detail;
  const nobody = t("team.someone");
  return (
    <tr>
      <td className="wrap-anywhere">{known ? t(`team.actions.${known}`, { subject: subject || nobody, detail: role }) : action}</td>
      <td className="quiet wrap-anywhere">{actor || nobody}</td>
      <td className="quiet below">
        <DateTime at={created_at} />
      </td>
    </tr>
  );
}

export default function TeamLog() {
  const { t } = useTranslation();
  const { list, next, later } = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <BackLink href="/team">{t("team.title")}</BackLink>
        <h1 className="calm">{t("team.log")}</h1>
      </header>
      <table className="ledger">
        <thead>
          <tr>
            <th scope="col">{t("account.center.what")}</th>
            <th scope="col">{t("team.by")}</th>
            <th scope="col">{t("account.center.date")}</th>
          </tr>
        </thead>
        <tbody>
          {list.map((entry) => (
            <Row key={entry.seq} entry={entry} />
          ))}
        </tbody>
      </table>
      <p className="flex gap-6">
        {later && (
          <a className="link inline-flex min-h-11 items-center" href="/team/log">
            {t("account.center.newest")}
          </a>
        )}
        {next && (
          <a className="link inline-flex min-h-11 items-center" href={`/team/log?before=${next}`}>
            {t("account.center.older")}
          </a>
        )}
      </p>
    </div>
  );
}
