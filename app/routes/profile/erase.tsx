import { InputField } from "../../ui/input-field.tsx";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Section } from "../../ui/section.tsx";

interface EraseProps {
  hasPassword: boolean;
  typed: string;
  problems: readonly Problem[];
}

/** The way out for good, folded away until it is wanted. */
export function Erase({ hasPassword, typed, problems }: EraseProps) {
  const { t } = useTranslation();
  return (
    <Section title={t("account.center.erase")} hint={t("account.center.eraseHint")}>
      <p className="max-w-prose">{t("account.center.eraseWhat")}</p>
      <details open={problems.some(({ field }) => field === "email")}>
        <summary className="min-h-11 cursor-pointer content-center font-semibold">{t("account.center.erase")} …</summary>
        <x-behave name="busy">
          <form method="post" className="grid max-w-md gap-4 pt-3" noValidate>
            <InputField
              name="email"
              type="email"
              autoComplete="off"
              label={t("account.center.eraseConfirm")}
              defaultValue={typed}
              problems={problems}
            />
            {hasPassword && (
              <InputField
                name="password"
                type="password"
                autoComplete="current-password"
                label={t("account.center.erasePassword")}
                problems={[]}
              />
            )}
            <button
              className="btn btn-plain justify-self-start border-error text-error"
              name="intent"
              value="erase"
              data-busy={t("account.center.eraseGoing")}
            >
              {t("account.center.eraseGo")}
            </button>
          </form>
        </x-behave>
      </details>
    </Section>
  );
}
