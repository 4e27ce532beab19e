import { lastsOf } from "../../../trpc/contract/rules/speech.ts";
import type { ScriptLanguage } from "../../../trpc/contract/product.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

interface LastsProps {
  clips: readonly { text: string }[];
  language: ScriptLanguage;
  /** Seconds, as chosen. */
  length: number;
}

/** How long the ad of a script will last, as it is saved or was typed; said louder where that is more than was chosen. */
export function Lasts({ clips, language, length }: LastsProps) {
  const { t } = useTranslation();
  const { seconds, over } = lastsOf(clips, language, length);
  if (!over) return <p className="hint">{t("script.lasts.fits", { seconds, length })}</p>;
  return (
    <p className="note" data-kind="warning">
      {t("script.lasts.over", { seconds, length })}
    </p>
  );
}
