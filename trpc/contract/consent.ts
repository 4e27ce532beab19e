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
/** The same as fields of a form, for what is asked for once all is chosen: nobody has agreed who does not say so. */
export const consentFields = {
  whose: consent.shape.whose.default("self"),
  person: consent.shape.person,
  agreed: z.boolean().default(false),
  statement: consent.shape.statement,
};

export type Consent = z.output<typeof consent>;
