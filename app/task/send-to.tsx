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

/** "Send to": links to the tools that go on with what was made. */
export function SendTo({ task, artifacts }: { task: Task; artifacts: readonly Artifact[] }) {
  const { t } = useTranslation();
  // Sounds of one task are the same sound in several formats.
  const sound = artifacts.find(({ kind }) => kind === "audio");
  const sent = artifacts.filter((one) => one.kind !== "audio" || one === sound);
  const ways = sent.flatMap((one) => takersOf(one.kind, task.tool).map(({ slug }) => ({ slug, one })));
  if (ways.length === 0) return null;
  return (
    <span className="flex flex-wrap items-center gap-x-4">
      <span className="hint">{t("task.sendTo")}</span>
      {ways.map(({ slug, one }) => {
        const menuName = rowOf(slug)?.menuName;
        return (
          menuName && (
            <a key={`${slug} ${one.name}`} className="link inline-flex min-h-11 items-center" href={hrefWith(slug, task, one)}>
              {t(`shell.menuNames.${menuName}`)}
            </a>
          )
        );
      })}
    </span>
  );
}
