import { z } from "zod";

/** Most videos that one task tells of (spec §5 Video to Script). */
export const MOST_REPORTS = 3;

/** What was said, as it was heard. Seconds. */
const quote = z.object({ start: z.number(), end: z.number(), text: z.string() });
export type Quote = z.infer<typeof quote>;

/** A line with the times of its words; empty where nobody could tell them, and in reports of before. */
const spokenLine = quote.extend({ words: z.array(quote).default([]) });
export type SpokenLine = z.infer<typeof spokenLine>;

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
  hook: z.object({
    cuts: z.number(),
    faces: z.number(),
    sound_from: z.number().nullable(),
    motion: z.number(),
    /** What is said in them; null: not known. */
    said: z.string().nullable().default(null),
  }),
  /** null: the film has no sound. `silent`: the share of it without sound, 0…1. */
  sound: z.object({ loudness: z.number().nullable(), silent: z.number() }).nullable(),
  scenes: z.array(z.object({ start: z.number(), end: z.number(), motion: z.number(), faces: z.number(), face: z.number() })),
  /** Scenes beyond those that are told of. */
  more: z.number(),
  tiles: z.object({ columns: z.number(), width: z.number(), height: z.number() }),
  /** What is said; null: nobody could tell. `engine` heard it. */
  transcript: z.object({ engine: z.string(), language: z.string().nullable(), lines: z.array(spokenLine) }).nullable(),
  /** How fast it is said, while somebody speaks: words, or characters of a language without spaces, in a minute. */
  speech: z
    .object({ unit: z.enum(["words", "characters"]), a_minute: z.number(), seconds: z.number() })
    .nullable()
    .default(null),
  /** Its parts by what is said in them; empty: not known. */
  structure: z.array(z.object({ part: z.enum(["hook", "body", "action"]), start: z.number(), end: z.number() })).default([]),
  /** The words that stand in the picture, by scene; null: nobody could read them. */
  on_screen_text: z.array(quote).nullable(),
  /** What is said to have viewers do something; null: not known, empty: nothing. */
  call_to_action: z.array(quote).nullable(),
});
export type Report = z.infer<typeof report>;
