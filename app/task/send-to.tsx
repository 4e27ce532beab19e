import type { Artifact, ArtifactKind } from "../../trpc/contract/artifact.ts";
import type { Task } from "../../trpc/contract/task.ts";
import { BUILT_TOOLS } from "../../trpc/contract/tools/app.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { rowOf } from "../route-table.ts";

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

/** The tools that take one file. */
function Ways({ task, one, named }: { task: Task; one: Artifact; named: boolean }) {
  const { t } = useTranslation();
  const ways = takersOf(one.kind, task.tool);
  if (ways.length === 0) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span className="hint">{named ? t("task.sendOne", { name: one.name }) : t("task.sendTo")}</span>
      {ways.map(({ slug }) => {
        const menuName = rowOf(slug)?.menuName;
        return (
          menuName && (
            <a key={slug} className="link inline-flex min-h-11 items-center" href={hrefWith(slug, task, one)}>
              {t(`shell.menuNames.${menuName}`)}
            </a>
          )
        );
      })}
    </span>
  );
}

/** "Send to": links to the tools that go on with what was made; each file by its name where several are of one kind. */
export function SendTo({ task, artifacts }: { task: Task; artifacts: readonly Artifact[] }) {
  const sent = sentOf(artifacts);
  const isOneOfSeveral = ({ kind }: Artifact) => sent.filter((other) => other.kind === kind).length > 1;
  return sent.map((one) => <Ways key={one.name} task={task} one={one} named={isOneOfSeveral(one)} />);
}
