/** Fewest milliseconds between two writes of one step's progress: a page asks no more often. */
const APART_MS = 1000;

/**
 * Tells of progress (`percent` 0…100, rounded) when it has changed, and at most once a second; a new step is told at
 * once. What media jobs report four times a second so becomes one write of the database.
 */
export function sparingly(
  write: (step: string, percent: number) => Promise<unknown>,
  now: () => number = Date.now,
): (step: string, percent: number) => Promise<void> {
  let last = { step: "", percent: -1, at: Number.NEGATIVE_INFINITY };
  return async (step, exact) => {
    const percent = Math.round(exact);
    const [same, soon] = [step === last.step && percent === last.percent, step === last.step && now() - last.at < APART_MS];
    if (same || soon) return;
    last = { step, percent, at: now() };
    await write(step, percent);
  };
}
