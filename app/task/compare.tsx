import type { Task } from "../../trpc/contract/task.ts";
import { useTranslation } from "../i18n/use-translation.tsx";
import { BeforeAfter } from "../ui/before-after.tsx";
import { type Shown, ShownFigure } from "../ui/shown-figure.tsx";

/** Names the form to which the check boxes at the results belong. */
const FORM = "compare";

/** The check box of one result: those that are checked are compared. It does not stay checked: the next are chosen anew, not beside the last. */
export function CompareBox({ name }: { name: string }) {
  const { t } = useTranslation();
  return (
    <label className="inline-flex min-h-11 items-center gap-2">
      <input type="checkbox" name="with" value={name} form={FORM} /> {t("task.compare.choose")}
    </label>
  );
}

/** The form of those check boxes: the address says which are seen side by side. */
export function CompareForm({ slug, task: { task_id } }: { slug: string; task: Pick<Task, "task_id"> }) {
  const { t } = useTranslation();
  return (
    <form id={FORM} method="get" action={`/${slug}`} className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <input type="hidden" name="task" value={task_id} />
      <button className="btn btn-plain">{t("task.compare.go")}</button>
      <span className="hint">{t("task.compare.hint")}</span>
    </form>
  );
}

/** One alone is compared with nothing: that is said. Two results beside each other, with scripts one over the other with a slider between them; more of them in a row. */
export function Compared({ slug, task: { task_id }, shown }: { slug: string; task: Pick<Task, "task_id">; shown: readonly Shown[] }) {
  const { t } = useTranslation();
  const [one, other, ...more] = shown;
  const nameOf = ({ name }: Shown) => t("task.compare.number", { number: name.split("-").at(-1) });
  if (!one) return null;
  if (!other) {
    return (
      <p className="note" data-kind="info" role="status">
        {t("task.compare.hint")}
      </p>
    );
  }
  return (
    <section className="grid gap-4" aria-label={t("task.compare.title")}>
      {more.length === 0 ? (
        <BeforeAfter before={one} after={other} words={{ before: nameOf(one), after: nameOf(other), slider: t("task.compare.slider") }} />
      ) : (
        <div className="grid grid-cols-2 gap-4 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
          {shown.map((each) => (
            <ShownFigure key={each.name} shown={each} label={nameOf(each)} />
          ))}
        </div>
      )}
      <p>
        <a className="link" href={`/${slug}?task=${encodeURIComponent(task_id)}`}>
          {t("task.compare.end")}
        </a>
      </p>
    </section>
  );
}
