import { PREVIEW_SECONDS } from "../../../trpc/contract/rules/preview.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";

/** Says of an ad that is longer than a preview how much of it the preview shows; `whole` in seconds. */
export function Opening({ stage, whole }: { stage: "before" | "after"; whole: number }) {
  const { t } = useTranslation();
  if (Math.round(whole) <= PREVIEW_SECONDS) return null;
  return <p className="note">{t(`opening.${stage}`, { shown: PREVIEW_SECONDS, whole: Math.round(whole) })}</p>;
}
