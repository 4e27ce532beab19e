import { z } from "zod";

/** Who agreed to what, before anything is made of a face or of a voice. */
export const consent = z.object({
  /** Whose it is, and the name of that person where it is another's. */
  whose: z.enum(["self", "other"]),
  person: z.string().trim().max(80).default(""),
  /** The sentence that was agreed to, as it was shown. */
  statement: z.string().trim().min(20).max(600),
  agreed: z.boolean(),
});
export type Consent = z.output<typeof consent>;
