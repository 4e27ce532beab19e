import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { signedIn } from "../../account/guard.ts";
import { DeveloperLinks } from "../../developer/links.tsx";
import { SignIn } from "../../developer/sign-in.tsx";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { dayText } from "../../payment/day.ts";

const DAYS = 30;

export async function loader({ context: { api }, context }: LoaderFunctionArgs) {
  if (!(await signedIn(context))) return null;
  const [{ list: keys }, { list }] = await Promise.all([api.apiKeys.list({}), api.apiKeys.usage({ days: DAYS })]);
  return { list, names: Object.fromEntries(keys.map(({ client_id, name }) => [client_id, name])) };
}
type UsageData = NonNullable<Awaited<ReturnType<typeof loader>>>;

const sum = (list: UsageData["list"]): number => list.reduce((all, { count }) => all + count, 0);

function Totals({ list }: Pick<UsageData, "list">) {
  const { t } = useTranslation();
  const figures = [
    [t("api.usage.total"), sum(list)],
    [t("api.usage.failed"), sum(list.filter(({ status }) => status >= 400))],
  ] as const;
  return (
    <dl className="flex flex-wrap gap-x-12 gap-y-4">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt className="hint">{name}</dt>
          <dd className="text-lead num">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Calls({ list, names }: UsageData) {
  const { t, lang } = useTranslation();
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">{t("api.usage.operation")}</th>
          <th scope="col">{`${t("api.usage.day")} · ${t("api.usage.key")}`}</th>
          <th scope="col">{t("api.usage.count")}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ day, client_id, operation, status, count }) => (
          <tr key={`${day} ${client_id} ${operation} ${status}`}>
            <td>
              <code>{operation}</code> <span className={status >= 400 ? "wrong" : "hint"}>{t("api.usage.status", { status })}</span>
            </td>
            <td className="quiet">
              {dayText(Date.parse(day), lang)} · {names[client_id] ?? t("api.usage.gone")}
            </td>
            <td className="num">{count}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What the keys of one's programs asked for, by day. */
export default function ApiUsage() {
  const { t } = useTranslation();
  const found = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="calm">{t("api.usage.title")}</h1>
        <p className="quiet">{t("api.usage.lead", { days: DAYS })}</p>
        <DeveloperLinks />
      </header>
      {!found && <SignIn back="/api-usage" />}
      {found && found.list.length === 0 && <p className="quiet">{t("api.usage.none")}</p>}
      {found && found.list.length > 0 && (
        <>
          <Totals list={found.list} />
          <Calls {...found} />
        </>
      )}
    </div>
  );
}
