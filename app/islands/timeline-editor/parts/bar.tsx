import type { EditorProps } from "../props.ts";
import { useEditor } from "../use-editor.ts";
import { useRead, useValue } from "../value.ts";
import { EditorIcon } from "./icon.tsx";
import { Tool } from "./tool.tsx";

/** Whether everything is saved, said in words. */
function SaveChip() {
  const { editor, t } = useEditor();
  const state = useValue(editor.saver.state);
  return (
    <span className="te-saved" data-state={state} role="status">
      {t(`timelineEditor.save.${state}`)}
    </span>
  );
}

interface BarProps extends Pick<EditorProps, "timeline" | "quote" | "back" | "forms"> {
  onKeys: () => void;
  panel: "inspector" | "history";
  onPanel: (panel: "inspector" | "history") => void;
}

/** The way back, what was saved, and the render with its price. */
export function Bar({ timeline, quote, back, forms, onKeys, panel, onPanel }: BarProps) {
  const { editor, t } = useEditor();
  const done = useRead(editor.steps, (steps) => steps.some((one) => one.done));
  const undone = useRead(editor.steps, (steps) => steps.some((one) => !one.done));
  const past = useRead(editor.log, (log) => log.past.length > 0);
  const future = useRead(editor.log, (log) => log.future.length > 0);
  const saved = useValue(editor.saver.state) === "saved";
  return (
    <header className="te-bar">
      <a className="te-tool" href={back} aria-label={t("timeline.back")} title={t("timeline.back")}>
        <EditorIcon name="back" />
      </a>
      <h1 className="te-title">{timeline.title || t("timeline.title")}</h1>
      <SaveChip />
      <span className="te-push" />
      <Tool action="undo" icon="undo" disabled={!past && !done} />
      <Tool action="redo" icon="redo" disabled={!future && (past || !undone)} />
      <button
        type="button"
        className="te-tool"
        aria-pressed={panel === "history"}
        aria-label={t("timeline.history")}
        title={t("timeline.history")}
        onClick={() => onPanel(panel === "history" ? "inspector" : "history")}
      >
        <EditorIcon name="history" />
      </button>
      <button
        type="button"
        className="te-tool te-wide-only"
        aria-label={t("timelineEditor.keys.title")}
        title={`${t("timelineEditor.keys.title")} (?)`}
        onClick={onKeys}
      >
        <EditorIcon name="keys" />
      </button>
      <a className="te-tool te-wide-only" href={forms} aria-label={t("timelineEditor.forms")} title={t("timelineEditor.forms")}>
        <EditorIcon name="table" />
      </a>
      {quote && quote.cost <= quote.available && (
        <form method="post">
          <button
            className="te-button te-primary"
            name="do"
            value="render"
            disabled={!saved}
            title={t("timeline.exportNote", { count: quote.available })}
          >
            {t("timeline.export", { count: quote.cost })}
          </button>
        </form>
      )}
    </header>
  );
}
