import { TIMEBASE } from "../../../../timeline/time.ts";
import { elementAt, endOf, gapAt, neighbours } from "../../../../timeline/edit/interval.ts";
import { placedOf } from "../../../../timeline/edit/lookup.ts";
import type { Editor } from "../editor.ts";
import type { PanelName } from "../editor-state.ts";
import { fit, zoomBy } from "../lanes/use-zoom.ts";
import { writeAt } from "../parts/clock.ts";
import type { Action } from "./presets.ts";

/** The cut before or behind a moment, on any track that is seen. */
function cutFrom({ document, duration }: Editor, from: number, direction: 1 | -1): number {
  let best = direction > 0 ? duration : 0;
  for (const { elements } of document.tracks)
    for (const one of elements)
      for (const at of [one.startTime, endOf(one)]) if (direction > 0 ? at > from && at < best : at < from && at > best) best = at;
  return best;
}

/** Trims what is selected to the playhead; without a selection, what stands there on tracks that are not locked. */
function trimTo(editor: Editor, edge: "start" | "end"): void {
  const { document } = editor;
  const at = editor.playhead.get();
  const there = editor.selected();
  const all = there.length > 0 ? there : document.tracks.flatMap(({ locked, elements }) => (locked ? [] : (elementAt(elements, at) ?? [])));
  const within = all.filter((one) => one.startTime < at && at < endOf(one));
  if (within.length === 0) return editor.say({ code: "NOT_WITHIN" });
  editor.run(within.map(({ id }) => ({ type: "trim", id, edge, to: at, linked: false })));
}

function split(editor: Editor): void {
  const at = editor.playhead.get();
  const ids = editor
    .selected()
    .filter((one) => one.startTime < at && at < endOf(one))
    .map(({ id }) => id);
  editor.run([{ type: "split", at, ...(ids.length > 0 ? { ids } : {}) }]);
}

/** The gap at the playhead, or the one before what is selected. */
function closeGap(editor: Editor): void {
  const { document } = editor;
  const scope = editor.scope.get();
  const [first] = editor.selected();
  const track = first ? document.tracks.find(({ id }) => id === placedOf(document, first.id)?.track) : undefined;
  if (first && track) {
    const { before } = neighbours(track.elements, first);
    const from = before ? endOf(before) : 0;
    return void (from < first.startTime
      ? editor.run([{ type: "closeGap", track: track.id, at: from, scope }])
      : editor.say({ code: "NO_GAP" }));
  }
  const at = editor.playhead.get();
  const on = document.tracks.find(({ id }) => id === editor.cursor.get()?.track) ?? document.tracks.find((one) => gapAt(one.elements, at));
  if (on) editor.run([{ type: "closeGap", track: on.id, at, scope }]);
  else editor.say({ code: "NO_GAP" });
}

function remove(editor: Editor, ripple: boolean): void {
  const ids = [...editor.selection.get()];
  if (ids.length > 0) editor.run([{ type: "delete", ids, ripple, scope: editor.scope.get() }]);
}

function marker(editor: Editor): void {
  const time = editor.playhead.get();
  const known = editor.document.markers.find((one) => one.time === time);
  editor.run([known ? { type: "removeMarker", id: known.id } : { type: "marker", marker: { id: `marker-${time}`, time } }]);
}

const step = (editor: Editor, by: number): void => {
  editor.sound.stop();
  editor.seek(editor.playhead.get() + by);
  editor.say({ text: writeAt(editor.playhead.get()) });
};

/** Changes places with the clip before or behind. */
function reorder(editor: Editor, to: "earlier" | "later"): void {
  const [id] = editor.selection.get();
  if (id !== undefined) editor.run([{ type: "reorder", id, to }]);
}

const open = (editor: Editor, panel: PanelName): void => void import("../parts/open-panel.ts").then((one) => one.openPanel(editor, panel));

/** What each action does. */
const DO: Readonly<Record<Action, (editor: Editor) => void>> = {
  play: ({ sound }) => sound.toggle(),
  shuttleBack: ({ sound }) => sound.shuttle(-1),
  shuttleStop: ({ sound }) => sound.stop(),
  shuttleOn: ({ sound }) => sound.shuttle(1),
  frameBack: (editor) => step(editor, -editor.frame),
  frameOn: (editor) => step(editor, editor.frame),
  jumpBack: (editor) => step(editor, -TIMEBASE),
  jumpOn: (editor) => step(editor, TIMEBASE),
  start: (editor) => step(editor, -editor.playhead.get()),
  end: (editor) => step(editor, editor.duration),
  toClip: (editor) => {
    const [clip] = editor.selected();
    if (clip) step(editor, clip.startTime - editor.playhead.get());
  },
  cutBefore: (editor) => step(editor, cutFrom(editor, editor.playhead.get(), -1) - editor.playhead.get()),
  cutAfter: (editor) => step(editor, cutFrom(editor, editor.playhead.get(), 1) - editor.playhead.get()),
  split,
  trimStart: (editor) => trimTo(editor, "start"),
  trimEnd: (editor) => trimTo(editor, "end"),
  remove: (editor) => remove(editor, false),
  removeClose: (editor) => remove(editor, true),
  closeGap,
  duplicate: (editor) =>
    editor.selection.get().size > 0 &&
    void editor.run([{ type: "duplicate", ids: [...editor.selection.get()], mode: "insert", scope: editor.scope.get() }]),
  earlier: (editor) => reorder(editor, "earlier"),
  later: (editor) => reorder(editor, "later"),
  marker,
  undo: (editor) => void editor.undo(),
  redo: (editor) => void editor.redo(),
  selectAll: (editor) =>
    editor.select(editor.document.tracks.flatMap(({ locked, elements }) => (locked ? [] : elements.map(({ id }) => id)))),
  deselect: (editor) => editor.select([]),
  zoomIn: (editor) => zoomBy(editor, 1),
  zoomOut: (editor) => zoomBy(editor, -1),
  fit,
  snapping: (editor) => editor.snapping.set(!editor.snapping.get()),
  media: (editor) => open(editor, "media"),
  inspector: (editor) => open(editor, "inspector"),
  transcript: (editor) => open(editor, "transcript"),
  exports: (editor) => open(editor, "export"),
  addText: (editor) => void import("../parts/add-text.ts").then((one) => one.addText(editor)),
  toolSelect: ({ tool }) => tool.set("select"),
  toolRoll: ({ tool }) => tool.set("roll"),
  toolSlip: ({ tool }) => tool.set("slip"),
  toolSlide: ({ tool }) => tool.set("slide"),
  help: ({ keys }) => keys.set(true),
};

export const perform = (editor: Editor, action: Action): void => DO[action](editor);
