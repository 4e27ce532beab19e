import type { ComponentProps } from "react";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Anew, type Vary } from "./vary.tsx";

interface ExtendProps extends Omit<ComponentProps<typeof Vary>, "count" | "cost"> {
  /** Lengths that it may grow by, in seconds, each with its credits. */
  lengths: readonly { seconds: number; cost: number }[];
  prompt: string;
}

/** Makes a film longer from its last frame: what comes next, and how long. */
export function Extend({ slug, task, name, seed, lengths, prompt }: ExtendProps) {
  const { t } = useTranslation();
  const id = `next-${name}`;
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center">{t("task.extend.title")}</summary>
      <x-behave name="busy">
        <form method="post" action={`/${slug}?task=${encodeURIComponent(task.task_id)}`} className="grid gap-4 py-2">
          <Anew task={task} name={name} seed={seed} how="extend" />
          <div className="field">
            <label htmlFor={id}>{t("task.extend.prompt")}</label>
            <textarea id={id} className="textarea" name="prompt" rows={2} maxLength={4000} defaultValue={prompt} />
            <p className="hint">{t("task.extend.hint")}</p>
          </div>
          <label className="grid max-w-64 gap-1">
            <span className="label-text">{t("task.extend.by")}</span>
            <select className="select num" name="seconds">
              {lengths.map(({ seconds, cost }) => (
                <option key={seconds} value={seconds}>
                  {t("task.seconds", { count: seconds })} · {t("task.cost", { count: cost })}
                </option>
              ))}
            </select>
          </label>
          <p>
            <button className="btn btn-plain" name="intent" value="extend" data-busy={t("task.starting")}>
              {t("task.extend.go")}
            </button>
          </p>
        </form>
      </x-behave>
    </details>
  );
}
