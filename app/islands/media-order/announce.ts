import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import type { IslandT } from "../runtime/translate.ts";

/** What a screen reader hears while a picture is moved. */
export function announcements(t: IslandT<"mediaOrder">, order: readonly string[]) {
  const at = (id: UniqueIdentifier | undefined) => order.indexOf(String(id)) + 1;
  const spoken: Announcements = {
    onDragStart: ({ active }) => t("mediaOrder.lifted", { number: at(active.id) }),
    onDragOver: ({ active, over }) => {
      if (!over) return undefined;
      const number = at(active.id);
      return over.id === active.id ? t("mediaOrder.lifted", { number }) : t("mediaOrder.moved", { number, to: at(over.id) });
    },
    onDragEnd: ({ active, over }) => t("mediaOrder.dropped", { number: at(active.id), to: at(over?.id ?? active.id) }),
    onDragCancel: ({ active }) => t("mediaOrder.cancelled", { number: at(active.id) }),
  };
  return { announcements: spoken, screenReaderInstructions: { draggable: t("mediaOrder.instructions") } };
}
