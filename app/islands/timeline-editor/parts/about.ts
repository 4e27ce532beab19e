import type { EditCommandInput } from "../../../../timeline/edit/commands.ts";
import { endOf } from "../../../../timeline/edit/interval.ts";
import { elementName } from "../../../timeline/name.ts";
import { placedOf } from "../../../../timeline/edit/lookup.ts";
import type { Editor } from "../editor.ts";
import { isKeyed, writtenKey } from "../inspector/keyed.ts";
import { rowsOf } from "../lanes/lanes-view.ts";
import { trackName } from "../lanes/track-head.tsx";
import { writeAt } from "./clock.ts";

const SWITCHES = ["muted", "solo", "hidden", "locked", "sync"] as const;
type TrackStep = Extract<EditCommandInput, { type: "setTrack" | "moveTrack" | "addTrack" }>;

const isTrackStep = (one: EditCommandInput): one is TrackStep =>
  one.type === "setTrack" || one.type === "moveTrack" || one.type === "addTrack";

/** A track by its name, with the switch that was pressed. */
function aboutTrack({ document, t }: Editor, step: TrackStep): string {
  const rows = rowsOf(document);
  const id = typeof step.track === "string" ? step.track : step.track.id;
  const at = rows.findIndex((one) => one.id === id);
  const name = rows[at] ? trackName(rows[at], at + 1, t) : "";
  const pressed = step.type === "setTrack" ? SWITCHES.find((one) => step[one] !== undefined) : undefined;
  if (step.type !== "setTrack" || !pressed) return name;
  return t(step[pressed] ? "timelineEditor.track.on" : "timelineEditor.track.off", {
    name,
    what: t(`timelineEditor.track.switches.${pressed}`),
  });
}

type KeyStep = Extract<EditCommandInput, { type: "keyframe" }>;

/** A keyframe by its property and place, with its value, or that it is gone. */
function aboutKey({ document, t }: Editor, { id, property, time, value }: KeyStep): string {
  const at = placedOf(document, id)?.element.startTime ?? 0;
  const of = { name: isKeyed(property) ? t(`timelineEditor.keyframes.properties.${property}`) : property, time: writeAt(at + time) };
  return value === null
    ? t("timelineEditor.keyframes.removed", of)
    : t("timelineEditor.keyframes.list", { ...of, value: writtenKey(property, value) });
}

/** What the last step has deleted: one by its name, several by their number. */
function aboutDeleted({ document, log, t }: Editor): string {
  const changes = log.get().past.at(-1)?.changes ?? [];
  const gone = changes.flatMap((one) => (one.on === "element" && one.before && !one.after ? [one.before.element] : []));
  const [only, ...others] = gone;
  return only && others.length === 0 ? elementName(document, only, t) : t("timelineEditor.media.users", { count: gone.length });
}

/**
 * After a step: what was deleted, the track, the marker, the variable or the keyframe that it was made on, else what is selected, and where it
 * is then; empty: none.
 */
export function aboutStep(editor: Editor, commands: readonly EditCommandInput[]): string {
  const [step] = commands;
  if (step?.type === "marker") return writeAt(step.marker.time);
  if (step?.type === "removeMarker" || step?.type === "removeVariable") return "";
  if (step?.type === "variable") return step.variable.label;
  if (step?.type === "delete" && commands.length === 1) return aboutDeleted(editor);
  if (step?.type === "keyframe" && commands.length === 1) return aboutKey(editor, step);
  if (step && isTrackStep(step) && commands.length === 1) return aboutTrack(editor, step);
  const [only, ...others] = editor.selected();
  if (!only || others.length > 0) return "";
  const name = elementName(editor.document, only, editor.t);
  return editor.t("timelineEditor.said.place", { name, from: writeAt(only.startTime), to: writeAt(endOf(only)) });
}
