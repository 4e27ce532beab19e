import type { AppLoadContext } from "@remix-run/cloudflare";
import type { WordedTool } from "../../../locales/app-words.ts";
import type { Task } from "../../../trpc/contract/task.ts";
import { attempt } from "../../http/problem.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { rowOf } from "../../route-table.ts";
import { HistoryEntry } from "../../task/history-entry.tsx";

/** The tools whose tasks are an ad's: it is a project. */
const OF_ADS: readonly string[] = ["link-to-video", "ai-video-ads"];

export interface MadePage {
  list: Task[];
  next: string | null;
}

/** The visitor's newest tasks of tools that make no ad; none where the list cannot be had. */
export async function readMade({ api }: AppLoadContext, cursor: string | undefined): Promise<MadePage> {
  const { value } = await attempt(api.tasks.last({ cursor }));
  const list = (value?.list ?? []).filter(({ tool, parent_id }) => parent_id === null && !OF_ADS.includes(tool) && rowOf(tool)?.menuName);
  return { list, next: value?.next ?? null };
}

/** What the tools have made, whichever it was: each opens where it was made. */
export function Made({ list, next }: MadePage) {
  const { t } = useTranslation();
  if (list.length === 0 && next === null) return null;
  return (
    <section className="grid gap-4" id="made" aria-labelledby="made-title">
      <h2 id="made-title">{t("library.made")}</h2>
      <ul className="rows">
        {list.map((task) => {
          const menuName = rowOf(task.tool)?.menuName;
          return (
            <li key={task.task_id} className="flex flex-wrap items-center justify-between gap-x-6 py-2">
              <HistoryEntry
                slug={task.tool as WordedTool}
                task={task}
                now={false}
                models={[]}
                label={menuName && t(`shell.menuNames.${menuName}`)}
              />
              <span className="tag num" data-state={task.state === "generating" ? "working" : task.state}>
                {t(`task.states.${task.state}`, { percent: task.progress })}
              </span>
            </li>
          );
        })}
      </ul>
      {next && (
        <p>
          <a className="link" href={`/projects?${new URLSearchParams({ made: next })}#made`}>
            {t("library.older")}
          </a>
        </p>
      )}
    </section>
  );
}
