import { type EditCode, EditRefused } from "../../../timeline/edit/refused.ts";
import { AppError } from "../app-error.ts";

/** What a person is told of an edit that was not made: each says what would help. */
const MESSAGES = {
  STALE_REVISION: "timeline.changedElsewhere",
  UNKNOWN_ELEMENT: "timeline.unknownPart",
  UNKNOWN_TRACK: "timeline.unknownPart",
  UNKNOWN_ASSET: "timeline.unknownPart",
  UNKNOWN_VARIABLE: "timeline.unknownPart",
  UNKNOWN_MARKER: "timeline.unknownPart",
  DUPLICATE_ID: "timeline.invalidValue",
  INVALID_VALUE: "timeline.invalidValue",
  TRACK_LOCKED: "timeline.trackLocked",
  WRONG_TRACK_TYPE: "timeline.wrongTrack",
  OVERLAP: "timeline.overlap",
  RIPPLE_BLOCKED: "timeline.rippleBlocked",
  INSUFFICIENT_HANDLES: "timeline.noHandles",
  NOT_ADJACENT: "timeline.notAdjacent",
  NO_GAP: "timeline.noGap",
  TOO_SHORT: "timeline.tooShort",
  TOO_LONG: "timeline.tooLong",
  BEFORE_START: "timeline.beforeStart",
  NOT_WITHIN: "timeline.notWithin",
  NO_SOURCE: "timeline.noSource",
  TRACK_LIMIT: "timeline.trackLimit",
  LAST_TRACK: "timeline.keepOne",
  LAST_ELEMENT: "timeline.keepOne",
  NO_CHANGE: "timeline.noChange",
  NOTHING_TO_UNDO: "timeline.nothingToUndo",
  NOTHING_TO_REDO: "timeline.nothingToRedo",
} as const satisfies Record<EditCode, AppError["reason"]>;

/** Does what may be refused. Throws AppError with the refusal's message. */
export function refusing<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (!(error instanceof EditRefused)) throw error;
    throw new AppError(MESSAGES[error.code], { detail: `${error.message} (${error.about.join(", ").slice(0, 200)})`, cause: error });
  }
}
