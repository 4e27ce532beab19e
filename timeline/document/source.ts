import { z } from "zod";

/** A time of another program: `value` of its units, `rate` of them a second. Kept as it was written. */
const sourceTime = z.object({ value: z.number(), rate: z.number() });
export type SourceTime = z.infer<typeof sourceTime>;

/**
 * The times that an element was read from, and the ticks that they were then: as long as the ticks are the same, the
 * fractions are written again as they were.
 */
export const sourceTimes = z.object({
  start: sourceTime,
  duration: sourceTime,
  ticks: z.object({ trimStart: z.number().int(), duration: z.number().int() }),
});
export type SourceTimes = z.infer<typeof sourceTimes>;

/** What another program says and this one does not: carried along by the program's name. */
export const carried = z.record(z.string(), z.unknown());
export type Carried = z.infer<typeof carried>;
