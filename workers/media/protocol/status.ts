import { z } from "zod";

/**
 * Why a job failed. Codes the upstream maps to spec §8 messages; anything else is ENGINE_FAILED. INTERRUPTED is no fault of
 * the job: the service was told to end, and the same job may be posted to the next one.
 */
const jobErrorCode = z.enum([
  "INPUT_UNREADABLE",
  "FILM_UNREADABLE",
  "INPUT_TOO_SMALL",
  "INPUT_TOO_LARGE",
  "INPUT_FORBIDDEN",
  "PORT_FORBIDDEN",
  "INPUT_UNREACHABLE",
  "MEDIA_MISSING",
  "MEDIA_PRIVATE",
  "MEDIA_LIVE",
  "MEDIA_PROTECTED",
  "MEDIA_AGE",
  "MEDIA_REGION",
  "MEDIA_TOO_LONG",
  "MEDIA_SILENT",
  "SITE_BUSY",
  "SUBJECT_MISSING",
  "FACE_MISSING",
  "FACE_UNCLEAR",
  "FACE_MANY",
  "FACE_SMALL",
  "FACE_TURNED",
  "FACE_COVERED",
  "FACE_MOUTH_OPEN",
  "FACE_RARE",
  "FACE_UNSTEADY",
  "PICTURE_BLURRED",
  "VOICE_UNKNOWN",
  "CHARACTER_UNKNOWN",
  "STYLE_UNKNOWN",
  "TIMED_OUT",
  "CANCELLED",
  "INTERRUPTED",
  "ENGINE_FAILED",
  "OUTPUT_REFUSED",
]);
export type JobErrorCode = z.infer<typeof jobErrorCode>;

/** Sizes in megabytes (1,048,576 bytes) and lengths in seconds, as a message names them. */
const jobErrorValues = z.record(z.string(), z.number());
export type JobErrorValues = z.infer<typeof jobErrorValues>;

/** `GET /jobs/:id`. `progress` is 0…1; `stage` a short slug the page translates. */
export const jobStatus = z.object({
  id: z.string(),
  state: z.enum(["queued", "running", "done", "failed"]),
  progress: z.number(),
  stage: z.string(),
  result: z.unknown().optional(),
  error: z.object({ code: jobErrorCode, message: z.string(), values: jobErrorValues.optional() }).optional(),
});
export type JobStatus = z.infer<typeof jobStatus>;

/** What `POST /egress` answers with status 422: why an address could not be read. */
export const egressFailure = z.object({ code: jobErrorCode, message: z.string() });
