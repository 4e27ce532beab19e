import { CODE } from "../../trpc/contract/rules/account.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { problemFor } from "../ui/problems.tsx";
import type { SignInState } from "./actions.ts";
import { InputField } from "../ui/input-field.tsx";

interface StepProps {
  state: SignInState;
  purpose: "register" | "reset";
}

type EmailFieldProps = Pick<SignInState, "email" | "problems"> & { autoComplete: "username" | "email" };

function EmailField({ autoComplete, email, problems }: EmailFieldProps) {
  const { t } = useTranslation();
  return (
    <InputField
      name="email"
      type="email"
      autoComplete={autoComplete}
      label={t("account.email")}
      placeholder={t("account.emailHint")}
      defaultValue={email}
      problems={problems}
    />
  );
}

/** Email and password. */
export function LoginFields({ state: { email, problems } }: Pick<StepProps, "state">) {
  const { t } = useTranslation();
  return (
    <>
      <EmailField autoComplete="username" email={email} problems={problems} />
      <InputField name="password" type="password" autoComplete="current-password" label={t("account.password")} problems={problems} />
      <button className="btn btn-primary" name="intent" value="login" data-busy={t("account.goingLogin")}>
        {t("account.goLogin")}
      </button>
      <p>
        <a className="link inline-flex min-h-11 items-center" href="/login?step=reset">
          {t("account.forgot")}
        </a>
      </p>
    </>
  );
}

/** The address that a code goes to. */
export function AddressFields({ state: { email, problems }, purpose }: StepProps) {
  const { t } = useTranslation();
  return (
    <>
      <input type="hidden" name="purpose" value={purpose} />
      <EmailField autoComplete="email" email={email} problems={problems} />
      <button className="btn btn-primary" name="intent" value="code" data-busy={t("account.sending")}>
        {t("account.sendCode")}
      </button>
    </>
  );
}

/** Where the code went; or the code, where this installation sends none and says so. */
function Sent({ state: { email, codeOnPage, problems } }: Pick<StepProps, "state">) {
  const { t } = useTranslation();
  if (problems.length > 0) return null;
  if (codeOnPage === null)
    return (
      <p className="note" data-kind="success">
        {t("account.codeSent", { email })}
      </p>
    );
  return (
    <div className="note" data-kind="warning">
      <p>
        {t("account.codeShown")} <output className="shown-code">{codeOnPage}</output>
      </p>
      <p className="hint">{t("account.codeShownWhy")}</p>
    </div>
  );
}

function Agreement({ state: { agreed, problems } }: Pick<StepProps, "state">) {
  const { t } = useTranslation();
  const wrong = problemFor(problems, "agreement");
  return (
    <div className="grid gap-2">
      <label className="flex min-h-11 items-center gap-3">
        <input
          id="agreement"
          name="agreement"
          type="checkbox"
          className="checkbox"
          defaultChecked={agreed}
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? "agreement-wrong" : undefined}
        />
        <span>{t("account.agreement")}</span>
      </label>
      {wrong && (
        <p className="wrong" id="agreement-wrong">
          {wrong}
        </p>
      )}
      <details className="text-small">
        <summary className="quiet min-h-11 cursor-pointer content-center">{t("account.agreementTitle")}</summary>
        <p className="quiet">{t("account.agreementBody")}</p>
      </details>
    </div>
  );
}

function SendAgain() {
  const { t } = useTranslation();
  return (
    <x-behave name="resend">
      <button
        className="btn btn-plain"
        name="intent"
        value="code"
        formNoValidate
        data-seconds={CODE.resendSeconds}
        data-waiting={t("account.sendAgainIn", { seconds: "{s}" })}
      >
        {t("account.sendAgain")}
      </button>
    </x-behave>
  );
}

/** Code and password: what makes the account, or sets its password. */
export function CodeFields({ state, purpose }: StepProps) {
  const { t } = useTranslation();
  const { email, code, problems } = state;
  const register = purpose === "register";
  return (
    <>
      <input type="hidden" name="purpose" value={purpose} />
      <input type="hidden" name="email" value={email} autoComplete="username" />
      <p className="flex flex-wrap items-baseline gap-x-3">
        <strong className="break-all">{email}</strong>
        <a className="link inline-flex min-h-11 items-center" href="">
          {t("account.otherEmail")}
        </a>
      </p>
      <Sent state={state} />
      <InputField
        name="code"
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={6}
        defaultValue={code}
        label={t("account.code")}
        hint={t("account.codeHint")}
        problems={problems}
      />
      <InputField
        name="password"
        type="password"
        autoComplete="new-password"
        label={t("account.newPassword")}
        hint={t("account.passwordHint")}
        problems={problems}
      />
      {register && <Agreement state={state} />}
      <div className="flex flex-wrap gap-3">
        <button
          className="btn btn-primary"
          name="intent"
          value={purpose}
          data-busy={t(register ? "account.goingRegister" : "account.goingReset")}
        >
          {t(register ? "account.goRegister" : "account.goReset")}
        </button>
        <SendAgain />
      </div>
    </>
  );
}
