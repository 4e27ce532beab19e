import type { DragEndEvent, DragMoveEvent, DragStartEvent } from "@dnd-kit/core";
import { type RefObject, useRef, useState } from "react";
import { TIMEBASE } from "../../../../timeline/time.ts";
import type { EditCode } from "../../../../timeline/edit/refused.ts";
import type { Editor } from "../editor.ts";
import { commandOf, type Gesture, gestureAt, type Held } from "./gesture.ts";
import { heldBy, isFine, nearer } from "./held.ts";
import { type Box, hitAt, inMarquee, ROW, rowsOf, RULER } from "./lanes-view.ts";
import { parts } from "../parts/part.ts";
import { SNAP_PX, type SnapPoints, snapPoints } from "./snap.ts";

const beats = parts(() => import("../sound/beats.ts"));

interface Started {
  x: number;
  y: number;
  held: Held | null;
  points: SnapPoints | null;
  kept: ReadonlySet<string>;
}

/** Where an event of a mouse or a finger is. */
export function clientOf(event: Event): { x: number; y: number } {
  const touch = "touches" in event ? (event as TouchEvent).touches[0] : undefined;
  const { clientX, clientY } = touch ?? (event as MouseEvent);
  return { x: clientX, y: clientY };
}

const keysOf = (event: Event | null): { ctrl: boolean; shift: boolean; alt: boolean } => {
  const { ctrlKey = false, metaKey = false, shiftKey = false, altKey = false } = (event ?? {}) as Partial<MouseEvent>;
  return { ctrl: ctrlKey || metaKey, shift: shiftKey, alt: altKey };
};

interface LaneDragOptions {
  scroller: RefObject<HTMLElement>;
  scale: number;
  head: number;
}

/** Drags on the lanes: of elements, of their edges, and of a marquee where nothing is. Keys may be pressed on the way. */
export function useLaneDrag(editor: Editor, { scroller, scale, head }: LaneDragOptions) {
  const started = useRef<Started | null>(null);
  const keys = useRef({ ctrl: false, shift: false, alt: false });
  /** Why what a tool holds goes no further. */
  const refused = useRef<EditCode | null>(null);
  const [marquee, setMarquee] = useState<Box | null>(null);

  /** A point of the window, in pixels of the rows. */
  const pointOf = ({ x, y }: { x: number; y: number }) => {
    const view = scroller.current;
    const box = view?.getBoundingClientRect();
    return { x: x - (box?.left ?? 0) - head + (view?.scrollLeft ?? 0), y: y - (box?.top ?? 0) - RULER + (view?.scrollTop ?? 0) };
  };
  const hit = (client: { x: number; y: number }, by?: "touch") =>
    hitAt(rowsOf(editor.document), { ...pointOf(client), scale, by, selected: editor.selection.get() });

  /** Looks for the beats of the music, once something is dragged that may snap to them. */
  const listen = async () => {
    const known = await beats().catch(() => null);
    if (known) editor.beats.set(known.beatsIn(editor.document, editor.sound.peaks.get()));
  };

  const start = ({ activatorEvent }: DragStartEvent) => {
    const client = clientOf(activatorEvent);
    const { x, y } = pointOf(client);
    const found = hit(client, "touches" in activatorEvent ? "touch" : undefined);
    keys.current = keysOf(activatorEvent);
    const locked = editor.document.tracks.some(({ id, locked: is }) => is && id === found?.track);
    const element = locked ? null : (found?.element ?? null);
    if (element && !editor.selection.get().has(element.id)) editor.select([element.id]);
    if (element && found) editor.cursor.set({ track: found.track, element: element.id });
    const ids = [...editor.selection.get()];
    const edge = found?.edge ?? null;
    const held =
      element && heldBy(editor.tool.get(), { id: element.id, ids, edge: edge ?? nearer(element, found?.tick ?? 0), onEdge: !!edge });
    const points =
      held && editor.snapping.get()
        ? snapPoints(editor.document, { playhead: editor.playhead.get(), beats: editor.beats.get(), except: new Set(ids) })
        : null;
    if (points) void listen();
    started.current = { x, y, held, points, kept: keys.current.shift ? editor.selection.get() : new Set() };
  };

  /** Tools that take from neighbours go as far as those can give, and the picture shows it. */
  const tryFine = (gesture: Gesture) => {
    const command = commandOf(editor.document, gesture, editor.scope.get());
    const code = editor.try(command && [command]);
    if (code === null) editor.gesture.set(gesture);
    refused.current = code;
  };

  const move = ({ delta }: Pick<DragMoveEvent, "delta">) => {
    const from = started.current;
    if (!from) return;
    if (from.held) {
      const { ctrl, shift, alt } = keys.current;
      const row = rowsOf(editor.document)[Math.floor((from.y + delta.y) / ROW)];
      const gesture = gestureAt(editor.document, from.held, {
        by: Math.round((delta.x / scale) * TIMEBASE),
        points: from.points,
        within: (SNAP_PX / scale) * TIMEBASE,
        manner: { insert: ctrl, ripple: shift, parted: alt },
        track: row && !row.locked ? row.id : null,
      });
      return isFine(from.held) ? tryFine(gesture) : editor.gesture.set(gesture);
    }
    const box = {
      left: Math.min(from.x, from.x + delta.x),
      right: Math.max(from.x, from.x + delta.x),
      top: Math.min(from.y, from.y + delta.y),
      bottom: Math.max(from.y, from.y + delta.y),
    };
    setMarquee(box);
    editor.select([...from.kept, ...inMarquee(rowsOf(editor.document), box, scale)]);
  };

  const end = (event: DragEndEvent | null) => {
    const gesture = editor.gesture.get();
    started.current = null;
    setMarquee(null);
    editor.gesture.set(null);
    editor.try(null);
    const command = event && gesture ? commandOf(editor.document, gesture, editor.scope.get()) : null;
    if (event && !command && refused.current) editor.say({ code: refused.current });
    refused.current = null;
    if (!command || !editor.run([command]) || !gesture?.track) return;
    editor.cursor.set({ track: gesture.track, element: gesture.held.id });
  };

  return { hit, start, move, end, marquee, watchKeys: (event: Event) => void (keys.current = keysOf(event)) };
}
