import { z } from "zod";
import type { TimelineDocument } from "../document.ts";
import { Workbench } from "./bench.ts";
import { applyChanges, type Change, squash } from "./change.ts";
import { captions } from "./commands/captions.ts";
import { setAsset } from "./commands/asset.ts";
import { cut } from "./commands/cut.ts";
import { closeGap } from "./commands/gap.ts";
import { setEffect, setKeyframe, setTransition } from "./commands/look.ts";
import { move, reorder } from "./commands/move.ts";
import { removeMarker, removeVariable, setCanvas, setMarker, setVariable } from "./commands/notes.ts";
import { add, duplicate, remove } from "./commands/elements.ts";
import { group, link } from "./commands/relate.ts";
import { addTrack, moveTrack, removeTrack, setTrack } from "./commands/tracks.ts";
import { roll, slide, slip, split, trim } from "./commands/trim.ts";
import { setSpeed, update, updateAll } from "./commands/update.ts";

const COMMANDS = [
  add,
  setAsset,
  remove,
  duplicate,
  move,
  reorder,
  trim,
  roll,
  slip,
  slide,
  split,
  cut,
  closeGap,
  group,
  link,
  addTrack,
  removeTrack,
  moveTrack,
  setTrack,
  update,
  updateAll,
  setSpeed,
  setTransition,
  setEffect,
  setKeyframe,
  captions,
  setMarker,
  removeMarker,
  setVariable,
  removeVariable,
  setCanvas,
] as const;

/** Everything that can be done to a document, as data: people, scripts and agents say the same. Times are ticks. */
export const editCommand = z.discriminatedUnion("type", [
  add.schema,
  setAsset.schema,
  remove.schema,
  reorder.schema,
  duplicate.schema,
  move.schema,
  trim.schema,
  roll.schema,
  slip.schema,
  slide.schema,
  split.schema,
  cut.schema,
  closeGap.schema,
  group.schema,
  link.schema,
  addTrack.schema,
  removeTrack.schema,
  moveTrack.schema,
  setTrack.schema,
  update.schema,
  updateAll.schema,
  setSpeed.schema,
  setTransition.schema,
  setEffect.schema,
  setKeyframe.schema,
  captions.schema,
  setMarker.schema,
  removeMarker.schema,
  setVariable.schema,
  removeVariable.schema,
  setCanvas.schema,
]);
export type EditCommand = z.output<typeof editCommand>;
export type EditCommandInput = z.input<typeof editCommand>;
export type EditType = EditCommand["type"];

type Run = (bench: Workbench, input: EditCommand) => void;
const byType = new Map<EditType, Run>(COMMANDS.map(({ schema, run }) => [schema.shape.type.value, run as unknown as Run]));

export interface Edited {
  document: TimelineDocument;
  /** All that the batch changed, each part once. */
  changes: Change[];
}

/** Makes a batch of edits, all of them or none: one revision. Throws EditRefused. */
export function applyCommands(document: TimelineDocument, commands: readonly EditCommand[]): Edited {
  let now = document;
  const changes: Change[] = [];
  for (const one of commands) {
    const bench = new Workbench(now);
    byType.get(one.type)?.(bench, one);
    const made = bench.finish();
    changes.push(...made);
    now = applyChanges(now, made, document.revision + 1);
  }
  return { document: now, changes: squash(changes) };
}
