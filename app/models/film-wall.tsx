import type { Artifact, ArtifactOf } from "../../trpc/contract/artifact.ts";
import type { Task } from "../../trpc/contract/task.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { Credits, Engines, type Receipt } from "../task/facts.tsx";
import { SendTo } from "../task/send-to.tsx";
import { Video } from "../task/artifact/video.tsx";

const isFilm = (one: Artifact): one is ArtifactOf<"video"> => one.kind === "video";

/** The films of a run side by side, each with how it was made and what can be done with it. */
export function FilmWall({ task, receipt }: { task: Task; receipt: Receipt | null }) {
  const { t } = useTranslation();
  if (!task.output) return null;
  const films = task.output.artifacts.filter(isFilm);
  const hows = String(task.output.facts["how"] ?? "").split(",");
  const done = task.state === "success";
  return (
    <section className="grid gap-8" aria-label={task.title}>
      <div className={`grid items-start gap-6 ${films.length > 1 ? "sm:grid-cols-2" : "max-w-3xl"}`}>
        {films.map((film, at) => (
          <figure key={film.name} className="grid min-w-0 content-start gap-3">
            <Video video={film} title={task.title} />
            <figcaption className="flex flex-wrap items-center gap-x-4 gap-y-2">
              {hows[at] && <span className="hint">{t(`models.how.${hows[at]}` as never, hows[at])}</span>}
              {done && (
                <a className="btn btn-plain" href={film.download_url} download={film.file_name}>
                  {t("models.download")}
                </a>
              )}
              {done && <SendTo task={task} artifacts={[film]} />}
            </figcaption>
          </figure>
        ))}
      </div>
      {done && (
        <div className="grid items-start gap-6 sm:grid-cols-2">
          <Engines output={task.output} />
          <Credits receipt={receipt} />
        </div>
      )}
    </section>
  );
}
