const HOUR = 3600;

/** Unix seconds some hours from now, rounded up to the hour: a repeated answer carries the same signed address, and caches. */
const hoursFromNow = (hours: number): number => (Math.ceil(Date.now() / 1000 / HOUR) + hours) * HOUR;

/** Until when the addresses that a page or a script is given are good: a day. */
export const pageExpiry = (): number => hoursFromNow(24);

/** Until when those of a public link are good: what is taken back is soon seen by nobody. */
export const shareExpiry = (): number => hoursFromNow(1);

/** Until when those are good that a media job is given. */
export const jobExpiry = (): number => hoursFromNow(2);
