import { type Artifact, type ArtifactOf, artifactOf } from "../../../trpc/contract/artifact.ts";
import type { Task } from "../../../trpc/contract/task.ts";
import { useTranslation } from "../../i18n/use-translation.tsx";
import { Video } from "../../task/artifact/video.tsx";
import { Credits, type Receipt } from "../../task/facts.tsx";
import { Downloads } from "../../task/results.tsx";
import { SendTo } from "../../task/send-to.tsx";

function Shown({ image: { url, width, height }, caption, clear }: { image: ArtifactOf<"image">; caption: string; clear?: boolean }) {
  return (
    <figure className="grid min-w-0 content-start gap-1">
      <img
        src={url}
        width={width}
        height={height}
        alt={caption}
        className={`h-auto max-h-[60vh] w-full object-contain ${clear ? "checkered" : ""}`}
      />
      <figcaption className="hint">{caption}</figcaption>
    </figure>
  );
}

type Film = ArtifactOf<"video">;

/** Other tools read a film with alpha as an opaque one: they are given that on a plain ground. */
const isOpaque = ({ content_type }: Film): boolean => content_type === "video/mp4";

/** One film over a checkerboard, and its two files; or why there is none. */
function FilmCutout({ part, whole, films }: { part: Task; whole: Task; films: readonly Film[] }) {
  const { t } = useTranslation();
  const film = artifactOf(part.output?.artifacts ?? [], "video", "cutout");
  return (
    <section className="grid gap-3 border-t hair pt-4" aria-label={part.title}>
      <h2 className="text-body">{part.title}</h2>
      {film && (
        <div className={`grid gap-2 ${film.height > film.width ? "max-w-sm" : "max-w-3xl"}`}>
          <div className="checkered grid">
            <Video video={film} title={part.title} />
          </div>
          <p className="hint">{t("tools.background-remover.transparent")}</p>
        </div>
      )}
      {films.length > 0 && <Downloads task={whole} artifacts={films} sent={films.filter(isOpaque)} />}
    </section>
  );
}

/** One picture beside what was cut out of it, or why nothing was. */
function Cutout({ part, whole, file }: { part: Task; whole: Task; file: Artifact | undefined }) {
  const { t } = useTranslation();
  const artifacts = part.output?.artifacts ?? [];
  const [cutout, before] = [artifactOf(artifacts, "image", "shown"), artifactOf(artifacts, "image", "before")];
  return (
    <section className="grid gap-3 border-t hair pt-4" aria-label={part.title}>
      <h2 className="text-body">{part.title}</h2>
      {part.error_msg && <p className="wrong">{part.error_msg}</p>}
      <div className="grid grid-cols-2 gap-4">
        {before && <Shown image={before} caption={t("tools.background-remover.before")} />}
        {cutout && <Shown image={cutout} caption={t("tools.background-remover.after")} clear />}
      </div>
      {file && (
        <div className="flex flex-wrap items-center gap-4">
          <a className="btn btn-primary" href={file.download_url} download={file.file_name}>
            {t("tools.background-remover.download")}
          </a>
          <a className="btn btn-plain" href={`/background-remover/editor?task=${encodeURIComponent(part.task_id)}`}>
            {t("tools.background-remover.edit")}
          </a>
          <SendTo task={whole} artifacts={[file]} />
        </div>
      )}
    </section>
  );
}

/** Every picture of a task with its cut-out, in the order of the form. */
export function Cutouts({ task, parts, receipt }: { task: Task; parts: readonly Task[]; receipt: Receipt | null }) {
  const made = task.output?.artifacts ?? [];
  const filesOf = (at: number) => made.filter(({ name }) => name === String(at + 1) || name.startsWith(`${at + 1}-`));
  return (
    <div className="grid gap-8">
      {parts.map((part, at) => {
        const files = filesOf(at);
        return artifactOf(part.output?.artifacts ?? [], "video") ? (
          <FilmCutout key={part.task_id} part={part} whole={task} films={files.filter((one): one is Film => one.kind === "video")} />
        ) : (
          <Cutout key={part.task_id} part={part} whole={task} file={files[0]} />
        );
      })}
      {task.finished_at !== null && <Credits receipt={receipt} />}
    </div>
  );
}
