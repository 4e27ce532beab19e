import type { Artifact, ArtifactKind, ArtifactOf } from "../../trpc/contract/artifact.ts";
import { closestRatio } from "../../trpc/contract/rules/timeline-variant.ts";
import type { Task } from "../../trpc/contract/task.ts";
import { BUILT_TOOLS } from "../../trpc/contract/tools/app.ts";
import { artifactReference } from "../../trpc/contract/tools/file-input.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { rowOf } from "../route-table.ts";
import { useVisit } from "../shell/visit.ts";

/** The flow whose ad begins with a picture or a film, as media of its product. */
const AD = "ai-video-ads";

/** The tools whose input takes an artifact of this kind, but for the one that made it. */
export const takersOf = (kind: ArtifactKind, maker: string): { slug: string; field: string }[] =>
  BUILT_TOOLS.flatMap(({ slug, work: { accepts } }) => {
    const field = accepts[kind];
    return field && slug !== maker ? [{ slug, field }] : [];
  });

/** Where a tool begins with an artifact of a task. */
export const hrefWith = (slug: string, task: Pick<Task, "task_id">, { name }: Pick<Artifact, "name">): string =>
  `/${slug}?from=${encodeURIComponent(task.task_id)}&artifact=${encodeURIComponent(name)}`;

/** What is offered to other tools of one task's files: sounds are one sound in several formats. */
function sentOf(artifacts: readonly Artifact[]): readonly Artifact[] {
  const sound = artifacts.find(({ kind }) => kind === "audio");
  return artifacts.filter((one) => one.kind !== "audio" || one === sound);
}

type Seen = ArtifactOf<"image"> | ArtifactOf<"video">;
const isSeen = (one: Artifact): one is Seen => one.kind === "image" || one.kind === "video";

/** Begins a timeline of its shape with it. */
function ToTimeline({ task, one }: { task: Task; one: Seen }) {
  const { t } = useTranslation();
  const values = { title: task.title, ratio: closestRatio(one), file: artifactReference(task.task_id, one.name), kind: one.kind };
  return (
    <form method="post" action="/projects">
      {Object.entries(values).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <button className="link inline-flex min-h-11 items-center" name="begin" value="timeline">
        {t("task.sendToTimeline")}
      </button>
    </form>
  );
}

/** The tools that take one file and can be used here; what is seen may be in an ad or in the timeline editor, too. */
function Ways({ task, one, named }: { task: Task; one: Artifact; named: boolean }) {
  const { t } = useTranslation();
  const { closedApps } = useVisit();
  const seen = isSeen(one);
  const all = [...takersOf(one.kind, task.tool).map(({ slug }) => slug), ...(seen ? [AD] : [])];
  const ways = all.flatMap((slug) => {
    const { menuName, id } = rowOf(slug) ?? {};
    return menuName && (id === undefined || !closedApps.includes(id)) ? [{ slug, menuName }] : [];
  });
  if (ways.length === 0 && !seen) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4">
      <span className="hint">{named ? t("task.sendOne", { name: one.name }) : t("task.sendTo")}</span>
      {ways.map(({ slug, menuName }) => (
        <a key={slug} className="link inline-flex min-h-11 items-center" href={hrefWith(slug, task, one)}>
          {t(`shell.menuNames.${menuName}`)}
        </a>
      ))}
      {seen && <ToTimeline task={task} one={one} />}
    </div>
  );
}

/** "Send to": where what was made may go on; each file by its name where several are of one kind. */
export function SendTo({ task, artifacts }: { task: Task; artifacts: readonly Artifact[] }) {
  const sent = sentOf(artifacts);
  const isOneOfSeveral = ({ kind }: Artifact) => sent.filter((other) => other.kind === kind).length > 1;
  return sent.map((one) => <Ways key={one.name} task={task} one={one} named={isOneOfSeveral(one)} />);
}
