import { z } from "zod";

/** Who agreed to what, before anything was made of a face or of a voice: kept as long as what was made. */
export const keptConsent = z.object({
  /** Whose it is: the owner's own, or that of a person who is named. */
  whose: z.enum(["self", "other"]),
  person: z.string(),
  /** The sentence that was agreed to, as it was shown. */
  statement: z.string(),
  agreed_at: z.number(),
});
export type KeptConsent = z.infer<typeof keptConsent>;
