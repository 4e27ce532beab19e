import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import { fill, type Words } from "./words.ts";

/** What a screen reader hears while a picture is moved. */
export function announcements(words: Words, order: readonly string[]) {
  const at = (id: UniqueIdentifier | undefined) => order.indexOf(String(id)) + 1;
  const spoken: Announcements = {
    onDragStart: ({ active }) => fill(words.lifted, at(active.id)),
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      return over.id === active.id ? fill(words.lifted, at(active.id)) : fill(words.moved, at(active.id), at(over.id));
    },
    onDragEnd: ({ active, over }) => fill(words.dropped, at(active.id), at(over?.id ?? active.id)),
    onDragCancel: ({ active }) => fill(words.cancelled, at(active.id)),
  };
  return { announcements: spoken, screenReaderInstructions: { draggable: words.instructions } };
}
