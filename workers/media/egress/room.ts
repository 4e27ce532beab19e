import { within } from "../waits/within.ts";

/** How full a room is. Bytes, and seconds. */
export interface RoomState {
  readonly used: number;
  readonly places: number;
  readonly readers: number;
  readonly waiting: number;
  /** How long the oldest reader has been in it. */
  readonly oldest_seconds: number;
}

export interface Room {
  /** Works once `bytes` are free. It is over when its work is, or its signal: @throws the signal's reason, whatever the work does. */
  enter<T>(bytes: number, signal: AbortSignal, work: () => Promise<T>): Promise<T>;
  state(): RoomState;
}

/**
 * Memory that readers share: each says how many bytes it may take, and waits until that many are free. Answers are
 * collected whole, so without it a few dozen links to large films at once would end the service.
 */
export function room(limit: number): Room {
  const readers = new Set<{ readonly bytes: number; readonly since: number }>();
  const waiting = new Set<() => void>();
  const used = (): number => [...readers].reduce((sum, { bytes }) => sum + bytes, 0);
  const isFull = (bytes: number): boolean => readers.size > 0 && used() + bytes > limit;
  const leave = async (signal: AbortSignal): Promise<void> => {
    let wake = (): void => undefined;
    const left = new Promise<void>((resolve) => {
      wake = resolve;
    });
    waiting.add(wake);
    await within(left, signal).finally(() => waiting.delete(wake));
  };
  return {
    async enter(bytes, signal, work) {
      signal.throwIfAborted();
      while (isFull(bytes)) await leave(signal);
      const reader = { bytes, since: performance.now() };
      readers.add(reader);
      try {
        return await within(work(), signal);
      } finally {
        readers.delete(reader);
        for (const wake of waiting) wake();
      }
    },
    state: () => ({
      used: used(),
      places: limit,
      readers: readers.size,
      waiting: waiting.size,
      oldest_seconds: Math.max(0, ...[...readers].map(({ since }) => (performance.now() - since) / 1000)),
    }),
  };
}
