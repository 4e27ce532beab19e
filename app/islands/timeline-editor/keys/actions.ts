import { TIMEBASE } from "../../../../timeline/time.ts";
import { elementAt, endOf, gapAt, neighbours } from "../../../../timeline/edit/interval.ts";
import { placedOf } from "../../../../timeline/edit/lookup.ts";
import type { Editor } from "../editor.ts";
import type { EditTool } from "../editor-state.ts";
import { fit, zoomBy } from "../lanes/use-zoom.ts";
import { writeAt } from "../parts/clock.ts";
import { addText } from "../parts/add-text.ts";
import { openPanel } from "../parts/open-panel.ts";
import type { Action } from "./presets.ts";

/** Stops what plays, moves the playhead by so many ticks, and says where it is. */
const step = (editor: Editor, by: number): void => {
  editor.sound.stop();
  editor.seek(editor.playhead.get() + by);
  editor.say({ text: writeAt(editor.playhead.get()) });
};

function remove(editor: Editor, ripple: boolean): void {
  const ids = [...editor.selection.get()];
  if (ids.length > 0) editor.run([{ type: "delete", ids, ripple, scope: editor.scope.get() }]);
  else editor.say({ code: "NONE_SELECTED" });
}

/** Puts the playhead onto the cut before or behind it, on any track. */
function toCut(editor: Editor, direction: 1 | -1): void {
  const { document, duration } = editor;
  const from = editor.playhead.get();
  let best = direction > 0 ? duration : 0;
  for (const { elements } of document.tracks)
    for (const one of elements)
      for (const at of [one.startTime, endOf(one)]) if (direction > 0 ? at > from && at < best : at < from && at > best) best = at;
  step(editor, best - from);
}

