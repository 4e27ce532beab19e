import { RENEW_MS } from "./lease.ts";

/**
 * Work that may be silent for minutes (a provider that makes a picture in one call), whose task is heard of meanwhile: else
 * it is taken for dead and started again, and the provider is asked, and paid, twice.
 */
export async function withHeartbeat<T>(tell: () => Promise<void>, work: () => Promise<T>): Promise<T> {
  const beat = setInterval(() => void tell().catch(() => undefined), RENEW_MS);
  try {
    return await work();
  } finally {
    clearInterval(beat);
  }
}
