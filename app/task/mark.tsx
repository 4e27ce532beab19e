import { useLocation } from "@remix-run/react";
import type { Task } from "../../trpc/contract/task.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

/** A button that marks one result of a task as a favourite, or takes the mark away (`/tasks/act`). */
export function MarkResult({ task: { task_id, favourites }, name }: { task: Pick<Task, "task_id" | "favourites">; name: string }) {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  const marked = favourites.includes(name);
  return (
    <form method="post" action="/tasks/act">
      <input type="hidden" name="task" value={task_id} />
      <input type="hidden" name="name" value={name} />
      <input type="hidden" name="back" value={pathname + search} />
      <button className="quietbtn" name="act" value={marked ? "unmark" : "mark"} aria-pressed={marked}>
        {t(marked ? "task.favourite" : "task.mark")}
      </button>
    </form>
  );
}
