import { z } from "zod";
import { RATIOS, TEMPLATES } from "../../timeline/brief.ts";
import { scriptLanguage } from "./product.ts";
import { adPattern } from "./rules/ad-pattern.ts";
import { FLOW_APP } from "./rules/product.ts";
import { scriptLength, scriptObjective } from "./rules/script.ts";

/** The app of the flow that a draft belongs to. */
export const draftAppId = z.literal(Object.values(FLOW_APP));

export const MUSIC_STYLES = ["none", "upbeat", "lofi", "cinematic", "electronic", "acoustic"] as const;

/** Most characters of the words on the button at the end of an ad: one line at the smallest size that can be read. */
export const MAX_CALL_CHARACTERS = 24;

/** Video settings (spec §3): aspect ratio, length, objective, language; with avatar, voice, template and music. */
export const videoSettings = z.object({
  ratio: z.enum(RATIOS),
  length: scriptLength,
  /** The length that was asked for, where the product has not enough to say for it: `length` is then the nearest that can be filled. */
  wanted_length: scriptLength.nullable().optional(),
  objective: scriptObjective,
  language: scriptLanguage,
  /** `none`, a drawn character's id, or `photo:<asset id>` for a talking photo. */
  avatar: z.string().max(60),
  voice: z.string().max(40),
  template: z.enum(TEMPLATES),
  music: z.enum(MUSIC_STYLES),
  /** What the button at the end says; absent or empty: what the templates say. */
  call: z
    .string()
    .max(2 * MAX_CALL_CHARACTERS)
    .optional(),
  /** A visible "made with AI" mark; absent: none. */
  mark: z.boolean().optional(),
  /** The video that the ad is built like (Video to Script); absent or null: none. */
  pattern: adPattern.nullable().optional(),
});
export type VideoSettings = z.infer<typeof videoSettings>;
