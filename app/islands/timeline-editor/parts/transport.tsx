import { useEffect, useRef } from "react";
import { useDocument, useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";
import { writeTimecode } from "./clock.ts";
import { Tool } from "./tool.tsx";

/** The time that is shown, written without rendering: it changes with every frame that plays. */
function Now() {
  const { editor, t } = useEditor();
  const { rate } = useDocument().canvas;
  const out = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const show = () => {
      if (out.current) out.current.textContent = writeTimecode(editor.playhead.get(), rate);
    };
    show();
    return editor.playhead.subscribe(show);
  }, [editor, rate]);
  return (
    <span className="te-clock num">
      <span ref={out} role="timer" aria-label={t("timelineEditor.now")} data-now="" />
      <span className="te-whole">{` / ${writeTimecode(editor.duration, rate)}`}</span>
    </span>
  );
}

/** Plays, and steps through the frames. */
export function Transport() {
  const { editor, t } = useEditor();
  const playing = useValue(editor.playing);
  return (
    <div className="te-transport">
      <Now />
      <div className="te-transport-keys">
        <Tool action="start" icon="first" />
        <Tool action="frameBack" icon="frameBack" />
        <Tool
          action="play"
          icon={playing ? "pause" : "play"}
          label={playing ? t("timelineEditor.pause") : t("timelineEditor.actions.play")}
          className="te-tool te-play"
        />
        <Tool action="frameOn" icon="frameOn" />
        <Tool action="end" icon="last" />
      </div>
    </div>
  );
}
