import type { Artifact } from "../../../trpc/contract/artifact.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Results } from "../../task/results.tsx";
import type { ToolState } from "../../tool/queries.ts";

const isPart = ({ name }: Artifact): boolean => name.startsWith("part-");

/** The recording; while it is made, what is spoken of it so far, to be heard at once. */
export function Recording({ state: { task, receipt, scripts } }: { state: ToolState }) {
  const { t } = useTranslation();
  if (!task) return null;
  if (task.finished_at !== null) return task.output && <Results task={task} output={task.output} receipt={receipt} />;
  const parts = (task.output?.artifacts ?? []).filter(isPart);
  if (scripts) {
    return (
      <x-behave name="while-made">
        <section className="grid max-w-3xl gap-2" data-task={task.task_id} hidden>
          <p className="hint">{t("tools.text-to-speech.soFar")}</p>
          <audio controls className="w-full" aria-label={t("tools.text-to-speech.soFar")} />
        </section>
      </x-behave>
    );
  }
  return parts.map(({ name, url }, at) => (
    <audio
      key={name}
      controls
      preload="none"
      src={url}
      className="w-full max-w-3xl"
      aria-label={t("tools.text-to-speech.part", { number: at + 1 })}
    />
  ));
}
