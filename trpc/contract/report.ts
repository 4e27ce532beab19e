import { z } from "zod";

/** What is known of a film. Seconds; what nobody could tell is null, never guessed. */
export const report = z.object({
  version: z.literal(1),
  name: z.string(),
  width: z.number(),
  height: z.number(),
  duration: z.number(),
  /** Cuts in a minute, and the length of scenes. */
  pace: z.object({ cuts_a_minute: z.number(), shortest: z.number(), median: z.number(), longest: z.number() }),
  /** The first three seconds: how many cuts, whether a face is seen, when sound begins (null: not within them). */
  hook: z.object({ cuts: z.number(), faces: z.number(), sound_from: z.number().nullable(), motion: z.number() }),
  /** null: the film has no sound. `silent`: the share of it without sound, 0…1. */
  sound: z.object({ loudness: z.number().nullable(), silent: z.number() }).nullable(),
  scenes: z.array(z.object({ start: z.number(), end: z.number(), motion: z.number(), faces: z.number(), face: z.number() })),
  /** Scenes beyond those that are told of. */
  more: z.number(),
  tiles: z.object({ columns: z.number(), width: z.number(), height: z.number() }),
  /** No engine for speech or for text in pictures is built in: these are not known. */
  transcript: z.null(),
  on_screen_text: z.null(),
  call_to_action: z.null(),
});
export type Report = z.infer<typeof report>;
