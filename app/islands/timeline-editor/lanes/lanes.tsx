import { DndContext, MouseSensor, TouchSensor, useDraggable, useSensor, useSensors } from "@dnd-kit/core";
import { type MouseEvent, type ReactNode, useCallback, useRef } from "react";
import { countElements, placedOf } from "../../../../timeline/edit/lookup.ts";
import { TIMEBASE } from "../../../../timeline/time.ts";
import { useDocument, useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";
import { clipId } from "./clip.tsx";
import { ROW, RULER, rowsOf } from "./lanes-view.ts";
import { DragOverlay } from "./overlay.tsx";
import { Playhead } from "./playhead.tsx";
import { Row } from "./row.tsx";
import { Ruler } from "./ruler.tsx";
import { headId } from "./track-head.tsx";
import { useAutoScroll } from "./use-auto-scroll.ts";
import { useLaneDrag } from "./use-lane-drag.ts";
import { useMounted } from "./use-mounted.ts";
import { useReveal } from "./use-reveal.ts";
import { useTree } from "./use-tree.ts";
import { useZoom } from "./use-zoom.ts";
import { laneTicks, leastTicks } from "./window.ts";

const QUIET = {
  announcements: { onDragStart: () => undefined, onDragOver: () => undefined, onDragEnd: () => undefined, onDragCancel: () => undefined },
};

/** The one thing that is dragged, as far as dnd-kit knows: no clip listens by itself (1,000 of them would stutter). */
function Surface({ children }: { children: ReactNode }) {
  const { setNodeRef, listeners } = useDraggable({ id: "lanes" });
  return (
    <div ref={setNodeRef} className="te-surface" {...listeners}>
      {children}
    </div>
  );
}

/** The tracks: what is in view of them is mounted, and gestures are told by where they are. */
export function Lanes({ head }: { head: number }) {
  const { editor, t } = useEditor();
  const document = useDocument();
  const scale = useValue(editor.scale);
  const selection = useValue(editor.selection);
  const cursor = useValue(editor.cursor);
  const gesture = useValue(editor.dragging);
  const scroller = useRef<HTMLDivElement>(null);
  const rows = rowsOf(document);
  const room = useValue(editor.room);
  // What is seen is known once the zoom has scrolled there.
  useZoom(editor, scroller, head);
  const mounted = useMounted(scroller, { scale, rows: rows.length, room });
  const drag = useLaneDrag(editor, { scroller, scale, head });
  const tree = useTree(editor, t);
  useAutoScroll(scroller, gesture || drag.marquee !== null);
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 3 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 220, tolerance: 8 } }),
  );

  useReveal(editor, { scroller, cursor, head });

  const press = useCallback(
    (event: MouseEvent) => {
      const found = drag.hit({ x: event.clientX, y: event.clientY });
      if ((event.target as Element).closest(".te-head, .te-ruler")) return;
      const id = found?.element?.id;
      const several = event.shiftKey || event.ctrlKey || event.metaKey;
      if (!id) {
        if (!several) editor.select([]);
        if (found) editor.seek(found.tick);
        return;
      }
      const now = editor.selection.get();
      editor.select(several ? (now.has(id) ? [...now].filter((one) => one !== id) : [...now, id]) : [id]);
      editor.cursor.set({ track: found.track, element: id });
      if (editor.panel.get() === "media") editor.panel.set("inspector");
    },
    [drag, editor],
  );

  const lane = laneTicks(editor.duration);
  const wide = (lane / TIMEBASE) * scale;
  const least = leastTicks(countElements(document), { rows: mounted.rows.to - mounted.rows.from, span: mounted.span });
  const focused = cursor && (cursor.element && placedOf(document, cursor.element) ? clipId(cursor.element) : headId(cursor.track));
  return (
    <DndContext
      id="lanes"
      sensors={sensors}
      autoScroll={false}
      accessibility={QUIET}
      onDragStart={drag.start}
      onDragMove={drag.move}
      onDragEnd={drag.end}
      onDragCancel={() => drag.end(null)}
    >
      <div
        ref={scroller}
        className="te-lanes"
        data-dragging={gesture || undefined}
        onPointerMove={(event) => drag.watchKeys(event.nativeEvent)}
      >
        <Surface>
          <div
            role="treegrid"
            tabIndex={0}
            aria-label={t("timelineEditor.grid")}
            aria-describedby="te-grid-help"
            aria-rowcount={rows.length + countElements(document)}
            aria-multiselectable="true"
            aria-activedescendant={focused ?? undefined}
            className="te-space"
            style={{ width: head + Math.max(room, wide), height: RULER + rows.length * ROW }}
            onClick={press}
            {...tree}
          >
            <div className="te-corner" aria-hidden="true" style={{ width: head }} />
            <div className="te-time" style={{ left: head, width: Math.max(room, wide) }} aria-hidden="true">
              <Ruler scale={scale} span={mounted.span} />
            </div>
            <div className="te-rows" role="presentation" style={{ "--head": `${head}px` } as React.CSSProperties}>
              {rows.slice(mounted.rows.from, mounted.rows.to).map((track, n) => (
                <Row
                  key={track.id}
                  track={track}
                  at={mounted.rows.from + n}
                  span={mounted.span}
                  least={least}
                  lane={lane}
                  selection={selection}
                  focus={cursor?.track === track.id ? (cursor.element ?? "") : null}
                  editor={editor}
                  t={t}
                />
              ))}
              <div className="te-over" style={{ left: head }}>
                <DragOverlay scale={scale} />
                {drag.marquee && (
                  <i
                    className="te-marquee"
                    style={{
                      left: drag.marquee.left,
                      top: drag.marquee.top,
                      width: drag.marquee.right - drag.marquee.left,
                      height: drag.marquee.bottom - drag.marquee.top,
                    }}
                  />
                )}
                <Playhead scale={scale} scroller={scroller} head={head} />
              </div>
            </div>
          </div>
        </Surface>
      </div>
      <p id="te-grid-help" className="sr-only">
        {t("timelineEditor.gridHelp")}
      </p>
    </DndContext>
  );
}
