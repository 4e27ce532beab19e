import type { LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { WEBHOOK_EVENTS } from "../../../trpc/contract/webhook.ts";
import { signedIn } from "../../account/guard.ts";
import { DeveloperLinks } from "../../developer/links.tsx";
import { ShownOnce } from "../../developer/shown-once.tsx";
import { SignIn } from "../../developer/sign-in.tsx";
import { EVENT_WORD } from "../../developer/message-keys.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { FieldNote } from "../../ui/field-note.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { Problems } from "../../ui/problems.tsx";
import { Section } from "../../ui/section.tsx";
import type { action } from "./actions.ts";

export { action } from "./actions.ts";

export async function loader({ context }: LoaderFunctionArgs) {
  return (await signedIn(context)) ? (await context.api.webhooks.list({})).list : null;
}
type List = NonNullable<Awaited<ReturnType<typeof loader>>>;

function Endpoints({ list }: { list: List }) {
  const { t } = useTranslation();
  if (list.length === 0) return <p className="quiet">{t("api.webhooks.none")}</p>;
  return (
    <ul className="rows">
      {list.map(({ webhook_id, url, state, events }) => (
        <li key={webhook_id} className="grid gap-1 py-3">
          <a className="link min-h-11 content-center break-all" href={`/api-center/events/${webhook_id}`}>
            {url}
          </a>
          <span className="hint">
            {t(`api.webhooks.state.${state}`)} · {events.map((one) => t(`api.webhooks.event.${EVENT_WORD[one]}`)).join(" · ")}
          </span>
        </li>
      ))}
    </ul>
  );
}

function Add() {
  const { t } = useTranslation();
  const answer = useActionData<typeof action>();
  const typed = answer?.typed;
  const problems = answer?.problems ?? [];
  return (
    <Section title={t("api.webhooks.add")}>
      <form method="post" className="grid max-w-2xl gap-4" noValidate>
        <Problems list={problems} />
        <InputField
          name="url"
          type="url"
          autoComplete="off"
          label={t("api.webhooks.url")}
          hint={t("api.webhooks.urlHint")}
          defaultValue={typed?.url ?? ""}
          maxLength={2000}
          problems={problems}
        />
        <fieldset className="field">
          <legend className="label-text">{t("api.webhooks.events")}</legend>
          {WEBHOOK_EVENTS.map((one) => (
            <label key={one} className="flex min-h-11 items-center gap-3">
              <input type="checkbox" className="checkbox" name="events" value={one} defaultChecked={typed?.events.includes(one) ?? true} />
              {t(`api.webhooks.event.${EVENT_WORD[one]}`)}
            </label>
          ))}
          <FieldNote field="events" wrong={answer?.none ? t("api.webhooks.eventMissing") : undefined} />
        </fieldset>
        <p>
          <button className="btn btn-primary">{t("api.webhooks.add")}</button>
        </p>
      </form>
    </Section>
  );
}

/** Where events of one's tasks are sent. */
export default function ApiWebhooks() {
  const { t } = useTranslation();
  const list = useLoaderData<typeof loader>();
  const made = useActionData<typeof action>()?.made;
  return (
    <div className="grid gap-8">
      <header className="grid gap-2">
        <h1 className="calm">{t("api.webhooks.title")}</h1>
        <p className="quiet max-w-prose">{t("api.webhooks.lead")}</p>
        <DeveloperLinks />
      </header>
      {made && (
        <ShownOnce
          id="webhook-secret"
          title={made.url}
          text={t("api.webhooks.secretHint")}
          label={t("api.webhooks.secret")}
          value={made.secret}
          href={`/api-center/events/${made.webhook_id}`}
          go={t("api.webhooks.open")}
        />
      )}
      {list ? (
        <div>
          <Section title={t("api.webhooks.list")}>
            <Endpoints list={list} />
          </Section>
          <Add />
        </div>
      ) : (
        <SignIn back="/api-center/events" />
      )}
    </div>
  );
}
