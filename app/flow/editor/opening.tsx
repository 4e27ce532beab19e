import { PREVIEW_SECONDS } from "../../../trpc/contract/rules/preview.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

/** Says of an ad that is longer than a preview how much of it the preview shows; `whole` in seconds. */
export function Opening({ stage, whole }: { stage: "before" | "after"; whole: number | null }) {
  const { t } = useTranslation();
  if (whole === null) return null;
  // What is not spoken yet is known to some seconds only.
  const told = stage === "before" ? Math.round(whole / 5) * 5 : Math.round(whole);
  if (told <= PREVIEW_SECONDS) return null;
  return <p className="note">{t(`opening.${stage}`, { shown: PREVIEW_SECONDS, whole: told })}</p>;
}
