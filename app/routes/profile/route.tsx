import { useActionData, useLoaderData } from "@remix-run/react";
import { planOf } from "../../account/plan-of.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Section } from "../../ui/section.tsx";
import type { action } from "./actions.ts";
import { Decisions } from "./decisions.tsx";
import { Erase } from "./erase.tsx";
import { Invite } from "./invite.tsx";
import type { loader } from "./queries.ts";
import { Receipts } from "./receipts.tsx";
import { Who } from "./who.tsx";

export { action } from "./actions.ts";
export { loader } from "./queries.ts";

/** What belongs to one's plan has pages of its own. */
const LINKS = [
  ["/plan", "payment.plan.title"],
  ["/vip-price", "account.center.seePlans"],
  ["/orders", "payment.plan.orders"],
  ["/usage", "payment.plan.usage"],
  ["/team", "team.title"],
] as const;

/** The personal center: who you are, what you have, where it went, and the way out. */
export default function Center() {
  const { t } = useTranslation();
  const data = useLoaderData<typeof loader>();
  const failed = useActionData<typeof action>();
  const problems = failed?.problems ?? [];
  const { credits, user_type, has_password } = data.user;
  return (
    <div className="grid gap-8">
      <h1 className="calm">{t("account.center.title")}</h1>
      <div>
        <Who data={data} typed={failed?.nickname} problems={problems} />
        <Section title={t("account.center.plan")}>
          <p className="text-lead">{t(`account.center.plans.${planOf(user_type)}`)}</p>
          <p className="flex flex-wrap gap-x-6">
            {LINKS.map(([href, word]) => (
              <a key={href} className="link inline-flex min-h-11 items-center" href={href}>
                {t(word)}
              </a>
            ))}
          </p>
        </Section>
        <Section title={t("account.center.credits")}>
          <p className="text-lead num">{t("account.center.available", { count: credits.available })}</p>
          {credits.reserved > 0 && <p className="quiet num">{t("account.center.held", { count: credits.reserved })}</p>}
          <Receipts data={data} />
        </Section>
        <Decisions list={data.decisions} />
        <Invite data={data} />
        <Section title={t("account.center.session")} hint={t("account.center.sessionHint")}>
          <form method="post" action="/logout">
            <button className="btn btn-plain">{t("account.header.logout")}</button>
          </form>
          <p className="flex flex-wrap gap-x-6">
            <a className="link inline-flex min-h-11 items-center" href="/security">
              {t("security.title")}
            </a>
            <a className="link inline-flex min-h-11 items-center" href="/feedback">
              {t("feedback.title")}
            </a>
          </p>
        </Section>
        <Erase hasPassword={has_password} typed={failed?.email ?? ""} problems={problems} />
      </div>
    </div>
  );
}
