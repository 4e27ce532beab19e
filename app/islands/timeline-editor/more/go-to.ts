import { placedOf } from "../../../../timeline/edit/lookup.ts";
import type { Editor } from "../editor.ts";

/** Shows an element: it is selected, and the playhead stands on it. */
export function goTo(editor: Editor, id: string, at?: number): void {
  const placed = placedOf(editor.document, id);
  if (!placed) return;
  editor.select([id]);
  editor.cursor.set({ track: placed.track, element: id });
  editor.seek(at ?? placed.element.startTime);
}
