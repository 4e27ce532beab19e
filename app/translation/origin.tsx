import type { LinesOrigin } from "../../trpc/contract/translation.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useEngineName } from "../ui/engine.ts";

/** Where the lines came from and who translated them; what did not work, and what to do about it. */
export function Origin({ origin: { transcript, transcriber, translator, failed } }: { origin: LinesOrigin }) {
  const { t } = useTranslation();
  const engineName = useEngineName();
  const reason = failed && t(`translation.failures.${failed}` as never, failed);
  return (
    <div className="grid gap-1 text-small">
      <p>{t(`translation.transcripts.${transcript}`, { engine: transcriber && engineName(transcriber) })}</p>
      {failed ? (
        <p className="wrong">{t(translator === "" ? "translation.notHeard" : "translation.notTranslated", { reason })}</p>
      ) : (
        <p>{translator === "" ? t("translation.translateYourself") : t("translation.translatedBy", { engine: engineName(translator) })}</p>
      )}
    </div>
  );
}
