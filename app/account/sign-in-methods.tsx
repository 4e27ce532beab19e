import { useTranslation } from "../i18n/use-translation.tsx";
import type { SignInData } from "./queries.ts";
import { PasskeyForm } from "./passkey-form.tsx";
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

/** By a passkey of this device or of a phone nearby, which the browser asks for. */
export function PasskeyLogin({ data: { back, team } }: { data: SignInData }) {
  const { t } = useTranslation();
  return (
    <PasskeyForm options="/login/passkey" action="/login/passkey" className="grid">
      <input type="hidden" name="back" value={back} />
      <input type="hidden" name="teamInviteCode" value={team} />
      <button className="btn btn-plain">{t("security.passkeys.login")}</button>
    </PasskeyForm>
  );
}
