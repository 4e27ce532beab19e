import type { ReasonValues } from "../../../trpc/contract/rules/reason.ts";
import type { MessageKey } from "../../../locales/index.ts";
import type { JobErrorCode } from "../../media/protocol/status.ts";

const REASONS = {
  INPUT_UNREADABLE: "picture.unusable",
  FILM_UNREADABLE: "video.unreadable",
  INPUT_TOO_SMALL: "picture.unusable",
  INPUT_TOO_LARGE: "picture.unusable",
  INPUT_FORBIDDEN: "link.failed",
  PORT_FORBIDDEN: "link.siteNotSupported",
  INPUT_UNREACHABLE: "link.failed",
  MEDIA_MISSING: "download.siteNotSupported",
  MEDIA_PRIVATE: "download.private",
  MEDIA_LIVE: "download.live",
  MEDIA_PROTECTED: "download.protected",
  MEDIA_AGE: "download.age",
  MEDIA_REGION: "download.region",
  MEDIA_TOO_LONG: "download.tooLong",
  MEDIA_SILENT: "download.silent",
  SITE_BUSY: "download.busy",
  SUBJECT_MISSING: "picture.nothingStandsOut",
  FACE_MISSING: "avatar.noFace",
  FACE_UNCLEAR: "avatar.pictureUnclear",
  PICTURE_BLURRED: "avatar.blurred",
  FACE_SMALL: "avatar.faceSmall",
  FACE_MANY: "avatar.manyFaces",
  FACE_TURNED: "avatar.faceTurned",
  FACE_COVERED: "avatar.faceCovered",
  FACE_MOUTH_OPEN: "avatar.mouthOpen",
  FACE_RARE: "avatar.faceRare",
  FACE_UNSTEADY: "avatar.faceUnsteady",
  VOICE_UNKNOWN: "form.incomplete",
  CHARACTER_UNKNOWN: "form.incomplete",
  STYLE_UNKNOWN: "form.incomplete",
  TIMED_OUT: "task.generationFailed",
  CANCELLED: "task.generationFailed",
  INTERRUPTED: "task.generationFailed",
  ENGINE_FAILED: "task.generationFailed",
  OUTPUT_REFUSED: "task.generationFailed",
} as const satisfies Record<JobErrorCode, MessageKey>;

/** What can be said more exactly where a failure says these values of itself. */
const EXACT: readonly { code: JobErrorCode; names: readonly string[]; key: MessageKey }[] = [
  { code: "INPUT_TOO_LARGE", names: ["width", "height", "max"], key: "picture.tooManyPixels" },
  { code: "INPUT_TOO_SMALL", names: ["width", "height", "min"], key: "picture.tooFewPixels" },
  { code: "INPUT_TOO_LARGE", names: ["size", "max"], key: "picture.fileTooLarge" },
  { code: "INPUT_TOO_LARGE", names: ["seconds", "max"], key: "script.adTooLong" },
  { code: "INPUT_TOO_LARGE", names: ["megabytes"], key: "download.tooLarge" },
];

/** The user-facing reason (spec §8) of a media job's failure. */
export const reasonOf = (code: JobErrorCode, values: ReasonValues = {}): MessageKey =>
  EXACT.find((row) => row.code === code && row.names.every((name) => name in values))?.key ?? REASONS[code];
