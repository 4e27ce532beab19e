import { useEffect, useMemo, useState } from "react";
import type { Said } from "../editor-state.ts";
import type { T } from "../props.ts";
import { aboutStep } from "./about.ts";
import { useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";

const SHOWN_MS = 6000;

const textOf = (said: Said, t: T): string => {
  if ("text" in said) return said.text;
  if ("types" in said)
    return [...new Set(said.types)]
      .map((one) => t(one === "undo" || one === "redo" ? `timelineEditor.actions.${one}` : `timeline.steps.${one}`))
      .join(", ");
  if ("code" in said) return t(`timelineEditor.refused.${said.code}`);
  return t("timelineEditor.conflict.rebased", { count: said.rebased, lost: said.lost });
};

/** The same words are told a second time only where they are others. */
const AGAIN = "\u00a0";

/** What a screen reader is told, and what everybody is shown of it: why an edit was not made. */
export function Notices() {
  const { editor, t } = useEditor();
  const said = useValue(editor.said);
  const [over, setOver] = useState(0);
  const at = said?.at ?? 0;
  useEffect(() => {
    const timer = setTimeout(() => setOver(at), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [at]);
  const shown = said && ("text" in said.said ? said.said.shown : !("types" in said.said)) && over < at;
  // As it was when it was said: what is selected later is no news.
  const told = useMemo(() => {
    if (!said) return "";
    const about = "types" in said.said ? aboutStep(editor, said.said.commands) : "";
    const step = textOf(said.said, t);
    return (about ? t("timelineEditor.said.about", { step, about }) : step) + (said.at % 2 ? "" : AGAIN);
  }, [said, editor, t]);
  return (
    <>
      <p className="sr-only" role="log" aria-live="assertive" data-said="">
        {told}
      </p>
      {shown && (
        <p className="te-notice" aria-hidden="true">
          {textOf(said.said, t)}
        </p>
      )}
    </>
  );
}
