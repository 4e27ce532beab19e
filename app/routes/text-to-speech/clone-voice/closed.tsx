import { listText } from "../../../../locales/list-text.ts";
import type { Lack } from "../../../../trpc/contract/rules/access.ts";
import { useTranslation } from "../../../i18n/use-translation.tsx";
import { Lacking } from "../../../ui/lacking.tsx";

interface ClosedProps {
  /** The keys that would make cloning run. */
  missing: readonly string[];
  /** What the visitor lacks; null: they have as many as they may have. */
  lacks: Lack | null;
}

/** Why there is no form: a key is missing, or a plan, or there are as many voices as there may be. */
export function Closed({ missing, lacks }: ClosedProps) {
  const { t, lang } = useTranslation();
  if (missing.length > 0) {
    return (
      <p className="note" data-kind="warning">
        {t("tools.clone-voice.needsKey", { key: listText(missing, lang) })}
      </p>
    );
  }
  if (lacks) return <Lacking lacks={lacks} text={t(`tools.clone-voice.lacks.${lacks}`)} />;
  return <p className="note">{t("tools.clone-voice.full")}</p>;
}
