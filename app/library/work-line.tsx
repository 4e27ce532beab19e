import { useTranslation } from "../i18n/use-translation.tsx";
import { Rule } from "../task/rule.tsx";
import type { Project } from "./project.ts";

/** Work under way in a list: the rule and its share. `follows`: by events; a browser keeps few such lines open at once. */
export function WorkLine({ project: { state, percent, work }, follows }: { project: Project; follows: boolean }) {
  const { t } = useTranslation();
  if (!work) return null;
  const line = (
    <div className="line" data-events={`/tasks/${work.taskId}/events`}>
      <Rule percent={percent} />
      <p className="hint num">
        <span data-text="">{t(state === "queued" ? "library.states.queued" : `library.stages.${work.stage}`)}</span> ·{" "}
        <span data-percent="">{percent}</span> %
      </p>
    </div>
  );
  return follows ? <x-behave name="task-progress">{line}</x-behave> : line;
}
