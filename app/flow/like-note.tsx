import type { AdPattern, Likeness } from "../../trpc/contract/rules/ad-pattern.ts";
import { sentences } from "../i18n/sentences.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

const shown = (seconds: number): number => Math.round(seconds * 10) / 10;

/** How a video is built, in one line. */
function usePatternText() {
  const { t } = useTranslation();
  return ({ angle, clip_seconds, action_at }: AdPattern): string =>
    sentences(
      angle && t("like.opening", { angle: t(`script.angles.${angle}`) }),
      t("like.clips", { seconds: shown(clip_seconds) }),
      action_at !== null && t("like.action", { seconds: shown(action_at) }),
    );
}

/** What an ad will take over from the video that it is to be like. */
export function LikeNote({ like }: { like: Likeness | null }) {
  const { t } = useTranslation();
  const patternText = usePatternText();
  if (!like) return null;
  const { pattern, ratio, length, objective } = like;
  return (
    <div className="note max-w-2xl" role="status">
      <strong>{t("like.title", { name: pattern.name })}</strong>
      <p>
        {t("like.shape", { ratio, length })} {patternText(pattern)}
        {objective && ` ${t("like.goal", { goal: t(`settings.objectives.${objective}`) })}`}
      </p>
      <p className="hint">{t("like.note")}</p>
    </div>
  );
}

/** The pattern that the scripts of an ad were written to. */
export function PatternNote({ pattern }: { pattern: AdPattern | null | undefined }) {
  const { t } = useTranslation();
  const patternText = usePatternText();
  if (!pattern) return null;
  return (
    <p className="note">
      {t("like.written", { name: pattern.name, seconds: shown(pattern.seconds) })} {patternText(pattern)}
    </p>
  );
}
