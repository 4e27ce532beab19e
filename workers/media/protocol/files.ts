import { z } from "zod";

/** Bytes to read: a stable identity (`key`, part of the job's hash) and a signed URL (not part of it). */
export const source = z.object({ key: z.string().min(1).max(300), url: z.url() });
/** Where to write: the same split. The service sends `PUT url` with that content type. */
export const target = z.object({ key: z.string().min(1).max(300), url: z.url(), content_type: z.string() });
