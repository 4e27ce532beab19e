import { type RefObject, useEffect } from "react";
import { endOf } from "../../../../timeline/edit/interval.ts";
import { placedOf } from "../../../../timeline/edit/lookup.ts";
import { TIMEBASE } from "../../../../timeline/time.ts";
import type { Editor } from "../editor.ts";
import type { Cursor } from "../editor-state.ts";
import { ROW, RULER, rowsOf } from "./lanes-view.ts";

interface RevealOptions {
  scroller: RefObject<HTMLElement>;
  cursor: Cursor | null;
  head: number;
}

/** Brings into view what the treegrid is at: it may be far from anything that is mounted. */
export function useReveal(editor: Editor, { scroller, cursor, head }: RevealOptions): void {
  useEffect(() => {
    const view = scroller.current;
    if (!view || !cursor) return;
    const top = rowsOf(editor.document).findIndex(({ id }) => id === cursor.track) * ROW;
    const room = { width: view.clientWidth - head, height: view.clientHeight - RULER };
    if (top < view.scrollTop) view.scrollTo({ top });
    else if (top + ROW > view.scrollTop + room.height) view.scrollTo({ top: top + ROW - room.height });
    const element = cursor.element ? placedOf(editor.document, cursor.element)?.element : undefined;
    if (!element) return;
    const [from, to] = [element.startTime, endOf(element)].map((tick) => (tick / TIMEBASE) * editor.scale.get());
    // What is in view in part was pressed there, and stays.
    if ((to ?? 0) <= view.scrollLeft || (from ?? 0) >= view.scrollLeft + room.width)
      view.scrollTo({ left: Math.max(0, (from ?? 0) - room.width / 4) });
  }, [editor, scroller, cursor, head]);
}
