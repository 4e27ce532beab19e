import type { Task } from "../../trpc/contract/task.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { TaskAct } from "./act.tsx";
import { phaseIndex, phasesOf, phaseText, taskText } from "./phases.ts";
import { Rule } from "./rule.tsx";

/** Work that goes on: a rule, its playhead, and the phases. Events move it; without scripts the page comes again. */
export function Working({ task, refreshes }: { task: Task; refreshes: boolean }) {
  const { t } = useTranslation();
  const now = phaseIndex(task);
  const percent = Math.round(task.progress);
  return (
    <x-behave name="task-progress">
      <section className="work max-w-3xl" data-events={`/tasks/${task.task_id}/events`}>
        <div className="flex flex-wrap items-baseline justify-between gap-4">
          <p className="text-lead" data-text="" aria-live="polite">
            {taskText(t, task)}
          </p>
          <output className="head num text-title">
            <span data-percent="">{percent}</span> %
          </output>
        </div>
        <Rule percent={task.progress} playhead />
        <ol className="stages">
          {phasesOf(task.tool).map((phase, index) => (
            <li key={phase} data-state={index < now ? "done" : index === now ? "now" : undefined}>
              {phaseText(t, task.tool, phase)}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap items-center justify-between gap-4">
          <p className="hint">
            <span className="num" data-left="">
              {task.seconds_left === null ? "" : t("task.left", { count: task.seconds_left })}
            </span>{" "}
            {t("task.leave")} {refreshes && t("task.refreshed")}
          </p>
          <TaskAct taskId={task.task_id} act="cancel" label={t("task.cancel")} />
        </div>
      </section>
    </x-behave>
  );
}
