/** Spec §9, analytics: ten events a second, a hundred at once. */
export const EVENT_RATE = { perSecond: 10, burst: 100 } as const;

interface Bucket {
  left: number;
  at: number;
}

/**
 * A limit by key, kept in this process: each key has `burst` at first and gets `perSecond` back. It holds for one
 * isolate, and remembers `keys` of them, the latest.
 */
export function rateLimit({ perSecond, burst }: { perSecond: number; burst: number }, keys = 5000): (key: string, now?: number) => boolean {
  const buckets = new Map<string, Bucket>();
  return (key, now = Date.now()) => {
    const { left, at } = buckets.get(key) ?? { left: burst, at: now };
    const filled = Math.min(burst, left + (Math.max(0, now - at) / 1000) * perSecond);
    buckets.delete(key);
    buckets.set(key, { left: filled >= 1 ? filled - 1 : filled, at: now });
    const [oldest] = buckets.size > keys ? buckets.keys() : [];
    if (oldest !== undefined) buckets.delete(oldest);
    return filled >= 1;
  };
}
