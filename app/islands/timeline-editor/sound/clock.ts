/** What tells how far a document has played: the context's own time where it runs, for that is what is heard. */
export interface Clock {
  /** Seconds since `start`. */
  passed(): number;
}

/** The clock of sound that begins at `origin` of a context: what leaves the loudspeaker is a moment behind it. */
export const soundClock = (context: AudioContext, origin: number): Clock => ({
  passed: () => Math.max(0, context.currentTime - origin - (context.outputLatency || 0)),
});

/** The clock of playing without sound, at any speed, also backwards. */
export function silentClock(rate: number, now: () => number = () => performance.now()): Clock {
  const start = now();
  return { passed: () => ((now() - start) / 1000) * rate };
}
