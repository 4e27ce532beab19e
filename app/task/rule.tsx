import { useTranslation } from "../i18n/use-translation.tsx";

/** How far work is, 0…100, as a rule that `task-progress` moves. `playhead`: with its mark at the end. */
export function Rule({ percent, playhead = false }: { percent: number; playhead?: boolean }) {
  const { t } = useTranslation();
  return (
    <div
      className="rule"
      role="progressbar"
      aria-label={t("task.progress")}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(percent)}
      style={{ ["--at" as string]: `${percent}%` }}
    >
      <span className="done" />
      {playhead && <span className="head-mark" />}
    </div>
  );
}
