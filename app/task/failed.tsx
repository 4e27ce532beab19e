import type { Task } from "../../trpc/contract/task.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { TaskAct } from "./act.tsx";

/** A task that failed: why, that its credits are back, and again. */
export function Failed({ task }: { task: Task }) {
  const { t } = useTranslation();
  return (
    <section className="grid max-w-3xl gap-4">
      <div role="alert" className="note" data-kind="error">
        <strong>{t("task.failed")}</strong>
        <p>{task.error_msg}</p>
      </div>
      <p>
        <TaskAct taskId={task.task_id} act="retry" label={t("task.retry")} />
      </p>
    </section>
  );
}
