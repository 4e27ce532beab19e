import type { ArtifactOf } from "../../../trpc/contract/artifact.ts";
import type { Task, TaskOutput } from "../../../trpc/contract/task.ts";
import { LogoNote } from "../../flow/editor/logo-note.tsx";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Video } from "../../task/artifact/video.tsx";
import { Credits, Engines, type Receipt } from "../../task/facts.tsx";
import { Downloads } from "../../task/results.tsx";

interface AvatarResultProps {
  task: Task;
  output: TaskOutput;
  receipt: Receipt | null;
}

/** The film; what made it and what it cost where it is the whole. */
export function AvatarResult({ task, output, receipt }: AvatarResultProps) {
  const { t } = useTranslation();
  const videos = output.artifacts.filter((one): one is ArtifactOf<"video"> => one.kind === "video");
  const transparent = output.facts.background === "removed";
  const tall = videos.some(({ width, height }) => height > width);
  return (
    <section className="grid gap-8" aria-label={task.title}>
      <div className={tall ? "grid max-w-sm gap-2" : "grid max-w-3xl gap-2"}>
        {videos.map((video) => (
          <div key={video.name} className={transparent ? "checkered grid" : "grid"}>
            <Video video={video} title={task.title} />
          </div>
        ))}
        {transparent && <p className="hint">{t("tools.video-avatar.transparent")}</p>}
        {task.stage === "preview" && <p className="hint">{t("tools.video-avatar.previewed")}</p>}
      </div>
      <LogoNote facts={output.facts} />
      {task.stage === "render" && <Downloads task={task} artifacts={videos} />}
      <form method="post" action="/video-avatar/editor" className="grid gap-2">
        <button className="btn btn-plain justify-self-start" name="task" value={task.task_id}>
          {t("tools.video-avatar.edit")}
        </button>
        <p className="hint">{t(task.stage === "render" ? "tools.video-avatar.editHint" : "tools.video-avatar.editPreviewHint")}</p>
      </form>
      <div className="grid items-start gap-6 sm:grid-cols-2">
        <Engines output={output} />
        <Credits receipt={receipt} />
      </div>
    </section>
  );
}
