import type { Lack } from "../../trpc/contract/rules/access.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Lacking } from "../ui/lacking.tsx";

/** Why no avatar of one's own can be made: a plan is missing, an account, or there are as many as there may be. */
export function NoMore({ lacks }: { lacks: Lack | null }) {
  const { t } = useTranslation();
  if (lacks) return <Lacking lacks={lacks} text={t(`tools.ai-avatar-v2.lacks.${lacks}`)} />;
  return (
    <p className="note" data-kind="info">
      {t("tools.ai-avatar-v2.full")}
    </p>
  );
}