function split(editor: Editor): void {
  const at = editor.playhead.get();
  const ids = editor
    .selected()
    .filter((one) => one.startTime < at && at < endOf(one))
    .map(({ id }) => id);
  editor.run([{ type: "split", at, ...(ids.length > 0 ? { ids } : {}) }]);
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

/** Where the gap before an element begins; null: there is none. */
function gapBefore({ document }: Editor, id: string): { track: string; at: number } | null {
  const placed = placedOf(document, id);
  const track = document.tracks.find((one) => one.id === placed?.track);
  if (!placed || !track) return null;
  const { before } = neighbours(track.elements, placed.element);
  const at = before ? endOf(before) : 0;
  return at < placed.element.startTime ? { track: track.id, at } : null;
}

/** The gap at the playhead, on one track or on any; null: there is none. */
function gapHere({ document, playhead }: Editor, track?: string): { track: string; at: number } | null {
  const at = playhead.get();
  const on = document.tracks.find(({ id, elements }) => (track === undefined || id === track) && gapAt(elements, at));
  return on ? { track: on.id, at } : null;
}

/** The gap before what is selected. After a deletion nothing is: then that at the playhead or before what the lanes are at. */
function closeGap(editor: Editor): void {
  const [first] = editor.selected();
  const cursor = editor.cursor.get();
  const near = cursor && (gapHere(editor, cursor.track) ?? (cursor.element === null ? null : gapBefore(editor, cursor.element)));
  const gap = first ? gapBefore(editor, first.id) : (near ?? gapHere(editor));
  if (gap) editor.run([{ type: "closeGap", ...gap, scope: editor.scope.get() }]);
  else editor.say({ code: "NO_GAP" });
}

function marker(editor: Editor): void {
  const time = editor.playhead.get();
  const known = editor.document.markers.find((one) => one.time === time);
  editor.run([known ? { type: "removeMarker", id: known.id } : { type: "marker", marker: { id: `marker-${time}`, time } }]);
}

/** Changes places with the clip before or behind. */
function reorder(editor: Editor, to: "earlier" | "later"): void {
  const [id] = editor.selection.get();
  if (id === undefined) editor.say({ code: "NONE_SELECTED" });
  else editor.run([{ type: "reorder", id, to }]);
}

function duplicate(editor: Editor): void {
  const ids = [...editor.selection.get()];
  if (ids.length === 0) editor.say({ code: "NONE_SELECTED" });
  else editor.run([{ type: "duplicate", ids, mode: "insert", scope: editor.scope.get() }]);
}

/** Says what was done, and to how many. */
function told(editor: Editor, parted: boolean, what: "link" | "group"): void {
  const { t } = editor;
  const done = t(`timelineEditor.relations.${parted ? "part" : "join"}.${what}`);
  const about = t("timelineEditor.several", { count: editor.selection.get().size });
  editor.say({ text: t("timelineEditor.said.about", { step: done, about }) });
}

/** Links what is selected, or parts what is linked already: sound and picture that are linked move and are trimmed together. */
function link(editor: Editor): void {
  const all = editor.selected();
  const [first] = all;
  if (!first) return editor.say({ code: "NONE_SELECTED" });
  const parted = first.link !== null && all.every((one) => one.link === first.link);
  if (!parted && all.length < 2) return editor.say({ code: "SELECT_TWO" });
  if (editor.run([{ type: "link", ids: all.map(({ id }) => id), linked: !parted }])) told(editor, parted, "link");
}

/** Makes what is selected one group, or takes it apart: a transition takes along all that stands in its clip's group. */
function group(editor: Editor): void {
  const all = editor.selected();
  const [first] = all;
  if (!first) return editor.say({ code: "NONE_SELECTED" });
  const parted = first.group !== null && all.every((one) => one.group === first.group);
  if (!parted && all.length < 2) return editor.say({ code: "SELECT_TWO" });
  const name = parted ? null : `group-${crypto.randomUUID().slice(0, 8)}`;
  if (editor.run([{ type: "group", ids: all.map(({ id }) => id), group: name }])) told(editor, parted, "group");
}

const tool = (name: EditTool) => (editor: Editor) => {
  editor.tool.set(name);
  editor.say({ text: editor.t(`timelineEditor.tool.${name}`) });
};

function snapping(editor: Editor): void {
  const on = !editor.snapping.get();
  editor.snapping.set(on);
  editor.say({ text: editor.t(on ? "timelineEditor.said.snaps" : "timelineEditor.said.snapsNot") });
}

function switchScope(editor: Editor): void {
  const next = editor.scope.get() === "sync" ? "track" : "sync";
  editor.scope.set(next);
  editor.say({ text: editor.t(`timelineEditor.scope.${next}`) });
}

function selectAll(editor: Editor): void {
  const ids = editor.document.tracks.flatMap(({ locked, elements }) => (locked ? [] : elements.map(({ id }) => id)));
  editor.select(ids);
  editor.say({ text: editor.t("timelineEditor.several", { count: ids.length }) });
}

function toClip(editor: Editor): void {
  const [clip] = editor.selected();
  if (clip) step(editor, clip.startTime - editor.playhead.get());
  else editor.say({ code: "NONE_SELECTED" });
}

/** What each action does. */
export const DO: Readonly<Record<Action, (editor: Editor) => void>> = {
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
  remove: (editor) => remove(editor, false),
  removeClose: (editor) => remove(editor, true),
  undo: (editor) => void editor.undo(),
  redo: (editor) => void editor.redo(),
  deselect: (editor) => editor.select([]),
  toClip,
  cutBefore: (editor) => toCut(editor, -1),
  cutAfter: (editor) => toCut(editor, 1),
  split,
  trimStart: (editor) => trimTo(editor, "start"),
  trimEnd: (editor) => trimTo(editor, "end"),
  closeGap,
  duplicate,
  earlier: (editor) => reorder(editor, "earlier"),
  later: (editor) => reorder(editor, "later"),
  marker,
  link,
  group,
  selectAll,
  zoomIn: (editor) => zoomBy(editor, 1),
  zoomOut: (editor) => zoomBy(editor, -1),
  fit,
  snapping,
  scope: switchScope,
  media: (editor) => openPanel(editor, "media"),
  inspector: (editor) => openPanel(editor, "inspector"),
  transcript: (editor) => openPanel(editor, "transcript"),
  exports: (editor) => openPanel(editor, "export"),
  more: (editor) => openPanel(editor, "more"),
  addText,
  toolSelect: tool("select"),
  toolRoll: tool("roll"),
  toolSlip: tool("slip"),
  toolSlide: tool("slide"),
  help: ({ keys }) => keys.set(true),
};
