import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { signedIn } from "../../account/guard.ts";
import { DeveloperLinks } from "../../developer/links.tsx";
import { ShownOnce } from "../../developer/shown-once.tsx";
import { SignIn } from "../../developer/sign-in.tsx";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Section } from "../../ui/section.tsx";
import type { action } from "./actions.ts";
import { KeyForm } from "./key-form.tsx";
import { KeyCard } from "./key-list.tsx";

export { action } from "./actions.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return (await signedIn(context)) ? context.api.apiKeys.list({}) : null;
}
type Keys = NonNullable<Awaited<ReturnType<typeof loader>>>;

function Answered() {
  const { t } = useTranslation();
  const made = useActionData<typeof action>()?.made;
  if (!made) return null;
  return (
    <ShownOnce
      id="made-key"
      title={t("api.made.title")}
      text={t("api.made.body")}
      label={t("api.made.label")}
      value={made}
      href="/api-center"
      go={t("api.made.done")}
    />
  );
}

function Mine({ list, scopes }: Keys) {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const live = list.filter(({ state }) => state === "active");
  const ended = list.filter(({ state }) => state !== "active");
  const problems = [
    ...(answer?.problems ?? []),
    ...(answer?.wrong ?? []).map(({ field, word }) => ({ field, text: t(`api.form.${word}`) })),
  ];
  return (
    <>
      <Answered />
      <div>
        <Section title={t("api.keys.list")}>
          {live.length === 0 && <p className="quiet">{t("api.keys.none")}</p>}
          <ul className="rows">
            {live.map((one) => (
              <KeyCard key={one.client_id} value={one} />
            ))}
          </ul>
          {ended.length > 0 && (
            <details>
              <summary className="link min-h-11 content-center">{t("api.keys.ended")}</summary>
              <ul className="rows">
                {ended.map((one) => (
                  <KeyCard key={one.client_id} value={one} />
                ))}
              </ul>
            </details>
          )}
        </Section>
        <KeyForm scopes={scopes} typed={answer?.typed ?? null} problems={problems} />
      </div>
    </>
  );
}

/** The keys of one's programs (spec §3 API key). */
export default function ApiCenter() {
  const { t } = useTranslation();
  const keys = useLoaderData<typeof loader>();
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="calm">{t("api.keys.title")}</h1>
        <p className="quiet max-w-prose">{t("api.keys.lead")}</p>
        <DeveloperLinks />
      </header>
      {keys ? <Mine {...keys} /> : <SignIn back="/api-center" />}
    </div>
  );
}
