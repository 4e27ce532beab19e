import { useLocation } from "@remix-run/react";

export const TASK_ACTS = ["cancel", "retry", "delete"] as const;
export type TaskActName = (typeof TASK_ACTS)[number];

/** A button that does something to one task and comes back to this page (`/tasks/act`); what is deleted or begun anew is another page's. */
export function TaskAct({ taskId, act, label, quiet = false }: { taskId: string; act: TaskActName; label: string; quiet?: boolean }) {
  const { pathname, search } = useLocation();
  return (
    <x-behave name="busy">
      <form method="post" action="/tasks/act">
        <input type="hidden" name="task" value={taskId} />
        <input type="hidden" name="back" value={act === "cancel" ? pathname + search : pathname} />
        <button className={quiet ? "quietbtn" : "btn btn-plain"} name="act" value={act}>
          {label}
        </button>
      </form>
    </x-behave>
  );
}
