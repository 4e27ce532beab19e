import { type Artifact, artifactOf } from "../../../trpc/contract/artifact.ts";
import type { Task, TaskOutput } from "../../../trpc/contract/task.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Credits, type Receipt } from "../../task/facts.tsx";
import { Downloads } from "../../task/results.tsx";
import { BeforeAfter } from "../../ui/before-after.tsx";

/** How much of what was filled was seen at another time. */
function Method({ facts }: { facts: TaskOutput["facts"] }) {
  const { t } = useTranslation();
  if (facts.filled === 0) return <p className="hint">{t("tools.subtitles-remover.nothing")}</p>;
  const percent = Math.round(Number(facts.borrowed ?? 0) * 100);
  return (
    <p className="hint">
      {t("tools.subtitles-remover.method", { percent })} {t(`tools.subtitles-remover.sounds.${String(facts.sound)}` as never)}
    </p>
  );
}

/** One video, before and after in step. */
function Compared({ output: { artifacts, facts } }: { output: TaskOutput }) {
  const { t } = useTranslation();
  const [before, after] = [artifactOf(artifacts, "video", "before"), artifactOf(artifacts, "video", "clean")];
  if (!before || !after) return null;
  const words = {
    before: t("tools.subtitles-remover.before"),
    after: t("tools.subtitles-remover.after"),
    slider: t("tools.subtitles-remover.slider"),
  };
  return (
    <>
      <BeforeAfter before={before} after={after} words={words} />
      <Method facts={facts} />
    </>
  );
}

/** A part of a task of several videos: it beside its file, or why there is none. */
function Part({ part, whole, file }: { part: Task; whole: Task; file: Artifact | undefined }) {
  return (
    <section className="grid gap-3 border-t hair pt-4" aria-label={part.title}>
      <h2 className="text-body">{part.title}</h2>
      {part.error_msg && <p className="wrong">{part.error_msg}</p>}
      {part.output && <Compared output={part.output} />}
      {file && <Downloads task={whole} artifacts={[file]} />}
    </section>
  );
}

interface CleanResultsProps {
  task: Task;
  parts: readonly Task[];
  receipt: Receipt | null;
}

/** What was found, previewed or made. */
export function CleanResults({ task, parts, receipt }: CleanResultsProps) {
  const { t } = useTranslation();
  const { output, stage } = task;
  if (parts.length > 0) {
    const made = output?.artifacts ?? [];
    const fileOf = (at: number) => made.find(({ name }) => name === String(at + 1) || name.startsWith(`${at + 1}-`));
    return (
      <div className="grid gap-8">
        {parts.map((part, at) => (
          <Part key={part.task_id} part={part} whole={task} file={fileOf(at)} />
        ))}
        {task.finished_at !== null && <Credits receipt={receipt} />}
      </div>
    );
  }
  if (!output) return null;
  if (stage === "find") return <p>{t("tools.subtitles-remover.found", { count: Number(output.facts.found) })}</p>;
  const clean = artifactOf(output.artifacts, "video", "clean");
  return (
    <section className="grid gap-6" aria-label={task.title}>
      <Compared output={output} />
      {stage === "preview" && <p className="hint">{t("tools.subtitles-remover.previewed")}</p>}
      {stage === "render" && clean && <Downloads task={task} artifacts={[clean]} />}
      <Credits receipt={receipt} />
    </section>
  );
}
