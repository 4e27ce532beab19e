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

type BarProps = Pick<EditorProps, "timeline" | "back" | "forms">;

/** The way back, what was saved, and the panels of the whole ad. */
export function Bar({ timeline, back, forms }: BarProps) {
  const { editor, t } = useEditor();
  const done = useRead(editor.steps, (steps) => steps.some((one) => one.done));
  const undone = useRead(editor.steps, (steps) => steps.some((one) => !one.done));
  const past = useRead(editor.log, (log) => log.past.length > 0);
  const future = useRead(editor.log, (log) => log.future.length > 0);
  const panel = useValue(editor.panel);
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
        onClick={() => editor.show("history")}
      >
        <EditorIcon name="history" />
      </button>
      <button
        type="button"
        className="te-tool"
        aria-pressed={panel === "files"}
        aria-label={t("timeline.openFile")}
        title={t("timeline.openFile")}
        onClick={() => editor.show("files")}
      >
        <EditorIcon name="open" />
      </button>
      <Tool action="help" icon="keys" className="te-tool te-wide-only" />
      <a className="te-tool te-wide-only" href={forms} aria-label={t("timelineEditor.forms")} title={t("timelineEditor.forms")}>
        <EditorIcon name="table" />
      </a>
      <button type="button" className="te-button te-primary" aria-pressed={panel === "export"} onClick={() => editor.show("export")}>
        {t("timeline.exports.open")}
      </button>
    </header>
  );
}
