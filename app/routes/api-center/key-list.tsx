import type { ApiKey } from "../../../trpc/contract/api-key.ts";
import { Facts } from "../../developer/facts.tsx";
import { SCOPE_WORD } from "../../developer/message-keys.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { DateTime } from "../../ui/date-time.tsx";

function KeyFacts({ value }: { value: ApiKey }) {
  const { t } = useTranslation();
  const { client_id, api_user_id, created_at, expires_at, last_used_at, credits } = value;
  const spent = credits.cap === null ? t("api.keys.spentFree", credits) : t("api.keys.spent", { spent: credits.spent, cap: credits.cap });
  return (
    <Facts
      list={[
        [t("api.keys.clientId"), <code key="id">{client_id}</code>],
        [t("api.keys.userId"), <code key="user">{api_user_id}</code>],
        [t("api.keys.created"), <DateTime key="made" at={created_at} />],
        [t("api.keys.credits"), spent],
        [t("api.keys.used"), last_used_at === null ? t("api.keys.notUsed") : <DateTime key="used" at={last_used_at} />],
        [t("api.keys.expires"), expires_at === null ? t("api.keys.never") : <DateTime key="ends" at={expires_at} />],
      ]}
    />
  );
}

function Scopes({ scopes }: Pick<ApiKey, "scopes">) {
  const { t } = useTranslation();
  return (
    <details>
      <summary className="link min-h-11 content-center">{t("api.keys.scopes", { count: scopes.length })}</summary>
      <ul className="hint grid gap-1 pb-2">
        {scopes.map((one) => (
          <li key={one}>
            <code>{one}</code> {t(`api.form.scope.${SCOPE_WORD[one]}`)}
          </li>
        ))}
      </ul>
    </details>
  );
}

/** One key: all that spec §3 names of it, and its end. */
export function KeyCard({ value }: { value: ApiKey }) {
  const { t } = useTranslation();
  const { client_id, name, hint, state, exposed } = value;
  return (
    <li className="grid gap-3 py-5">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3>{name}</h3>
        <span className="quiet">
          <code>{hint}</code> · {t(`api.keys.state.${state}`)}
        </span>
      </div>
      {exposed && (
        <p className="note" data-kind="warning">
          {t("api.keys.exposed")}
        </p>
      )}
      <KeyFacts value={value} />
      <Scopes scopes={value.scopes} />
      {state === "active" && (
        <form method="post" action="/api-center">
          <input type="hidden" name="client_id" value={client_id} />
          <button className="btn btn-plain" name="intent" value="revoke" aria-label={`${t("api.keys.revoke")}: ${name}`}>
            {t("api.keys.revoke")}
          </button>
        </form>
      )}
    </li>
  );
}
