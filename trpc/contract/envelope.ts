import { z } from "zod";

/** What every answer of the upstream looks like (spec §7), with HTTP 200. */
export const envelope = z.object({
  code: z.number().int(),
  msg: z.string(),
  data: z.unknown().optional(),
  /** Of a refusal: what of the input it is about, as a JSON pointer. */
  pointer: z.string().optional(),
  /** 1 in a success: the session below replaces the stored one (spec §4 Session). */
  refresh_token: z.number().optional(),
  token: z.string().optional(),
  expires: z.number().optional(),
  maxAge: z.number().optional(),
});
export type Envelope = z.infer<typeof envelope>;
