import { data, type LoaderFunctionArgs } from "@remix-run/cloudflare";
import { useActionData, useLoaderData } from "@remix-run/react";
import { cursor as cursorShape } from "../../../trpc/contract/cursor.ts";
import { requireUser } from "../../account/guard.ts";
import { ShownOnce } from "../../developer/shown-once.tsx";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Problems } from "../../ui/problems.tsx";
import { Section } from "../../ui/section.tsx";
import type { action } from "./actions.ts";
import { DeliveryRow } from "./log.tsx";
import { BackLink } from "../../ui/back-link.tsx";

export { action } from "./actions.ts";

export async function loader({ request, params: { webhookId = "" }, context }: LoaderFunctionArgs) {
  await requireUser(context, request);
  const cursor = cursorShape.safeParse(new URL(request.url).searchParams.get("after")).data;
  const endpoint = (await context.api.webhooks.list({})).list.find(({ webhook_id }) => webhook_id === webhookId);
  const log = endpoint ? (await attempt(context.api.webhooks.deliveries({ webhook_id: webhookId, cursor }))).value : null;
  if (!endpoint || !log) throw data(null, { status: 404 });
  return { endpoint, ...log };
}

/** What can be done with an endpoint; one form, a button each. */
function Deeds() {
  const { t } = useTranslation();
  return (
    <form method="post" className="flex flex-wrap gap-2">
      {(["ping", "rotate", "remove"] as const).map((intent) => (
        <button key={intent} className="btn btn-plain" name="intent" value={intent}>
          {t(`api.webhooks.${intent}`)}
        </button>
      ))}
    </form>
  );
}

/** One endpoint, and all that was sent to it. */
export default function ApiWebhook() {
  const { t } = useTranslation();
  const { endpoint, list, next } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const here = `/api-center/events/${endpoint.webhook_id}`;
  return (
    <div className="grid gap-8">
      <header className="grid gap-3">
        <BackLink href="/api-center/events">{t("api.webhooks.back")}</BackLink>
        <h1 className="calm break-all">{endpoint.url}</h1>
        <p className="quiet">{t(`api.webhooks.state.${endpoint.state}`)}</p>
        <Deeds />
        <Problems list={answer?.problems ?? []} />
      </header>
      {answer?.secret && (
        <ShownOnce
          id="webhook-secret"
          title={t("api.webhooks.rotate")}
          text={t("api.webhooks.secretHint")}
          label={t("api.webhooks.secret")}
          value={answer.secret}
          href={here}
          go={t("api.webhooks.open")}
        />
      )}
      <Section title={t("api.webhooks.log")}>
        {list.length === 0 && <p className="quiet">{t("api.webhooks.logNone")}</p>}
        <ul className="rows">
          {list.map((one) => (
            <DeliveryRow key={one.delivery_id} value={one} />
          ))}
        </ul>
        {next && (
          <a className="link inline-flex min-h-11 items-center" href={`${here}?after=${next}`}>
            {t("api.webhooks.older")}
          </a>
        )}
      </Section>
    </div>
  );
}
