import type { TimelineDocument } from "../document.ts";
import { applyChanges, type Change, inverse } from "./change.ts";
import { applyCommands, type EditCommand, type EditType } from "./commands.ts";
import { EditRefused } from "./refused.ts";

/** One step that can be taken back: what was asked for, and what it changed. */
export interface LogEntry {
  types: readonly EditType[];
  changes: readonly Change[];
}

/** A document with the steps that led to it, and those that were taken back. */
export interface EditLog {
  document: TimelineDocument;
  past: readonly LogEntry[];
  future: readonly LogEntry[];
}

/** Steps that can be taken back, at most. */
export const MOST_STEPS = 500;

export const begin = (document: TimelineDocument): EditLog => ({ document, past: [], future: [] });

/** A batch as the next step. Another document than the caller saw is not edited: STALE_REVISION. */
export function edit(log: EditLog, commands: readonly EditCommand[], expectedRevision?: number): EditLog {
  if (expectedRevision !== undefined && expectedRevision !== log.document.revision) throw new EditRefused("STALE_REVISION");
  const { document, changes } = applyCommands(log.document, commands);
  if (changes.length === 0) throw new EditRefused("NO_CHANGE");
  const entry = { types: commands.map(({ type }) => type), changes };
  return { document, past: [...log.past, entry].slice(-MOST_STEPS), future: [] };
}

export function undo({ document, past, future }: EditLog): EditLog {
  const last = past.at(-1);
  if (!last) throw new EditRefused("NOTHING_TO_UNDO");
  return { document: applyChanges(document, inverse(last.changes)), past: past.slice(0, -1), future: [last, ...future] };
}

export function redo({ document, past, future }: EditLog): EditLog {
  const [next, ...rest] = future;
  if (!next) throw new EditRefused("NOTHING_TO_REDO");
  return { document: applyChanges(document, next.changes), past: [...past, next], future: rest };
}
