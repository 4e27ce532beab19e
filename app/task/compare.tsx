import type { ArtifactOf } from "../../trpc/contract/artifact.ts";
import type { Task } from "../../trpc/contract/task.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { BeforeAfter } from "../ui/before-after.tsx";

type Shown = ArtifactOf<"image"> | ArtifactOf<"video">;

/** Names the form to which the check boxes at the results belong. */
const FORM = "compare";

/** The check box of one result: two of them are compared. It does not stay checked: the next two are chosen anew, not beside the last. */
export function CompareBox({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <label className="inline-flex min-h-11 items-center gap-2">
      <input type="checkbox" name="with" value={name} form={FORM} /> {t("task.compare.choose")}
    </label>
  );
}

/** The form of those check boxes: the address says which two are seen side by side. */
export function CompareForm({ slug, task: { task_id } }: { slug: string; task: Pick<Task, "task_id"> }) {
  const { t } = useTranslation();
  return (
    <form id={FORM} method="get" action={`/${slug}`}>
      <input type="hidden" name="task" value={task_id} />
      <button className="btn btn-plain">{t("task.compare.go")}</button>
    </form>
  );
}

/** Two results beside each other; with scripts one over the other, with a slider between them. */
export function Compared({
  slug,
  task: { task_id },
  shown: [one, other],
}: {
  slug: string;
  task: Pick<Task, "task_id">;
  shown: [Shown, Shown];
}) {
  const { t } = useTranslation();
  const nameOf = ({ name }: Shown) => t("task.compare.number", { number: name.split("-").at(-1) });
  return (
    <section className="grid gap-4" aria-label={t("task.compare.title")}>
      <BeforeAfter before={one} after={other} words={{ before: nameOf(one), after: nameOf(other), slider: t("task.compare.slider") }} />
      <p>
        <a className="link" href={`/${slug}?task=${encodeURIComponent(task_id)}`}>
          {t("task.compare.end")}
        </a>
      </p>
    </section>
  );
}
