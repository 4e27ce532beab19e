import { InputField } from "../../ui/input-field.tsx";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Section } from "../../ui/section.tsx";
import type { CenterData } from "./queries.ts";

interface WhoProps {
  data: CenterData;
  typed: string | undefined;
  problems: readonly Problem[];
}

/** Name and address, and what may be changed of them. */
export function Who({ data: { user }, typed, problems }: WhoProps) {
  const { t } = useTranslation();
  return (
    <Section title={t("account.center.who")} hint={t("account.center.whoHint")}>
      <p className="text-lead break-all">{user.email}</p>
      <form method="post" className="flex max-w-lg flex-wrap items-start gap-2" noValidate>
        <div className="grow basis-60">
          <InputField
            name="nickname"
            autoComplete="nickname"
            label={t("account.center.nickname")}
            defaultValue={typed ?? user.nickname}
            maxLength={40}
            problems={problems}
          />
        </div>
        <button className="btn btn-plain mt-8" name="intent" value="rename">
          {t("account.center.save")}
        </button>
      </form>
    </Section>
  );
}
