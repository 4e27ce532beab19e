const AGAIN_MS = 2000;
/** How often what an engine makes is asked for: ten minutes, in which each answer is waited for some seconds. */
const MOST = 80;
/** The status of timeline.working: what was made so far is kept, and found by the next call. */
const WORKING = 503;

const isWorking = (error: unknown): boolean => error instanceof Error && "status" in error && error.status === WORKING;

/** Asks again while an engine is still at work. Throws what else was refused. */
export async function untilMade<T>(asked: () => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    try {
      return await asked();
    } catch (error) {
      if (!isWorking(error) || turn >= MOST) throw error;
      await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
    }
  }
}
