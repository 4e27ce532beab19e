import { z } from "zod";
import type { ScriptLanguage } from "../product.ts";
import { countCharacters, type RuleIssue } from "./issue.ts";

/**
 * Fewest characters that a clip may say (spec §5 Link-to-video). A Chinese character counts as
 * one, like a letter: the rule says characters, and Chinese is not excused from it.
 */
export const MIN_CLIP_CHARACTERS = 20;

/** Most characters of a clip. The contract takes twice as many, so that a longer text is refused in the words of this rule. */
export const MAX_CLIP_CHARACTERS = 600;

/** Most clips of a script. */
export const MAX_CLIPS = 12;

/** Words of a clip's headline on screen; Chinese has no spaces, so it counts characters. */
export const MAX_HEADLINE = { en: 6, zh: 12 } as const satisfies Record<ScriptLanguage, number>;

/** Most characters of a headline, in any language. */
export const MAX_HEADLINE_CHARACTERS = 80;

/** How long an ad may be, in seconds. */
export const scriptLength = z.union([z.literal(15), z.literal(20), z.literal(30), z.literal(45), z.literal(60)]);
export type ScriptLength = z.infer<typeof scriptLength>;
export const SCRIPT_LENGTHS = [15, 20, 30, 45, 60] as const satisfies readonly ScriptLength[];

/** What the ad is for; it decides how the last clip asks (spec §3 Video settings, objective). */
export const scriptObjective = z.enum(["sales", "visits", "leads", "awareness"]);
export type ScriptObjective = z.infer<typeof scriptObjective>;

/** Spoken units a second: English words, Chinese characters. Measured on the built-in voices. */
export const SPEECH_RATE = { en: 2.6, zh: 4.2 } as const satisfies Record<ScriptLanguage, number>;

/** How far the speech of a whole script may be from the length asked for, as a share of it. */
export const LENGTH_TOLERANCE = 0.15;

const clipIssue = (text: string, index: number): RuleIssue[] => {
  const length = countCharacters(text);
  const params = { clip: index + 1, length };
  const field = `clips.${index}.text`;
  if (length < MIN_CLIP_CHARACTERS) return [{ field, key: "script.clipTooShort", params: { ...params, min: MIN_CLIP_CHARACTERS } }];
  if (length > MAX_CLIP_CHARACTERS) return [{ field, key: "script.clipTooLong", params: { ...params, max: MAX_CLIP_CHARACTERS } }];
  return [];
};

/** Every clip whose text is too short or too long, in order; empty when the script may be spoken. */
export const checkScript = (script: { clips: readonly { text: string }[] }): RuleIssue[] =>
  script.clips.flatMap((clip, index) => clipIssue(clip.text, index));
