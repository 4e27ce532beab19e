import { useEffect, useState } from "react";
import { documentDuration } from "../../../../timeline/document.ts";
import { ask } from "../../../behaviours/call.ts";
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

type BarProps = Pick<EditorProps, "timeline" | "quote" | "render" | "back" | "forms">;

/** The render with its price: asked for again when what is saved has another length. */
function Render({ quote, render }: Pick<BarProps, "quote" | "render">) {
  const { editor, t } = useEditor();
  const saved = useValue(editor.saver.state) === "saved";
  const length = useRead(editor.log, ({ document }) => documentDuration(document));
  const [asked, setAsked] = useState({ quote, length });
  useEffect(() => {
    if (!saved || asked.length === length) return;
    void ask<EditorProps["quote"]>("tasks.cost", render).then(
      (next) => setAsked({ quote: next, length }),
      () => undefined,
    );
  }, [saved, length, asked, render]);
  const now = asked.quote;
  if (!now) return null;
  if (now.cost > now.available) return <span className="te-note">{t("timeline.short", { ...now })}</span>;
  return (
    <form method="post">
      <button
        className="te-button te-primary"
        name="do"
        value="render"
        disabled={!saved || asked.length !== length}
        title={t("timeline.exportNote", { count: now.available })}
      >
        {t("timeline.export", { count: now.cost })}
      </button>
    </form>
  );
}

const PANELS = [
  { name: "history", label: "timeline.history", wide: "" },
  { name: "files", label: "timeline.openFile", wide: "te-wide-only" },
  { name: "more", label: "timelineEditor.more.title", wide: "" },
] as const;

/** The way back, what was saved, and the render with its price. */
export function Bar({ timeline, quote, render, back, forms }: BarProps) {
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
      {PANELS.map(({ name, label, wide }) => (
        <button
          key={name}
          type="button"
          className={`te-tool ${wide}`}
          aria-pressed={panel === name}
          aria-label={t(label)}
          title={t(label)}
          onClick={() => editor.show(name)}
        >
          <EditorIcon name={name} />
        </button>
      ))}
      <Tool action="help" icon="keys" className="te-tool te-wide-only" />
      <a className="te-tool te-wide-only" href={forms} aria-label={t("timelineEditor.forms")} title={t("timelineEditor.forms")}>
        <EditorIcon name="table" />
      </a>
      <Render quote={quote} render={render} />
    </header>
  );
}
