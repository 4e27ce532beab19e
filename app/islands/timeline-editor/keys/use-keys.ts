import { useEffect } from "react";
import type { Editor } from "../editor.ts";
import { useValue } from "../value.ts";
import { perform } from "./perform.ts";
import { type Action, actionOf, keyName } from "./presets.ts";
import { mapOf } from "./stored.ts";

/** Where keys type words or press what has the focus: they are left alone there. */
const TYPED = "input:not([type=range]), textarea, select, [contenteditable], dialog[open] *";
/** What moves a slider. */
const MOVES = /^(Arrow|Home|End|Page)/;
const PRESSED = "button, a, summary";

/** The editor's keys, wherever on the page the focus is. */
export function useKeys(editor: Editor): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const target = event.target instanceof Element ? event.target : null;
      if (event.defaultPrevented) return;
      if (event.key === "Escape" && target?.closest(".te-panel, .te-bar, [role=toolbar], .te-transport"))
        document.querySelector<HTMLElement>("[role=treegrid]")?.focus();
      if (target?.closest(TYPED)) return;
      if (target?.closest("[type=range]") && MOVES.test(event.key)) return;
      if ((event.key === " " || event.key === "Enter") && target?.closest(PRESSED)) return;
      const action = actionOf(mapOf(editor.preset.get()), event);
      if (!action) return;
      event.preventDefault();
      perform(editor, action);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [editor]);
}

const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.platform);

/** The key of an action as a person reads it. */
export function useKeyName(editor: Editor): (action: Action) => string {
  const map = mapOf(useValue(editor.preset));
  return (action) => keyName(map[action][0] ?? "", isMac());
}
