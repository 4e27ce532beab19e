/** An instance that works on a task is heard of at least this often; after this long without, it has died. */
export const LEASE_MS = 90_000;
/** A lease is renewed when this much of it has gone, however little there is to say. */
export const RENEW_MS = 20_000;

/** Until when an instance that is heard of now is taken to be alive, and so much longer where it will sleep first. */
export const leaseFrom = (now: number, sleepMs = 0): number => now + sleepMs + LEASE_MS;
