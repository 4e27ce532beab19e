import type { EditCode } from "../../../timeline/edit/refused.ts";
import { type EditCommandInput, type EditType, editCommand } from "../../../timeline/edit/commands.ts";
import { edit, type EditLog, redo, undo } from "../../../timeline/edit/log.ts";
import type { TimelineStep } from "../../../trpc/contract/timeline.ts";
import type { Entry } from "./saving/entry.ts";

/** What the treegrid is at: a track, or an element on it. */
export interface Cursor {
  track: string;
  element: string | null;
}

export const TOOLS = ["select", "roll", "slip", "slide"] as const;
/** What a drag, or a lift by keyboard, does with a clip. */
export type EditTool = (typeof TOOLS)[number];

/** What stands beside the picture. */
export type PanelName = "inspector" | "history" | "media" | "transcript" | "files" | "export" | "more";

/** What is said to who listens; `refused` is shown as well. */
export type Said =
  | { code: EditCode | "NONE_SELECTED" | "SELECT_TWO" | "NOT_LOADED" }
  | { text: string; /** To everybody, not only to who listens. */ shown?: boolean }
  /** A step that was made, and the commands that made it. */
  | { types: readonly (EditType | "undo" | "redo")[]; commands: readonly EditCommandInput[] }
  | { rebased: number; lost: number };

/** The last step that is done. */
export const lastDone = (steps: readonly TimelineStep[]): number => steps.find(({ done }) => done)?.position ?? 0;

/** A batch as it came, as the next step. Throws EditRefused. */
export const edited = (log: EditLog, commands: readonly EditCommandInput[]): EditLog =>
  edit(
    log,
    commands.map((one) => editCommand.parse(one)),
  );

/** Steps that were kept, made again. Throws EditRefused. */
export const replayed = (first: EditLog, entries: readonly Entry[]): EditLog =>
  entries.reduce((log, entry) => (entry.do === "edit" ? edited(log, entry.commands) : (entry.do === "undo" ? undo : redo)(log)), first);
