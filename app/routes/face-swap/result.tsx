import { useTranslation } from "../../i18n/use-translation.tsx";
import { Results } from "../../task/results.tsx";
import type { ToolState } from "../../tool/queries.ts";

/** The film, both records of consent, and the way to be rid of all of it. */
export function Swapped({ state: { task, receipt } }: { state: ToolState }) {
  const { t, lang } = useTranslation();
  if (!task?.output) return null;
  const { facts } = task.output;
  const recordOf = (of: "seen" | "face"): string => {
    const date = new Date(String(facts[`consent_${of}_at`])).toLocaleDateString(lang, { timeZone: "UTC" });
    const said = t(`tools.face-swap.${of}`, { date, statement: String(facts[`consent_${of}`]) });
    const person = String(facts[`consent_${of}_person`] ?? "");
    return person === "" ? said : t("tools.face-swap.named", { person, said });
  };
  return (
    <div className="grid gap-6">
      <Results task={task} output={task.output} receipt={receipt} />
      <div className="grid max-w-prose gap-2">
        <p className="hint">{recordOf("seen")}</p>
        <p className="hint">{recordOf("face")}</p>
      </div>
      <details>
        <summary className="link min-h-11 cursor-pointer content-center">{t("tools.face-swap.remove")}</summary>
        <form method="post" className="grid max-w-prose gap-2 pt-2">
          <input type="hidden" name="task" value={task.task_id} />
          <p className="hint">{t("tools.face-swap.removeHint")}</p>
          <button className="btn btn-plain justify-self-start" name="intent" value="remove">
            {t("tools.face-swap.remove")}
          </button>
        </form>
      </details>
    </div>
  );
}
