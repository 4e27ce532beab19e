import { endOf, neighbours } from "../../../../timeline/edit/interval.ts";
import { placedOf } from "../../../../timeline/edit/lookup.ts";
import { seconds, TIMEBASE } from "../../../../timeline/time.ts";
import { elementName } from "../../../timeline/name.ts";
import { kindOf } from "../../../timeline/parts.ts";
import { writeAt } from "../parts/clock.ts";
import { useEditor } from "../use-editor.ts";
import { useValue } from "../value.ts";
import { type Gesture, movedBy } from "./gesture.ts";
import { isFine } from "./held.ts";
import { ROW, rowsOf } from "./lanes-view.ts";
import type { TimelineDocument } from "../../../../timeline/document.ts";

/** Ghosts that are drawn of what is dragged, at most. */
const MOST_GHOSTS = 120;

interface Ghost {
  id: string;
  start: number;
  end: number;
  row: number;
}

/** A clip and its neighbours, as a tool would leave them. */
function tried(document: TimelineDocument, id: string, rows: ReadonlyMap<string, number>): Ghost[] {
  const placed = placedOf(document, id);
  const track = document.tracks.find((one) => one.id === placed?.track);
  if (!placed || !track) return [];
  const { before, after } = neighbours(track.elements, placed.element);
  return [before, placed.element, after].flatMap((one) =>
    one ? [{ id: one.id, start: one.startTime, end: endOf(one), row: rows.get(track.id) ?? 0 }] : [],
  );
}

/** Where what is dragged would lie. */
function ghostsOf(document: TimelineDocument, gesture: Gesture): Ghost[] {
  const { held, by } = gesture;
  const rows = new Map(rowsOf(document).map(({ id }, at) => [id, at]));
  const linked = !gesture.manner.parted;
  if (isFine(held)) return movedBy(document, { ids: [held.id] }, linked).flatMap((id) => tried(document, id, rows));
  const ids = held.kind === "move" ? movedBy(document, held, linked) : [held.id];
  return ids.slice(0, MOST_GHOSTS).flatMap((id) => {
    const placed = placedOf(document, id);
    if (!placed) return [];
    const { element } = placed;
    const track = id === held.id ? (gesture.track ?? placed.track) : placed.track;
    const moved = held.kind === "move";
    const edge = "edge" in held ? held.edge : null;
    const start = element.startTime + (moved || edge === "start" ? by : 0);
    const end = endOf(element) + (moved || edge === "end" ? by : 0);
    return [{ id, start, end, row: rows.get(track) ?? 0 }];
  });
}

/** What is dragged, as it would lie, with the line that it snaps to and its time. */
export function DragOverlay({ scale }: { scale: number }) {
  const { editor, t } = useEditor();
  const gesture = useValue(editor.gesture);
  if (!gesture) return null;
  const document = (isFine(gesture.held) && editor.preview.get()) || editor.document;
  const px = (tick: number) => (tick / TIMEBASE) * scale;
  const ghosts = ghostsOf(document, gesture);
  const lead = ghosts.find(({ id }) => id === gesture.held.id);
  const edge = "edge" in gesture.held && gesture.held.edge === "end" ? lead?.end : lead?.start;
  return (
    <div className="te-overlay" aria-hidden="true">
      {gesture.guide !== null && <i className="te-guide" style={{ left: px(gesture.guide) }} />}
      {ghosts.map(({ id, start, end, row }) => {
        const element = placedOf(document, id)?.element;
        if (!element) return null;
        return (
          <div
            key={id}
            className="te-clip te-ghost"
            data-kind={kindOf(element)}
            style={{ transform: `translate(${px(start)}px, ${row * ROW + 2}px)`, width: Math.max(3, px(end - start) - 1) }}
          >
            <span className="te-clip-name">{elementName(document, element, t)}</span>
          </div>
        );
      })}
      {lead && edge !== undefined && (
        <output className="te-drag-time num" style={{ transform: `translate(${px(edge)}px, ${lead.row * ROW - 22}px)` }}>
          {`${writeAt(edge)}  ${gesture.by < 0 ? "−" : "+"}${Math.abs(seconds(gesture.by)).toFixed(2)}`}
        </output>
      )}
    </div>
  );
}
