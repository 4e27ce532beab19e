import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { InputField } from "../../ui/input-field.tsx";

interface NoneProps {
  mayCreate: boolean;
  typed: string;
  problems: readonly Problem[];
}

/** Nobody's member yet: what a team is, and how to have one. */
export function NoTeam({ mayCreate, typed, problems }: NoneProps) {
  const { t } = useTranslation();
  return (
    <div className="grid max-w-2xl gap-6">
      <p className="text-lead">{t("team.none")}</p>
      <ol className="numbered">
        <li>{t("team.howOne")}</li>
        <li>{t("team.howTwo")}</li>
        <li>{t("team.howThree")}</li>
      </ol>
      {mayCreate ? (
        <form method="post" className="flex max-w-lg flex-wrap items-start gap-2" noValidate>
          <div className="grow basis-60">
            <InputField name="name" label={t("team.name")} defaultValue={typed} maxLength={60} problems={problems} />
          </div>
          <button className="btn btn-primary mt-8" name="intent" value="create">
            {t("team.create")}
          </button>
        </form>
      ) : (
        <p>
          <a className="btn btn-primary" href="/vip-price">
            {t("account.center.seePlans")}
          </a>
        </p>
      )}
    </div>
  );
}
