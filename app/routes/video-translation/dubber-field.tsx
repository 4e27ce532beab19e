import { useLoaderData } from "@remix-run/react";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { ModelCards } from "../../models/model-cards.tsx";
import { ConsentTick } from "../../tool/consent-tick.tsx";
import type { TranslationState } from "../../translation/translation-page.tsx";

interface DubberProps {
  chosen: string;
  agreed: boolean;
  problems: readonly Problem[];
}

/** Who dubs; for a provider that is there, what those who speak have agreed to. */
export function DubberField({ chosen, agreed, problems }: DubberProps) {
  const { t } = useTranslation();
  const { models } = useLoaderData() as TranslationState;
  const isOffered = models.some(({ provider, state }) => provider !== "built-in" && state === "available");
  return (
    <>
      <ModelCards name="by" models={models} chosen={chosen} problems={problems} />
      {isOffered && (
        <ConsentTick
          name="agreed"
          statement="statement"
          text={t("tools.video-translation.fields.agreed.label")}
          ticked={agreed}
          problems={problems}
        />
      )}
    </>
  );
}
