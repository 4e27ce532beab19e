import { useLoaderData } from "@remix-run/react";
import type { Problem } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { ModelCards } from "../../models/model-cards.tsx";
import { tickOf } from "../../tool/consent-files.ts";
import { ConsentTick } from "../../tool/consent-tick.tsx";
import type { TranslationState } from "../../translation/translation-page.tsx";

interface DubberProps {
  chosen: string;
  /** What the form came back with. */
  values: Readonly<Record<string, unknown>>;
  problems: readonly Problem[];
}

/** Who dubs; for a provider that is there, what those who speak have agreed to. */
export function DubberField({ chosen, values, problems }: DubberProps) {
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
          ticked={values.agreed === true}
          problems={problems}
          about={tickOf("video-translation", "agreed", values)}
        />
      )}
    </>
  );
}
