import type { Task } from "../../trpc/contract/task.ts";
import { codeOf } from "../../trpc/contract/rules/errors.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { TaskAct } from "./act.tsx";

/** A task that failed: why, that its credits are back, and again. One that its owner has stopped did not go wrong. */
export function Failed({ task }: { task: Task }) {
  const { t } = useTranslation();
  return (
    <section className="grid max-w-3xl gap-4">
      {task.error_code === codeOf("task.cancelled") ? (
        <p className="note" data-kind="info">
          {task.error_msg}
        </p>
      ) : (
        <div role="alert" className="note" data-kind="error">
          <strong>{t("task.failed")}</strong>
          <p>{task.error_msg}</p>
        </div>
      )}
      <p>
        <TaskAct taskId={task.task_id} act="retry" label={t("task.retry")} />
      </p>
    </section>
  );
}
