import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { signedIn } from "../../account/guard.ts";
import { DeveloperLinks } from "../../developer/links.tsx";
import { SignIn } from "../../developer/sign-in.tsx";
import { useGrouped } from "../../i18n/use-grouped.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { DateTime } from "../../ui/date-time.tsx";
import { Section } from "../../ui/section.tsx";

export async function loader({ context: { api }, context }: LoaderFunctionArgs) {
  const user = await signedIn(context);
  if (!user) return null;
  const [{ list: keys }, { list }] = await Promise.all([api.apiKeys.list({}), api.apiKeys.spending({})]);
  return { available: user.credits.available, keys, list };
}
type CreditData = NonNullable<Awaited<ReturnType<typeof loader>>>;

function ByKey({ keys }: Pick<CreditData, "keys">) {
  const { t } = useTranslation();
  const shown = keys.filter(({ state, credits }) => state === "active" || credits.spent > 0);
  if (shown.length === 0) return <p className="quiet">{t("api.keys.none")}</p>;
  return (
    <ul className="rows">
      {shown.map(({ client_id, name, credits: { spent, cap } }) => (
        <li key={client_id} className="flex flex-wrap justify-between gap-x-6 py-3">
          <span>{name}</span>
          <span className="num quiet">{cap === null ? t("api.keys.spentFree", { spent }) : t("api.keys.spent", { spent, cap })}</span>
          {cap !== null && <progress className="progress w-full" value={Math.min(spent, cap)} max={cap} aria-label={name} />}
        </li>
      ))}
    </ul>
  );
}

function Tasks({ list, keys }: Pick<CreditData, "list" | "keys">) {
  const { t } = useTranslation();
  const number = useGrouped();
  const names = new Map(keys.map(({ client_id, name }) => [client_id, name]));
  if (list.length === 0) return <p className="quiet">{t("api.credits.none")}</p>;
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">{t("api.credits.task")}</th>
          <th scope="col">{t("api.usage.key")}</th>
          <th scope="col">{t("api.credits.amount")}</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ client_id, task_id, title, credits, created_at }) => (
          <tr key={`${created_at} ${task_id}`}>
            <td>{title || t("api.credits.deleted")}</td>
            <td className="quiet">
              {names.get(client_id) ?? t("api.usage.gone")} · <DateTime at={created_at} />
            </td>
            <td className="num">{number(credits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Spent({ available, keys, list }: CreditData) {
  const { t } = useTranslation();
  return (
    <div>
      <Section title={t("api.credits.left")}>
        <p className="text-lead num">{t("account.center.available", { count: available })}</p>
        <p>
          <a className="link inline-flex min-h-11 items-center" href="/vip-price#packs">
            {t("api.credits.buy")}
          </a>
        </p>
      </Section>
      <Section title={t("api.credits.byKey")}>
        <ByKey keys={keys} />
      </Section>
      <Section title={t("api.credits.tasks")}>
        <Tasks list={list} keys={keys} />
      </Section>
    </div>
  );
}

/** What one's keys have spent, and on what. */
export default function ApiCredits() {
  const { t } = useTranslation();
  const found = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="calm">{t("api.credits.title")}</h1>
        <p className="quiet max-w-prose">{t("api.credits.lead")}</p>
        <DeveloperLinks />
      </header>
      {found ? <Spent {...found} /> : <SignIn back="/api-credits" />}
    </div>
  );
}
