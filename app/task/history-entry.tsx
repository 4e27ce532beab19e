import type { WordedTool } from "../../locales/app-words.ts";
import type { Task } from "../../trpc/contract/task.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { ShownMoment } from "../ui/shown-moment.tsx";
import type { HistoryModels } from "./history-search.tsx";

/** What the first result looks like; null: there is none yet, or it is nothing to be looked at. */
function pictureOf({ output }: Task): string | null {
  const shown = output?.artifacts.find((one) => one.kind === "image" || one.kind === "video");
  return shown && "thumb_url" in shown ? shown.thumb_url : null;
}

interface HistoryEntryProps {
  slug: WordedTool;
  task: Task;
  now: boolean;
  models: HistoryModels;
  /** What it is called beside its words, in place of its model: its tool, where several tools are listed. */
  label?: string;
}

/** An earlier task as one finds it again: what came of it, its words, its model, when it was and what it cost. */
export function HistoryEntry({ slug, task, now, models, label }: HistoryEntryProps) {
  const { t } = useTranslation();
  const { task_id, title, created_at, cost, favourites, output } = task;
  const picture = pictureOf(task);
  const made = output?.artifacts.filter(({ kind }) => kind === "image" || kind === "video").length ?? 0;
  const model = label ?? models.find(({ id }) => id === output?.facts["model"])?.name;
  return (
    <a
      className="flex min-w-0 grow basis-60 items-center gap-4 py-1"
      href={`/${slug}?task=${encodeURIComponent(task_id)}`}
      aria-current={now ? "true" : undefined}
    >
      {picture && (
        <span className="pickthumb shrink-0" style={{ width: 64 }}>
          <img src={picture} alt="" width={64} height={64} loading="lazy" decoding="async" />
        </span>
      )}
      <span className="grid min-w-0 gap-0.5">
        <span className="line-clamp-1 font-semibold">{title}</span>
        {model && (
          <span className="hint">
            {model}
            {made > 1 && ` · ${t("task.results", { count: made })}`}
          </span>
        )}
        <span className="hint num">
          <ShownMoment at={created_at} zone="UTC" /> · {cost > 0 ? t("task.cost", { count: cost }) : t("task.free")}
          {favourites.length > 0 && ` · ${t("task.favourite")}`}
        </span>
      </span>
    </a>
  );
}
