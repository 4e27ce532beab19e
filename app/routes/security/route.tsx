import { useActionData, useLoaderData } from "@remix-run/react";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Problems } from "../../ui/problems.tsx";
import { Section } from "../../ui/section.tsx";
import type { action } from "./actions.ts";
import type { loader } from "./queries.ts";
import { Passkeys } from "./passkeys.tsx";
import { RecoveryCodes, SetUp, TurnOff } from "./second-factor.tsx";
import { Sessions } from "./sessions.tsx";

export { action } from "./actions.ts";
export { loader } from "./queries.ts";

/** What guards an account: where it is open, a second step, and a copy of all that is stored of it. */
export default function Security() {
  const { t } = useTranslation();
  const loaded = useLoaderData<typeof loader>();
  const { sessions, second_factor, recovery_left, hasPassword } = loaded;
  const answer = useActionData<typeof action>();
  const problems = answer?.problems ?? [];
  const recovery = answer?.recovery ?? [];
  const setup = answer?.setup ?? null;
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="calm">{t("security.title")}</h1>
        <Problems list={problems.filter(({ field }) => field === undefined)} />
      </header>
      <div>
        {recovery.length > 0 && (
          <Section title={t("security.recoveryTitle")}>
            <RecoveryCodes codes={recovery} />
          </Section>
        )}
        <Section title={t("security.passkeys.title")} hint={t("security.passkeys.hint")}>
          <Passkeys data={loaded} problems={problems} />
        </Section>
        <Section title={t("security.twoStep")} hint={t("security.twoStepHint")}>
          {second_factor && recovery.length === 0 && <TurnOff hasPassword={hasPassword} left={recovery_left} problems={problems} />}
          {!second_factor && setup && <SetUp setup={setup} problems={problems} />}
          {!second_factor && !setup && (
            <form method="post">
              <button className="btn btn-plain" name="intent" value="begin">
                {t("security.setUp")}
              </button>
            </form>
          )}
        </Section>
        <Section title={t("security.sessions")} hint={t("security.sessionsHint")}>
          <Sessions sessions={sessions} />
        </Section>
        <Section title={t("security.data")} hint={t("security.dataHint")}>
          <p>
            <a className="btn btn-plain" href="/security/file">
              {t("security.download")}
            </a>
          </p>
        </Section>
      </div>
    </div>
  );
}
