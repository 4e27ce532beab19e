/**
 * Memory that readers share: each says how many bytes it may take, and waits until that many are free. Answers are
 * collected whole, so without it a few dozen links to large films at once would end the service.
 */
export function room(limit: number): <T>(bytes: number, signal: AbortSignal, work: () => Promise<T>) => Promise<T> {
  let taken = 0;
  let waiting: (() => void)[] = [];
  const isFull = (bytes: number): boolean => taken > 0 && taken + bytes > limit;
  const change = (signal: AbortSignal) =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      signal.addEventListener("abort", () => resolve(), { once: true });
    });
  return async (bytes, signal, work) => {
    while (isFull(bytes)) {
      await change(signal);
      signal.throwIfAborted();
    }
    taken += bytes;
    try {
      return await work();
    } finally {
      taken -= bytes;
      const woken = waiting;
      waiting = [];
      for (const wake of woken) wake();
    }
  };
}
