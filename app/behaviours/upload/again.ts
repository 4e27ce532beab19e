import { PutFailed } from "./put.ts";

/** Milliseconds between two tries: twice as long each time, up to half a minute. */
const PAUSE = { first: 1000, most: 30_000 };
/** Tries without any success: some ten minutes. */
const TRIES = 25;

/** Whether the same may go well a moment later: the connection was lost, or the server was down. */
const isPassing = (error: unknown): boolean => error instanceof PutFailed && (error.status === null || error.status >= 500);

/** Until some time has passed, or the browser has a connection again. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const over = () => {
      clearTimeout(timer);
      removeEventListener("online", over);
      resolve();
    };
    const timer = setTimeout(over, ms);
    addEventListener("online", over);
    signal.addEventListener("abort", over);
  });

/** Tries again as long as the connection is lost. `waiting` is called before each pause. */
export async function again<T>(work: () => Promise<T>, waiting: () => void, signal: AbortSignal): Promise<T> {
  for (let tried = 1; ; tried += 1) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || tried === TRIES || !isPassing(error)) throw error;
      waiting();
      await pause(Math.min(PAUSE.most, PAUSE.first * 2 ** (tried - 1)), signal);
    }
  }
}
