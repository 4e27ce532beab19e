import type { Delivery } from "../../../trpc/contract/webhook.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { DateTime } from "../../ui/date-time.tsx";

/** One message: what was sent, each try, and a button that sends it again. */
export function DeliveryRow({ value }: { value: Delivery }) {
  const { t } = useTranslation();
  const { delivery_id, type, state, tries, attempts, next_at, created_at, message_id, body } = value;
  return (
    <li className="grid grid-cols-1 gap-2 py-4">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <code>{type}</code>
        <span className={state === "failed" ? "wrong" : "quiet"}>
          {t(`api.webhooks.delivery.${state}`)} · {t("api.webhooks.tries", { count: tries })} · <DateTime at={created_at} />
        </span>
      </div>
      <details>
        <summary className="link hint min-h-11 content-center">{message_id}</summary>
        <ol className="hint grid gap-1">
          {attempts.map(({ at, status, ms, error }) => (
            <li key={at}>
              <DateTime at={at} /> · {status === 0 ? t("api.webhooks.noAnswer", { error }) : t("api.webhooks.answered", { status, ms })}
            </li>
          ))}
        </ol>
        <pre className="codeblock">{body}</pre>
      </details>
      {next_at !== null && state === "pending" && (
        <p className="hint">
          {t("api.webhooks.next")} <DateTime at={next_at} />
        </p>
      )}
      <form method="post">
        <input type="hidden" name="delivery_id" value={delivery_id} />
        <button className="btn btn-plain" name="intent" value="replay">
          {t("api.webhooks.replay")}
        </button>
      </form>
    </li>
  );
}
