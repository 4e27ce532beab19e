import { editCommand, type EditType } from "../../../../timeline/edit/commands.ts";
import { MOST_STEPS } from "../../../../timeline/edit/log.ts";
import { MOST_STORED_STEPS, OTHER_STEPS, type OtherStep } from "../../../../trpc/contract/rules/timeline-steps.ts";
import { lossText } from "../../../timeline/loss-words.ts";
import { LOSS_CODES, type Loss } from "../../../../timeline/document/loss.ts";
import type { EditorProps } from "../props.ts";
import { useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";

const known: ReadonlySet<string> = new Set([...OTHER_STEPS, ...editCommand.options.map(({ shape }) => shape.type.value)]);
const isKnown = (type: string): type is EditType | OtherStep => known.has(type);

/** One of today's release: it has words. */
const isLoss = (one: { code: string; path: string; detail: string }): one is Loss => LOSS_CODES.some((code) => code === one.code);

/** What was done since the page was opened, newest first: a press goes back to there, or on. Before that, what is stored, and what could not be opened. */
export default function History({ losses }: Pick<EditorProps["timeline"], "losses">) {
  const { editor, t } = useEditor();
  const { past, future } = useValue(editor.log);
  const older = useValue(editor.steps).filter(({ position }) => position <= editor.base);
  const named = (types: readonly string[]): string =>
    [...new Set(types)].map((type) => (isKnown(type) ? t(`timeline.steps.${type}`) : type)).join(", ");
  const list = [
    ...future.toReversed().map((entry, n) => ({ entry, go: future.length - n })),
    ...past.toReversed().map((entry, n) => ({ entry, go: -n })),
  ];
  const go = (steps: number) => {
    for (let n = 0; n < Math.abs(steps); n += 1) if (!(steps > 0 ? editor.redo() : editor.undo())) break;
  };
  return (
    <section className="te-panel" aria-label={t("timeline.history")}>
      <h2>{t("timeline.history")}</h2>
      {list.length + older.length === 0 && <p className="te-note">{t("timeline.historyEmpty")}</p>}
      <p className="te-note">{t("timelineEditor.historyKept", { here: MOST_STEPS, stored: MOST_STORED_STEPS })}</p>
      {losses.length > 0 && (
        <>
          <p className="te-note">{t("timeline.losses", { count: losses.length })}</p>
          <ul className="te-losses te-note">
            {losses.filter(isLoss).map((loss, n) => (
              // oxlint-disable-next-line react/no-array-index-key -- two losses may read the same
              <li key={n}>{lossText(loss, t)}</li>
            ))}
          </ul>
        </>
      )}
      <ol className="te-history">
        {list.map(({ entry, go: steps }, n) => (
          <li key={list.length - n} data-undone={steps > 0 ? "" : undefined}>
            <button type="button" aria-current={steps === 0 ? "step" : undefined} onClick={() => go(steps)}>
              {named(entry.types)}
              {steps > 0 && ` (${t("timeline.undone")})`}
            </button>
          </li>
        ))}
        {past.length + future.length > 0 && (
          <li>
            <button type="button" aria-current={past.length === 0 ? "step" : undefined} onClick={() => go(-past.length)}>
              {t("timelineEditor.opened")}
            </button>
          </li>
        )}
        {older.map(({ position, types, done }) => (
          <li key={`old-${position}`} className="te-older" data-undone={done ? undefined : ""}>
            {named(types)}
          </li>
        ))}
      </ol>
    </section>
  );
}
