import { LOGO_UNREAD } from "../../../trpc/contract/tools/ad-work.ts";
import type { TaskOutput } from "../../../trpc/contract/task.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

/** Says of an ad that it is without the brand kit's logo, whose file could not be read, and where to choose another. */
export function LogoNote({ facts }: Pick<TaskOutput, "facts">) {
  const { t } = useTranslation();
  if (facts["logo"] !== LOGO_UNREAD) return null;
  return (
    <div className="note" data-kind="warning">
      <p>{t("editor.logoUnread")}</p>
      <a className="link inline-flex min-h-11 items-center" href="/team/brand">
        {t("editor.logoUnreadDo")}
      </a>
    </div>
  );
}
