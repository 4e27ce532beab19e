export interface Tally {
  name: string;
  passed: number;
  failed: number;
  skipped: number;
  /** Each failed test's title and the first lines of why: said again at the end, where a log that was cut still has them. */
  failures: string[];
  /** Each test that failed first and passed when it was tried again, as `failures`: counted as passed, and told. */
  flaky: string[];
  /** How long it took. */
  seconds: number;
}

/** All tallies as one. */
export const sum = (tallies: Tally[]): Pick<Tally, "passed" | "failed" | "skipped"> =>
  tallies.reduce(
    (all, { passed, failed, skipped }) => ({ passed: all.passed + passed, failed: all.failed + failed, skipped: all.skipped + skipped }),
    {
      passed: 0,
      failed: 0,
      skipped: 0,
    },
  );

/** What passed only when it was tried again, counted and named; empty where nothing did. */
export const flakyLines = (tallies: Tally[]): string[] => {
  const flaky = tallies.flatMap((tally) => tally.flaky);
  return flaky.length === 0 ? [] : [`${flaky.length} flaky:`, ...flaky.map((one) => `~ ${one}`)];
};

/** The plain closing line that CI reads; what was skipped is told before it. */
export const closingLine = (tallies: Tally[]): string => {
  const { passed, failed } = sum(tallies);
  return `${passed} passed, ${failed} failed`;
};
