const FIRST_MS = 3000;
const BACK_OFF = 1.4;
/** Providers whose documentation names an interval name five to ten seconds. */
const LONGEST_MS = 10_000;
/** Of a job that has taken long: its hours are to be few steps of a workflow. */
const SHARE = 1 / 40;

/**
 * Milliseconds until a provider is asked again, that was asked so many times before and waited for so long. A result that is
 * ready waits for ten seconds at most, or for a fortieth of the time that its job has taken.
 */
export const pollInterval = (asked: number, waited: number): number =>
  Math.round(Math.max(Math.min(FIRST_MS * BACK_OFF ** asked, LONGEST_MS), waited * SHARE));
