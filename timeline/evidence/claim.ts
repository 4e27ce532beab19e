import { z } from "zod";

const time = z.number().int().min(0);
const words = z.string().max(1200);

/** What stands for a claim while it is said: a shot, its caption, or words on the screen that say what its source says. */
const shownFor = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("shot"), assetId: z.string().max(200) }),
  z.object({ kind: z.literal("caption"), text: words }),
  z.object({ kind: z.literal("source"), text: words }),
]);
export type ShownFor = z.infer<typeof shownFor>;

/**
 * A claim that an ad says. Its evidence is named by what it shows, not by element: parts of a shot that was split, and
 * copies of it, are evidence still.
 */
export const documentClaim = z.object({
  id: z.string().min(1).max(120),
  text: words,
  /** The sentence of the product page, or of the user, that it rests on; empty: none. */
  source: words,
  /** The recording in which it is said, in ticks of that file. */
  voice: z.object({ assetId: z.string().max(200), from: time, to: time }),
  shows: z.array(shownFor).max(40),
});
export type DocumentClaim = z.infer<typeof documentClaim>;

/** A claim that is said while something that stands for it is gone. `at`: the tick at which it is said. */
export const evidenceFlag = documentClaim
  .pick({ text: true, source: true })
  .extend({ claim: z.string(), at: time, gone: z.array(shownFor) });
export type EvidenceFlag = z.infer<typeof evidenceFlag>;
