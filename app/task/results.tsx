import type { Artifact } from "../../trpc/contract/artifact.ts";
import type { Task, TaskOutput } from "../../trpc/contract/task.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { ArtifactView } from "./artifact/artifact.tsx";
import { Credits, Engines, type Receipt } from "./facts.tsx";
import { SendTo } from "./send-to.tsx";

/** What kind of file it is, as people call it: the ending of its name. */
const kindOf = ({ file_name }: Artifact): string => file_name.split(".").at(-1)?.toUpperCase() ?? "";

/** Which of several files of one kind it is: "SRT · word by word". */
function labelOf(one: Artifact, artifacts: readonly Artifact[], wordOf: (name: string) => string): string {
  const kind = kindOf(one);
  return artifacts.filter((other) => kindOf(other) === kind).length > 1 ? `${kind} · ${wordOf(one.name)}` : kind;
}

interface DownloadsProps {
  task: Task;
  artifacts: readonly Artifact[];
  /** Those that other tools are offered; absent: all. */
  sent?: readonly Artifact[];
}

/** The files of a task, to be had one by one, and the tools that take them. */
export function Downloads({ task, artifacts, sent = artifacts }: DownloadsProps) {
  const { t } = useTranslation();
  const wordOf = (name: string): string => t(`task.fileNames.${name}` as never, { defaultValue: name });
  return (
    <div className="flex flex-wrap items-center gap-3">
      {artifacts.map((one, at) => (
        <a key={one.name} className={at === 0 ? "btn btn-primary" : "btn btn-plain"} href={one.download_url} download={one.file_name}>
          {t("task.download", { kind: labelOf(one, artifacts, wordOf) })}
        </a>
      ))}
      <SendTo task={task} artifacts={sent} />
    </div>
  );
}

/** Every artifact by its kind, the files, what made them and what they cost. */
export function Results({ task, output, receipt }: { task: Task; output: TaskOutput; receipt: Receipt | null }) {
  const files = output.artifacts.filter(({ kind }) => kind !== "document");
  return (
    <section className="grid gap-8" aria-label={task.title}>
      <div className="grid gap-6">
        {files.map((one) => (
          <ArtifactView key={one.name} artifact={one} title={task.title} />
        ))}
      </div>
      {task.state === "success" && <Downloads task={task} artifacts={files} />}
      {task.state === "success" && (
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Engines output={output} />
          <Credits receipt={receipt} />
        </div>
      )}
    </section>
  );
}
