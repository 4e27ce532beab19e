import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { InputField } from "../../ui/input-field.tsx";

interface Setup {
  secret: string;
  uri: string;
  svg: string;
}

/** The secret for an authenticator app: as a picture, as a link for this phone, and to be typed; then its first code. */
export function SetUp({ setup: { secret, uri, svg }, problems }: { setup: Setup; problems: readonly Problem[] }) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-5">
      <p className="max-w-prose">{t("security.scan")}</p>
      <img className="qr" alt={t("security.qr")} src={`data:image/svg+xml,${encodeURIComponent(svg)}`} width={200} height={200} />
      <p>
        <a className="link inline-flex min-h-11 items-center" href={uri}>
          {t("security.openApp")}
        </a>
      </p>
      <p className="max-w-prose">
        {t("security.typeIt")} <code className="break-all">{secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <form method="post" className="flex max-w-lg flex-wrap items-start gap-2" noValidate>
        <input type="hidden" name="secret" value={secret} />
        <input type="hidden" name="uri" value={uri} />
        <div className="basis-48">
          <InputField name="code" autoComplete="one-time-code" inputMode="numeric" label={t("security.firstCode")} problems={problems} />
        </div>
        <button className="btn btn-primary mt-8" name="intent" value="confirm">
          {t("security.turnOn")}
        </button>
      </form>
    </div>
  );
}

/** Told once: whoever loses the app comes in by these. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const { t } = useTranslation();
  return (
    <div className="deal">
      <strong>{t("security.isOn")}</strong>
      <span>{t("security.recovery")}</span>
      <ul className="num grid grid-cols-2 gap-x-6 gap-y-1 font-semibold">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </div>
  );
}

/** Off again: by a code, and the password where there is one. */
export function TurnOff({ hasPassword, left, problems }: { hasPassword: boolean; left: number; problems: readonly Problem[] }) {
  const { t } = useTranslation();
  return (
    <>
      <p className="text-lead">{t("security.on")}</p>
      <p className="quiet num">{t("security.left", { count: left })}</p>
      <details open={problems.length > 0}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{t("security.off")} …</summary>
        <form method="post" className="grid max-w-md gap-4 pt-3" noValidate>
          <InputField
            name="code"
            autoComplete="one-time-code"
            label={t("security.code")}
            hint={t("security.codeHint")}
            problems={problems}
          />
          {hasPassword && (
            <InputField
              name="password"
              type="password"
              autoComplete="current-password"
              label={t("account.center.erasePassword")}
              problems={problems}
            />
          )}
          <button className="btn btn-plain justify-self-start" name="intent" value="turnOff">
            {t("security.off")}
          </button>
        </form>
      </details>
    </>
  );
}
