import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { requireUser } from "../../account/guard.ts";
import { useGrouped } from "../../i18n/use-grouped.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { dayText } from "../../payment/day.ts";
import { toolName } from "../../payment/tool-name.ts";
import { Section } from "../../ui/section.tsx";

const DAYS = 30;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { credits } = await requireUser(context, request);
  const [lots, used] = await Promise.all([context.api.plan.lots({}), context.api.plan.usage({ days: DAYS })]);
  return { credits, lots: lots.list, used: used.list };
}
type UsageData = Awaited<ReturnType<typeof loader>>;

/** What is left, in the order in which it is spent, with its ends. */
function Lots({ lots }: Pick<UsageData, "lots">) {
  const { t, lang } = useTranslation();
  if (lots.length === 0) return <p className="quiet">{t("payment.usage.noLots")}</p>;
  return (
    <ul className="rows">
      {lots.map(({ kind, remaining, granted, expires_at }, index) => (
        <li key={`${kind} ${index}`} className="flex flex-wrap justify-between gap-x-6 py-3">
          <span>{t(`payment.usage.kinds.${kind}`)}</span>
          <span className="num quiet">
            {t("payment.usage.left", { remaining, granted })} ·{" "}
            {expires_at === null ? t("payment.usage.stays") : t("payment.usage.expires", { date: dayText(expires_at, lang) })}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Spent({ used }: Pick<UsageData, "used">) {
  const { t, lang } = useTranslation();
  const number = useGrouped();
  if (used.length === 0) return <p className="quiet">{t("payment.usage.none")}</p>;
  return (
    <table className="ledger">
      <thead>
        <tr>
          <th scope="col">{t("payment.usage.tool")}</th>
          <th scope="col">{t("payment.usage.day")}</th>
          <th scope="col">{t("payment.usage.credits")}</th>
        </tr>
      </thead>
      <tbody>
        {used.map(({ day, app_id, credits }) => (
          <tr key={`${day} ${app_id}`}>
            <td>{toolName(t, app_id) ?? t("payment.usage.deleted")}</td>
            <td className="quiet">{dayText(Date.parse(day), lang)}</td>
            <td className="num">{number(credits)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Where credits went, and when the rest of them ends. */
export default function Usage() {
  const { t } = useTranslation();
  const { credits, lots, used } = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-8">
      <h1 className="calm">{t("payment.usage.title")}</h1>
      <div>
        <Section title={t("payment.usage.balance")} hint={t("payment.usage.balanceHint")}>
          <p className="text-lead num">{t("account.center.available", { count: credits.available })}</p>
          <Lots lots={lots} />
        </Section>
        <Section title={t("payment.usage.spent", { days: DAYS })}>
          <Spent used={used} />
        </Section>
        <Section title={t("payment.usage.export")} hint={t("payment.usage.exportHint")}>
          <p>
            <a className="btn btn-plain" href="/usage/file" download>
              {t("payment.usage.export")}
            </a>
          </p>
        </Section>
      </div>
    </div>
  );
}
