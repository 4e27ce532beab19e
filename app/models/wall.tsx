import type { ReactNode } from "react";
import type { Artifact, ArtifactOf } from "../../trpc/contract/artifact.ts";
import type { Task } from "../../trpc/contract/task.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Credits, Engines, type Receipt } from "../task/facts.tsx";
import { SendTo } from "../task/send-to.tsx";

interface WallProps {
  task: Task;
  receipt: Receipt | null;
  /** What stands under each result beside its download, in their order. */
  beside?: readonly ReactNode[];
}

const isPicture = (one: Artifact): one is ArtifactOf<"image"> => one.kind === "image";

function Picture({ image, task, children }: { image: ArtifactOf<"image">; task: Task; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <figure className="grid min-w-0 content-start gap-3">
      <a href={image.url}>
        <img src={image.url} width={image.width} height={image.height} alt={task.title} className="h-auto max-h-[80vh] w-auto max-w-full" />
      </a>
      <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {task.state === "success" && (
          <a className="btn btn-plain" href={image.download_url} download={image.file_name}>
            {t("models.download")}
          </a>
        )}
        {children}
        {task.state === "success" && <SendTo task={task} artifacts={[image]} />}
      </figcaption>
    </figure>
  );
}

/** The pictures of a run side by side, each with what can be done with it. */
export function PictureWall({ task, receipt, beside }: WallProps) {
  const images = (task.output?.artifacts ?? []).filter(isPicture);
  if (images.length === 0 || !task.output) return null;
  return (
    <section className="grid gap-8" aria-label={task.title}>
      <div className={`grid items-start gap-6 ${images.length > 1 ? "sm:grid-cols-2" : ""}`}>
        {images.map((image, at) => (
          <Picture key={image.name} image={image} task={task}>
            {beside?.[at]}
          </Picture>
        ))}
      </div>
      {task.finished_at !== null && (
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Engines output={task.output} />
          <Credits receipt={receipt} />
        </div>
      )}
    </section>
  );
}
