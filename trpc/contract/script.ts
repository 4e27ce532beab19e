import { z } from "zod";
import { ROLES } from "../../timeline/brief.ts";
import { scriptLanguage } from "./product.ts";
import { MAX_CLIPS, MAX_HEADLINE_CHARACTERS } from "./rules/script.ts";

/** The part a clip plays in the ad. */
export const clipRole = z.enum(ROLES);
export type ClipRole = z.infer<typeof clipRole>;

/** The angle a script takes; a product gets one script for each angle that its facts allow. */
export const scriptAngle = z.enum(["problem-solution", "benefit-first", "offer", "story", "social-proof"]);
export type ScriptAngle = z.infer<typeof scriptAngle>;

/**
 * One claim inside a clip and the fact it rests on. `fact_id` is null where nothing on the
 * page supports it: the editor warns before a render.
 */
export const claim = z.object({ text: z.string(), fact_id: z.string().nullable() });
export type Claim = z.infer<typeof claim>;

/** One spoken segment. `text` is said (at least 20 characters, spec §5), `headline` is shown (≤ 6 words). */
export const clip = z.object({
  id: z.string().max(40),
  role: clipRole,
  /** 600 characters (`rules/script.ts`) are at most so many code units: an emoji takes two. */
  text: z.string().max(1200),
  headline: z.string().max(MAX_HEADLINE_CHARACTERS),
  claims: z.array(claim),
});
export type Clip = z.infer<typeof clip>;

/** A fact of the user's that a script does not say, and why: no time, no words for it in this language, or words that an ad may not use. */
export const leftOut = z.object({ fact_id: z.string(), reason: z.enum(["length", "language", "terms"]) });
export type LeftOut = z.infer<typeof leftOut>;

export const script = z.object({
  id: z.string().max(40),
  angle: scriptAngle,
  title: z.string().max(120),
  language: scriptLanguage,
  clips: z.array(clip).min(1).max(MAX_CLIPS),
  /** Which engine wrote it: `built-in:templates` or `provider:model`. */
  engine: z.string().max(80),
  /** Given facts that it does not say, in their order; absent in scripts of before. */
  left_out: z.array(leftOut).max(80).optional(),
});
export type Script = z.infer<typeof script>;
