import type { LinesOrigin } from "../../trpc/contract/translation.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useEngineName } from "../ui/engine.ts";

interface OriginProps {
  origin: LinesOrigin;
  /** Some lines have no translation yet. */
  isOpen: boolean;
}

/** Where the lines came from and who translated them; what did not work, and what to do about it. */
export function Origin({ origin: { transcript, transcriber, translator, failed }, isOpen }: OriginProps) {
  const { t } = useTranslation();
  const engineName = useEngineName();
  const reason = failed && t(`translation.failures.${failed}` as never, failed);
  return (
    <div className="grid gap-1 text-small">
      <p>{t(`translation.transcripts.${transcript}`, { engine: transcriber && engineName(transcriber) })}</p>
      {failed && <p className="wrong">{t(translator === "" ? "translation.notHeard" : "translation.notTranslated", { reason })}</p>}
      {!failed && translator !== "" && <p>{t("translation.translatedBy", { engine: engineName(translator) })}</p>}
      {!failed && translator === "" && isOpen && <p>{t("translation.translateYourself")}</p>}
    </div>
  );
}
