import { closestCenter, DndContext, type DragEndEvent, KeyboardSensor, PointerSensor, useSensor, useSensors } from "@dnd-kit/core";
import { arrayMove, rectSortingStrategy, SortableContext, sortableKeyboardCoordinates } from "@dnd-kit/sortable";
import { useEffect, useId, useLayoutEffect, useRef, useState, useSyncExternalStore } from "react";
import { announcements } from "./announce.ts";
import { type Act, type Item, Shot } from "./shot.tsx";
import type { IslandT } from "../runtime/translate.ts";

export interface MediaOrderProps {
  items: Item[];
  t: IslandT<"mediaOrder">;
}

/** Server: not hydrated; browser: hydrated. It never changes after. */
const never = () => () => {};
const useAfter = typeof document === "undefined" ? useEffect : useLayoutEffect;

/** The button that has moved with its picture keeps the focus; one that is off now gives it to its neighbour. */
function useKeptFocus(order: readonly string[]) {
  const wanted = useRef<string[]>([]);
  useAfter(() => {
    const found = wanted.current.map((id) => document.getElementById(id)).find((one) => one instanceof HTMLButtonElement && !one.disabled);
    wanted.current = [];
    found?.focus();
  }, [order]);
  return (ids: string[]) => void (wanted.current = ids);
}

/** The pictures of an ad in their order: dragged, moved by keys, or by their buttons. */
export default function MediaOrder({ items, t }: MediaOrderProps) {
  const [order, setOrder] = useState(() => items.map(({ id }) => id));
  const live = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  const dragId = useId();
  const keepFocus = useKeptFocus(order);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const byId = new Map(items.map((item) => [item.id, item]));

  const act = (kind: Act, id: string) => {
    const at = order.indexOf(id);
    const neighbour = order[at + 1] ?? order[at - 1] ?? "";
    keepFocus(kind === "remove" ? [`remove-${neighbour}`] : [`${kind}-${id}`, `${kind === "earlier" ? "later" : "earlier"}-${id}`]);
    setOrder(kind === "remove" ? order.filter((one) => one !== id) : arrayMove(order, at, kind === "earlier" ? at - 1 : at + 1));
  };
  const drop = ({ active, over }: DragEndEvent) => {
    if (over && over.id !== active.id) setOrder(arrayMove(order, order.indexOf(String(active.id)), order.indexOf(String(over.id))));
  };

  const shown = order.flatMap((id) => byId.get(id) ?? []);
  if (shown.length === 0) return <p className="quiet">{t("mediaOrder.empty")}</p>;
  return (
    <DndContext id={dragId} sensors={sensors} collisionDetection={closestCenter} onDragEnd={drop} accessibility={announcements(t, order)}>
      <SortableContext items={order} strategy={rectSortingStrategy}>
        <ol className="shots">
          {shown.map((item, index) => (
            <Shot key={item.id} item={item} index={index} last={index === shown.length - 1} live={live} t={t} onAct={act} />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}
