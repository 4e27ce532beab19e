import type { Task } from "../../trpc/contract/task.ts";
import { TaskAct } from "../task/act.tsx";
import { useTranslation } from "../i18n/use-translation.tsx";

/** A task that waits for its lines: the way to them. */
export function ReviewCall({ task: { task_id, tool } }: { task: Task }) {
  const { t } = useTranslation();
  return (
    <div className="grid max-w-3xl gap-3">
      <p className="text-lead">{t("translation.waits")}</p>
      <div className="flex flex-wrap gap-3">
        <a className="btn btn-primary" href={`/${tool}/editor?task=${encodeURIComponent(task_id)}`}>
          {t("translation.open")}
        </a>
        <TaskAct taskId={task_id} act="cancel" label={t("task.cancel")} />
      </div>
    </div>
  );
}

/** The tool's own way to show a task: its lines where it waits for them. */
export const asksForLines = (task: Task | null): task is Task => task?.state === "review";
