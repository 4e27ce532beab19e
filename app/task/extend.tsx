import type { ComponentProps } from "react";
import type { ArtifactOf } from "../../trpc/contract/artifact.ts";
import { LONGEST_PROMPT } from "../../trpc/contract/rules/models/model.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Anew, type Vary } from "./vary.tsx";

interface ExtendProps extends Omit<ComponentProps<typeof Vary>, "count" | "cost"> {
  /** Lengths that it may grow by, in seconds, each with its credits. */
  lengths: readonly { seconds: number; cost: number }[];
  film: Pick<ArtifactOf<"video">, "url" | "duration" | "width" | "height">;
  /** It is made of words alone: they go on, and not a picture. */
  isOfWords: boolean;
}

/** Seconds before its end at which a film's last frame is seen. */
const BEFORE_END = 0.05;

/** Where a film ends, as its browser seeks to it. */
function LastFrame({ film: { url, duration, width, height } }: Pick<ExtendProps, "film">) {
  const { t } = useTranslation();
  return (
    <figure className="grid max-w-40 gap-1">
      <video
        muted
        playsInline
        preload="metadata"
        src={`${url}#t=${Math.max(0, duration - BEFORE_END).toFixed(2)}`}
        width={width}
        height={height}
        tabIndex={-1}
        aria-hidden="true"
      />
      <figcaption className="hint">{t("task.extend.lastFrame")}</figcaption>
    </figure>
  );
}

/** Makes a film longer from its last frame: what comes next, if anything is to be said of that, and how long. */
export function Extend({ slug, task, name, seed, lengths, film, isOfWords }: ExtendProps) {
  const { t } = useTranslation();
  const id = `next-${name}`;
  return (
    <details>
      <summary className="link inline-flex min-h-11 items-center">{t("task.extend.title")}</summary>
      <x-behave name="busy">
        <form method="post" action={`/${slug}?task=${encodeURIComponent(task.task_id)}`} className="grid gap-4 py-2">
          <Anew task={task} name={name} seed={seed} how="extend" />
          {!isOfWords && <LastFrame film={film} />}
          <div className="field">
            <label htmlFor={id}>{t(isOfWords ? "task.extend.words" : "task.extend.prompt")}</label>
            <textarea id={id} className="textarea" name="prompt" rows={2} maxLength={LONGEST_PROMPT} required={isOfWords} />
            <p className="hint">{t(isOfWords ? "task.extend.wordsHint" : "task.extend.hint")}</p>
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
