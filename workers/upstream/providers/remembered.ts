/** How long a provider's list is believed, and how long that it does not answer: every page would wait for it. */
const KNOWN_MS = { there: 10 * 60_000, away: 60_000 };

/** Asks for a provider's list now and then, and remembers it, also while it does not answer; null where it was never had. */
export function remembered<T>(ask: () => Promise<T>): () => Promise<T | null> {
  let known: { list: T | null; until: number } | null = null;
  return async () => {
    if (!known || Date.now() > known.until) {
      const list = await ask().catch((error: unknown) => (console.warn(error), null));
      known = { list: list ?? known?.list ?? null, until: Date.now() + (list ? KNOWN_MS.there : KNOWN_MS.away) };
    }
    return known.list;
  };
}
