import type { ReactNode } from "react";
import type { WordedTool } from "../../locales/app-words.ts";
import type { Problem } from "../http/problem.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Failed } from "../task/failed.tsx";
import { History, type HistoryModels } from "../task/history.tsx";
import { Results } from "../task/results.tsx";
import { Working } from "../task/working.tsx";
import { Follows } from "../ui/follows.tsx";
import { Problems } from "../ui/problems.tsx";
import type { ToolState } from "./queries.ts";

interface ToolPageProps {
  slug: WordedTool;
  state: ToolState;
  problems: readonly Problem[];
  /** What its lead names. */
  leadValues?: Readonly<Record<string, number>>;
  /** The tool's own form. */
  form: ReactNode;
  /** The tool's own way to show a result, and what there is of it while work goes on; else every artifact by its kind. */
  result?: ReactNode;
  /** Its history is searched: by words, favourites, and by these models. */
  models?: HistoryModels;
}

/** What came of the task that the address names: at work, failed, or its results. */
function Outcome({ state: { task, receipt, refreshes }, result }: Pick<ToolPageProps, "state" | "result">) {
  if (!task) return null;
  if (task.state === "failed") return <Failed task={task} />;
  // What waits for its person is not followed: there is nothing to be told of it.
  const open = task.finished_at === null && task.state !== "review";
  return (
    <div className="grid gap-8">
      {open && <Working task={task} refreshes={refreshes} />}
      {result ?? (task.output && <Results task={task} output={task.output} receipt={receipt} />)}
    </div>
  );
}

/** A tool's page, composed: its words, what came of the task at hand, its form, and the tasks before. */
export function ToolPage({ slug, state, problems, leadValues, form, result, models }: ToolPageProps) {
  const { t } = useTranslation();
  return (
    <div className="grid gap-12">
      <header className="grid max-w-3xl gap-4">
        <h1 className="calm">{t(`tools.${slug}.title`)}</h1>
        <p className="text-lead">{t(`tools.${slug}.lead`, leadValues)}</p>
        {state.history.length > 0 && (
          <p>
            <a className="link inline-flex min-h-11 items-center" href="#history">
              {t("task.history")}
            </a>
          </p>
        )}
      </header>
      <Follows of="problems">
        <Problems list={problems} />
      </Follows>
      <Outcome state={state} result={result} />
      {form}
      <History slug={slug} list={state.history} next={state.next} now={state.task?.task_id} sought={state.sought} models={models} />
    </div>
  );
}
