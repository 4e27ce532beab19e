import type { OutputOf } from "../../trpc/contract/endpoint.ts";
import { BUILT_IN_TRANSCRIBER, type translation } from "../../trpc/contract/translation.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { useEngineName } from "../ui/engine.ts";

export type TranslationEngines = OutputOf<typeof translation.engines>;

/** Who translates and who listens here, said before anything is charged. */
export function EnginesNote({ engines: { translator, transcriber }, voice }: { engines: TranslationEngines; voice: boolean }) {
  const { t } = useTranslation();
  const engineName = useEngineName();
  return (
    <div className="note grid gap-1" role="note">
      <p>{translator ? t("translation.translates", { engine: engineName(translator) }) : t("translation.nobodyTranslates")}</p>
      <p>
        {transcriber
          ? t(transcriber === BUILT_IN_TRANSCRIBER ? "translation.transcribesRoughly" : "translation.transcribes", {
              engine: engineName(transcriber),
            })
          : t("translation.nobodyTranscribes")}
      </p>
      <p>{t(voice ? "translation.reviewVoice" : "translation.review")}</p>
    </div>
  );
}
