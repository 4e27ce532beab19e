import type { WordedTool } from "../../locales/app-words.ts";
import type { Task } from "../../trpc/contract/task.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

interface AnewProps {
  slug: WordedTool;
  task: Pick<Task, "task_id">;
  /** Of the result that is made anew. */
  name: string;
  /** Another one than it was made by. */
  seed: number;
}

/** What a form that makes a result anew says beside its own fields. */
export function Anew({ task: { task_id }, name, seed, how }: Omit<AnewProps, "slug"> & { how: string }) {
  const values = { of: task_id, name, seed, key: `${task_id}-${how}-${name}-${seed}` };
  return Object.entries(values).map(([field, value]) => <input key={field} type="hidden" name={field} value={value} />);
}

/** Makes a result once more with its settings and another seed, at a price that is said. */
export function Vary({ slug, task, name, seed, count, cost }: AnewProps & { count: number; cost: number }) {
  const { t } = useTranslation();
  return (
    <x-behave name="busy">
      <form method="post" action={`/${slug}?task=${encodeURIComponent(task.task_id)}`}>
        <Anew task={task} name={name} seed={seed} how="vary" />
        <button className="btn btn-plain" name="intent" value="vary" data-busy={t("task.starting")}>
          {t("task.vary", { count })} · {t("task.cost", { count: cost })}
        </button>
      </form>
    </x-behave>
  );
}
