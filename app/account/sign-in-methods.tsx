import { useTranslation } from "../i18n/use-translation.tsx";
import type { SignInData } from "./queries.ts";
import { PROVIDERS } from "./providers.ts";

/** The providers that this installation has keys for; a link each. One without a key is not offered. */
export function Ways({ data: { ways, back, team } }: { data: SignInData }) {
  const { t } = useTranslation();
  const offered = [ways.google_client_id ? ("google" as const) : null, ways.facebook_app_id ? ("facebook" as const) : null].filter(
    (one) => one !== null,
  );
  if (offered.length === 0) return null;
  const query = new URLSearchParams([...(back ? [["back", back]] : []), ...(team ? [["teamInviteCode", team]] : [])]);
  return (
    <div className="grid gap-3">
      <p className="or hint">{t("account.or")}</p>
      {offered.map((name) => (
        <a key={name} className="btn btn-plain" href={`/login/with/${name}${query.size > 0 ? `?${query}` : ""}`}>
          {t("account.withProvider", { provider: PROVIDERS[name] })}
        </a>
      ))}
    </div>
  );
}
