import { LIVES, RATES } from "../../../trpc/contract/api-key.ts";
import type { Scope } from "../../../trpc/contract/v1/scopes.ts";
import type { Problem } from "../../http/problem.ts";
import { SCOPE_WORD } from "../../developer/message-keys.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { FieldNote } from "../../ui/field-note.tsx";
import { InputField } from "../../ui/input-field.tsx";
import { problemFor, Problems } from "../../ui/problems.tsx";
import { Section } from "../../ui/section.tsx";
import type { Typed } from "./actions.ts";

interface KeyFormProps {
  /** What the owner's role can give. */
  scopes: readonly Scope[];
  typed: Typed | null;
  problems: readonly Problem[];
}

/** What a key has at first: looking, and nothing that spends. */
const isFirst = (scope: Scope): boolean => scope.endsWith(":read");

function ScopeBoxes({ scopes, typed, problems }: KeyFormProps) {
  const { t } = useTranslation();
  const wrong = problemFor(problems, "scopes");
  return (
    <fieldset className="field" id="scopes" aria-describedby={wrong ? "scopes-wrong" : undefined}>
      <legend className="label-text">{t("api.form.scopes")}</legend>
      {scopes.map((scope) => (
        <label key={scope} className="flex min-h-11 items-center gap-3">
          <input
            type="checkbox"
            className="checkbox"
            name="scopes"
            value={scope}
            defaultChecked={typed ? typed.scopes.includes(scope) : isFirst(scope)}
          />
          <span>{t(`api.form.scope.${SCOPE_WORD[scope]}`)}</span>
        </label>
      ))}
      <FieldNote field="scopes" wrong={wrong} />
    </fieldset>
  );
}

function Limits({ typed, problems }: Omit<KeyFormProps, "scopes">) {
  const { t } = useTranslation();
  return (
    <div className="grid max-w-2xl gap-4 sm:grid-cols-3">
      <InputField
        name="cap"
        inputMode="numeric"
        autoComplete="off"
        label={t("api.form.cap")}
        hint={t("api.form.capHint")}
        defaultValue={typed?.cap ?? "100"}
        maxLength={6}
        problems={problems}
      />
      <div className="field">
        <label className="label-text" htmlFor="per_minute">
          {t("api.form.rate")}
        </label>
        <select id="per_minute" name="per_minute" className="select" defaultValue={typed?.per_minute ?? RATES[1]}>
          {RATES.map((rate) => (
            <option key={rate}>{rate}</option>
          ))}
        </select>
      </div>
      <div className="field">
        <label className="label-text" htmlFor="days">
          {t("api.form.days")}
        </label>
        <select id="days" name="days" className="select" defaultValue={typed?.days ?? LIVES[1]}>
          {LIVES.map((days) => (
            <option key={days} value={days}>
              {days === 0 ? t("api.form.never") : t("api.form.day", { count: days })}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}

/** Makes a key: its name, what it may do, and how much. */
export function KeyForm({ scopes, typed, problems }: KeyFormProps) {
  const { t } = useTranslation();
  return (
    <Section title={t("api.form.title")} hint={t("api.form.hint")}>
      <form method="post" action="/api-center" className="grid gap-4" noValidate>
        <Problems list={problems} />
        <InputField
          name="name"
          autoComplete="off"
          label={t("api.form.name")}
          hint={t("api.form.nameHint")}
          defaultValue={typed?.name ?? ""}
          maxLength={60}
          problems={problems}
        />
        <ScopeBoxes scopes={scopes} typed={typed} problems={problems} />
        <Limits typed={typed} problems={problems} />
        <p>
          <button className="btn btn-primary" name="intent" value="make">
            {t("api.form.make")}
          </button>
        </p>
      </form>
    </Section>
  );
}
