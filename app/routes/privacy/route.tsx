import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useLoaderData } from "@remix-run/react";
import { ConsentChoices } from "../../consent/choices.tsx";
import { consentOf } from "../../consent/visitor.ts";
import { thirdPartyNames } from "../../consent/third-parties.ts";
import { sentences } from "../../i18n/sentences.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Section } from "../../ui/section.tsx";

export const loader = ({ request, context }: LoaderFunctionArgs) => ({
  ...consentOf(request, context),
  host: context.eventsHost,
  parties: thirdPartyNames(context.thirdParties),
});

/** What is kept in the browser and what is counted, in plain words; and the choice, at any time. */
export default function Privacy() {
  const { t } = useTranslation();
  const { measured, gpc, host, parties } = useLoaderData<typeof loader>();
  return (
    <div className="grid max-w-4xl gap-2">
      <header className="mb-6 grid gap-2">
        <h1 className="calm">{t("consent.pageTitle")}</h1>
        <p className="text-lead">{t("consent.pageLead")}</p>
      </header>
      <Section title={t("consent.choiceTitle")}>
        <p role="status">{gpc ? t("consent.nowGpc") : measured ? t("consent.nowYes") : t("consent.nowNo")}</p>
        {!gpc && (
          <div className="max-w-sm">
            <ConsentChoices />
          </div>
        )}
      </Section>
      <Section title={t("consent.countedTitle")}>
        <p>{t("consent.counted")}</p>
        <p>{t("consent.notCounted")}</p>
        <p className="quiet">{sentences(host ? t("consent.keptElsewhere", { host }) : t("consent.kept"), t("consent.forgotten"))}</p>
      </Section>
      {parties && (
        <Section title={t("consent.partiesTitle")}>
          <p>{t("consent.parties", { names: parties })}</p>
        </Section>
      )}
      <Section title={t("consent.neededTitle")}>
        <dl className="terms">
          {(["session", "device", "preferences", "answer"] as const).map((one) => (
            <div key={one}>
              <dt>{t(`consent.needed.${one}.name`)}</dt>
              <dd>{t(`consent.needed.${one}.text`)}</dd>
            </div>
          ))}
        </dl>
      </Section>
    </div>
  );
}
