import type { ComponentProps } from "react";
import type { WordedTool } from "../../locales/app-words.ts";
import type { Sought, Task } from "../../trpc/contract/task.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { TaskAct } from "./act.tsx";
import { HistoryEntry } from "./history-entry.tsx";
import { type HistoryModels, HistorySearch } from "./history-search.tsx";

export type { HistoryModels } from "./history-search.tsx";

interface HistoryProps {
  slug: WordedTool;
  list: readonly Task[];
  next: string | null;
  /** The task that the page is about. */
  now: string | undefined;
  sought: Sought;
  models: HistoryModels | undefined;
}

/** Where the next page of the same search lies. */
function olderHref(slug: string, next: string, { words, model, favourite }: Sought): string {
  const query = { after: next, ...(words && { words }), ...(model && { of: model }), ...(favourite && { favourite: "1" }) };
  return `/${slug}?${new URLSearchParams(query)}`;
}

function Row({ slug, task, now, models }: ComponentProps<typeof HistoryEntry>) {
  const { t } = useTranslation();
  const { task_id, state, progress } = task;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 py-2">
      <HistoryEntry slug={slug} task={task} now={now} models={models} />
      <span className="tag num" data-state={state === "generating" ? "working" : state}>
        {t(`task.states.${state}`, { percent: progress })}
      </span>
      <TaskAct
        taskId={task_id}
        act={task.finished_at === null ? "cancel" : "delete"}
        label={task.finished_at === null ? t("task.cancel") : t("task.remove")}
        quiet
      />
    </li>
  );
}

/** The visitor's earlier tasks of one tool, newest first; with `models` they can be searched. */
export function History({ slug, list, next, now, sought, models }: HistoryProps) {
  const { t } = useTranslation();
  const looks = Object.values(sought).some(Boolean);
  if (list.length === 0 && !looks) return null;
  return (
    <section className="grid gap-4" id="history">
      <h2>{t("task.history")}</h2>
      {models && <HistorySearch slug={slug} sought={sought} models={models} />}
      {list.length === 0 && <p>{t("task.search.nothing")}</p>}
      <ul className="rows">
        {list.map((task) => (
          <Row key={task.task_id} slug={slug} task={task} now={task.task_id === now} models={models ?? []} />
        ))}
      </ul>
      {next && (
        <p>
          <a className="link" href={`${olderHref(slug, next, sought)}#history`}>
            {t("task.older")}
          </a>
        </p>
      )}
    </section>
  );
}
