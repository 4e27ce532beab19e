import type { Editor } from "../editor.ts";
import type { PanelName } from "../editor-state.ts";

/**
 * Opens a panel and goes to its first field, or gives the place back to the inspector. Whoever comes from the lanes to one that is open
 * goes into it.
 */
export function openPanel(editor: Editor, panel: PanelName): void {
  const isOpen = editor.panel.get() === panel && !document.activeElement?.closest(".te-panel, button");
  if (!isOpen) editor.show(panel);
  if (panel !== "inspector" && editor.panel.get() !== panel) return;
  focusIn(editor, panel, "button, input, textarea, select");
}

/** Goes to a field of a panel, whose words are selected. */
export function focusIn(editor: Editor, panel: PanelName, field: string): void {
  const from = document.activeElement;
  // What is in it may have to be loaded first; whoever has gone elsewhere meanwhile stays there. Once it has the focus it is not
  // given it again: who goes back at once, with Escape, would be taken away from the lanes, and the next key be typed into a field.
  const look = (left: number) => {
    if (left === 0 || document.activeElement !== from || editor.panel.get() !== panel) return;
    const found = document.querySelector<HTMLElement>(`.te-panel :is(${field})`);
    found?.focus();
    if (found instanceof HTMLTextAreaElement) found.select();
    if (document.activeElement === from) setTimeout(look, 50, left - 1);
  };
  setTimeout(look, 0, 40);
}
