import { useEffect, useRef } from "react";
import { TOOLS } from "../editor-state.ts";
import { perform } from "../keys/perform.ts";
import { useKeyName } from "../keys/use-keys.ts";
import { useEditor } from "../use-editor.ts";
import { useRead, useValue } from "../value.ts";
import { farthest } from "../lanes/use-zoom.ts";
import { inView, positionOf, scaleAt } from "../lanes/zoom.ts";
import { EditorIcon } from "./icon.tsx";
import { Tool } from "./tool.tsx";
import { useRoving } from "./use-roving.ts";

const ACTIONS = { select: "toolSelect", roll: "toolRoll", slip: "toolSlip", slide: "toolSlide" } as const;
const hasSome = (ids: ReadonlySet<string>) => ids.size > 0;

/**
 * How near the lanes are seen. It follows a zoom without rendering: React writes an input's value into its attribute as well, which
 * has the browser look through the `:has()` rules of the whole page with each step.
 */
function ZoomRange() {
  const { editor, t } = useEditor();
  const range = useRef<HTMLInputElement>(null);
  useEffect(() => {
    const show = () => {
      if (!range.current) return;
      range.current.value = String(positionOf(editor.scale.get(), farthest(editor)));
      const { unit, count } = inView(editor.room.get() / editor.scale.get());
      range.current.ariaValueText = t(`timelineEditor.inView.${unit}`, { count });
    };
    show();
    return editor.scale.subscribe(show);
  }, [editor, t]);
  return (
    <input
      ref={range}
      type="range"
      className="te-range te-zoom"
      aria-label={t("timelineEditor.zoom")}
      min={0}
      max={1}
      step={0.005}
      onInput={({ currentTarget }) => editor.scale.set(scaleAt(Number(currentTarget.value), farthest(editor)))}
    />
  );
}

/** What cuts, deletes and snaps, and how near the lanes are seen. */
export function Toolbar() {
  const { editor, t } = useEditor();
  const some = useRead(editor.selection, hasSome);
  const snapping = useValue(editor.snapping);
  const scope = useValue(editor.scope);
  const panel = useValue(editor.panel);
  const tool = useValue(editor.tool);
  const key = useKeyName(editor)("scope");
  return (
    <div className="te-toolbar" {...useRoving()} aria-label={t("timelineEditor.tools")}>
      <Tool action="addText" icon="text" />
      <Tool action="media" icon="media" pressed={panel === "media"} />
      <Tool action="transcript" icon="words" pressed={panel === "transcript"} />
      <span className="te-rule" />
      {TOOLS.map((one) => (
        <Tool key={one} action={ACTIONS[one]} icon={one} pressed={tool === one} />
      ))}
      <span className="te-rule" />
      <Tool action="split" icon="split" />
      <Tool action="remove" icon="trash" disabled={!some} />
      <Tool action="removeClose" icon="close" disabled={!some} />
      <Tool action="closeGap" icon="closeGap" />
      <Tool action="duplicate" icon="copy" disabled={!some} />
      <Tool action="marker" icon="marker" />
      <span className="te-rule" />
      <Tool action="snapping" icon="magnet" pressed={snapping} />
      <button
        type="button"
        className="te-tool te-tool-wide"
        aria-pressed={scope === "sync"}
        aria-keyshortcuts={key}
        title={`${t("timelineEditor.scope.note")} (${key})`}
        onClick={() => perform(editor, "scope")}
      >
        <EditorIcon name="ripple" />
        <span className="te-wide-only">{t(`timelineEditor.scope.${scope}`)}</span>
      </button>
      <span className="te-push" />
      <Tool action="zoomOut" icon="zoomOut" />
      <ZoomRange />
      <Tool action="zoomIn" icon="zoomIn" />
      <Tool action="fit" icon="fit" />
    </div>
  );
}
