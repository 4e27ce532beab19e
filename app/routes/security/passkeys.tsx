import { PASSKEY } from "../../../trpc/contract/rules/second-factor.ts";
import { PasskeyForm } from "../../account/passkey-form.tsx";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { DateTime } from "../../ui/date-time.tsx";
import { InputField } from "../../ui/input-field.tsx";
import type { SecurityData } from "./queries.ts";

type Passkey = SecurityData["passkeys"][number];

function PasswordField({ id }: { id: string }) {
  const { t } = useTranslation();
  return (
    <div className="field">
      <label className="label-text" htmlFor={id}>
        {t("account.center.erasePassword")}
      </label>
      <input id={id} name="password" type="password" className="input" autoComplete="current-password" />
    </div>
  );
}

function Row({ passkey: { id, name, domain, created_at, last_used_at }, hasPassword }: { passkey: Passkey; hasPassword: boolean }) {
  const { t } = useTranslation();
  const field = `name-${id.slice(0, 12)}`;
  return (
    <li className="border-b hair py-1">
      <details>
        <summary className="flex min-h-14 cursor-pointer flex-wrap items-center justify-between gap-x-6 gap-y-1">
          <span className="font-semibold break-all">{name}</span>
          <span className="hint">
            {domain} · {t("security.passkeys.added")} <DateTime at={created_at} />
            {last_used_at && (
              <>
                {" · "}
                {t("security.passkeys.used")} <DateTime at={last_used_at} />
              </>
            )}
          </span>
        </summary>
        <div className="grid max-w-md gap-6 py-4">
          <form method="post" className="flex flex-wrap items-end gap-2">
            <input type="hidden" name="id" value={id} />
            <div className="field grow">
              <label className="label-text" htmlFor={field}>
                {t("security.passkeys.name")}
              </label>
              <input id={field} name="name" className="input" defaultValue={name} maxLength={PASSKEY.nameMax} required />
            </div>
            <button className="btn btn-plain" name="intent" value="renamePasskey">
              {t("security.passkeys.rename")}
            </button>
          </form>
          <form method="post" className="grid gap-4" noValidate>
            <input type="hidden" name="id" value={id} />
            {hasPassword && <PasswordField id={`password-${field}`} />}
            <button className="btn btn-plain justify-self-start" name="intent" value="removePasskey">
              {t("security.passkeys.remove")}
            </button>
          </form>
        </div>
      </details>
    </li>
  );
}

/** The account's passkeys, and one more by a script: the browser alone can make them. */
export function Passkeys({ data, problems }: { data: SecurityData; problems: readonly Problem[] }) {
  const { t } = useTranslation();
  const { passkeys, passkey_domain, hasPassword } = data;
  return (
    <>
      {passkeys.length > 0 && (
        <ul className="border-t hair">
          {passkeys.map((passkey) => (
            <Row key={passkey.id} passkey={passkey} hasPassword={hasPassword} />
          ))}
        </ul>
      )}
      {passkeys.length > 0 && !data.second_factor && <p className="quiet num">{t("security.left", { count: data.recovery_left })}</p>}
      {passkey_domain === null ? (
        <p className="quiet">{t("security.passkeys.needsDomain")}</p>
      ) : (
        <>
          <noscript>
            <p className="quiet">{t("security.passkeys.needsScript")}</p>
          </noscript>
          <PasskeyForm options="/security/passkey" className="grid max-w-md gap-4">
            <input type="hidden" name="intent" value="addPasskey" />
            <InputField
              name="passkeyName"
              label={t("security.passkeys.name")}
              hint={t("security.passkeys.nameHint")}
              maxLength={PASSKEY.nameMax}
              problems={problems}
            />
            {hasPassword && <PasswordField id="passkey-password" />}
            <button className="btn btn-plain justify-self-start">{t("security.passkeys.add")}</button>
          </PasskeyForm>
        </>
      )}
    </>
  );
}
