/** Why an edit was not made, and what would help. */
const EDIT_REFUSALS = {
  STALE_REVISION: "RELOAD",
  UNKNOWN_ELEMENT: "RELOAD",
  UNKNOWN_TRACK: "RELOAD",
  UNKNOWN_ASSET: "ADD_ASSET",
  UNKNOWN_VARIABLE: "RELOAD",
  UNKNOWN_MARKER: "RELOAD",
  DUPLICATE_ID: "OTHER_ID",
  TRACK_LOCKED: "UNLOCK_TRACK",
  WRONG_TRACK_TYPE: "OTHER_TRACK",
  OVERLAP: "OVERWRITE_OR_INSERT",
  RIPPLE_BLOCKED: "SYNC_OFF",
  INSUFFICIENT_HANDLES: "SHORTEN",
  NOT_ADJACENT: "CLOSE_GAP",
  NO_GAP: "CHOOSE_GAP",
  TOO_SHORT: "LENGTHEN",
  TOO_LONG: "SHORTEN",
  BEFORE_START: "MOVE_LATER",
  NOT_WITHIN: "MOVE_PLAYHEAD",
  NO_SOURCE: "CHOOSE_MEDIA",
  TRACK_LIMIT: "REUSE_TRACK",
  LAST_TRACK: "KEEP_ONE",
  LAST_ELEMENT: "KEEP_ONE",
  INVALID_VALUE: "CORRECT",
  NO_CHANGE: "NONE",
  NOTHING_TO_UNDO: "NONE",
  NOTHING_TO_REDO: "NONE",
} as const;
export type EditCode = keyof typeof EDIT_REFUSALS;
export type Suggestion = (typeof EDIT_REFUSALS)[EditCode];

/** An edit that was refused: nothing of its batch was done. `about`: the elements or tracks that stand in the way. */
export class EditRefused extends Error {
  override readonly name = "EditRefused";
  readonly code: EditCode;
  readonly suggestion: Suggestion;
  readonly about: readonly string[];

  constructor(code: EditCode, about: readonly string[] = [], detail = "") {
    super(`${code}${detail && `: ${detail}`}`);
    this.code = code;
    this.suggestion = EDIT_REFUSALS[code];
    this.about = about;
  }
}
