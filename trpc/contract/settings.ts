import { z } from "zod";
import { RATIOS, TEMPLATES } from "../../timeline/brief.ts";
import { scriptLanguage } from "./product.ts";
import { scriptLength, scriptObjective } from "./rules/script.ts";

/** Task types of the two flows (spec §3): PRODUCT_TO_VIDEO 103, URL_TO_VIDEO 104. */
export const draftAppId = z.union([z.literal(103), z.literal(104)]);

export const MUSIC_STYLES = ["none", "upbeat", "lofi", "cinematic", "electronic", "acoustic"] as const;

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
});
export type VideoSettings = z.infer<typeof videoSettings>;
