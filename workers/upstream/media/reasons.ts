import type { ErrorName } from "../../../trpc/contract/rules/errors.ts";
import type { JobErrorCode } from "../../media/protocol/jobs.ts";

const REASONS = {
  INPUT_UNREADABLE: "FILE_CORRUPT",
  INPUT_TOO_SMALL: "PICTURE_TOO_SMALL",
  INPUT_TOO_LARGE: "FILE_TOO_LARGE",
  INPUT_FORBIDDEN: "RESOURCES_FAILED",
  INPUT_UNREACHABLE: "RESOURCES_FAILED",
  FACE_MISSING: "AVATAR_FACE",
  FACE_UNCLEAR: "AVATAR_CLARITY",
  VOICE_UNKNOWN: "FIELDS_INCOMPLETE",
  CHARACTER_UNKNOWN: "FIELDS_INCOMPLETE",
  STYLE_UNKNOWN: "FIELDS_INCOMPLETE",
  TIMED_OUT: "GENERATION_FAILED",
  ENGINE_FAILED: "GENERATION_FAILED",
  OUTPUT_REFUSED: "GENERATION_FAILED",
} as const satisfies Record<JobErrorCode, ErrorName>;

/** The user-facing reason (spec §8) of a media job's failure. */
export const reasonOf = (code: JobErrorCode): ErrorName => REASONS[code];
