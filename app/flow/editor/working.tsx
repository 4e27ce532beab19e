import type { Task } from "../../../trpc/contract/task.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { STAGES, stageIndex } from "./stages.ts";

/** Work that goes on: a rule, its playhead, and the stages. Events move it; without scripts the page comes again. */
export function Working({ task, refreshes }: { task: Task; refreshes: boolean }) {
  const { t } = useTranslation();
  const now = stageIndex(task.step);
  return (
    <x-behave name="task-progress">
      <section className="work max-w-3xl" data-events={`/tasks/${task.task_id}/events`}>
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <p className="text-lead" data-text="" aria-live="polite">
            {task.state === "queued"
              ? t("editor.queued", { count: task.queue_minutes })
              : t(`editor.steps.${STAGES[Math.max(now, 0)] ?? "done"}`)}
          </p>
          <output className="head num text-title">
            <span data-percent="">{Math.round(task.progress)}</span> %
          </output>
        </div>
        <div
          className="rule"
          role="progressbar"
          aria-label={t("editor.progress")}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(task.progress)}
          style={{ ["--at" as string]: `${task.progress}%` }}
        >
          <span className="done" />
          <span className="head-mark" />
        </div>
        <ol className="stages">
          {STAGES.map((stage, index) => (
            <li key={stage} data-state={index < now ? "done" : index === now ? "now" : undefined}>
              {t(`editor.steps.${stage}`)}
            </li>
          ))}
        </ol>
        <p className="hint">
          {t("editor.leave")} {refreshes && t("editor.refreshed")}
        </p>
      </section>
    </x-behave>
  );
}
