import { editCommand, type EditType } from "../../timeline/edit/commands.ts";
import { OTHER_STEPS, type OtherStep } from "../../trpc/contract/rules/timeline-steps.ts";
import type { TimelineStep } from "../../trpc/contract/timeline.ts";
import { useTranslation } from "../i18n/use-translation.tsx";

const SHOWN = 20;
const known: ReadonlySet<string> = new Set([...OTHER_STEPS, ...editCommand.options.map(({ shape }) => shape.type.value)]);
const isKnown = (type: string): type is EditType | OtherStep => known.has(type);

/** What was done, the newest first; what was taken back is said to be. */
export function History({ steps }: { steps: readonly TimelineStep[] }) {
  const { t } = useTranslation();
  return (
    <details className="tl-more">
      <summary>{t("timeline.history")}</summary>
      {steps.length === 0 && <p className="hint pt-3">{t("timeline.historyEmpty")}</p>}
      <ol className="tl-history text-small">
        {steps.slice(0, SHOWN).map(({ position, types, done }) => (
          <li key={position} value={position} data-undone={done ? undefined : ""}>
            {[...new Set(types)].map((type) => (isKnown(type) ? t(`timeline.steps.${type}`) : type)).join(", ")}
            {!done && ` (${t("timeline.undone")})`}
          </li>
        ))}
      </ol>
    </details>
  );
}
