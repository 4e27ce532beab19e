import type { Tally } from "./tally.ts";

/** What a report says of its tests. */
export type Counts = Omit<Tally, "name" | "seconds">;

/** vitest's `--reporter=json`, as far as we read it. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  testResults: {
    name: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] | null }[];
  }[];
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs?: { title: string; file: string; tests: { projectName: string; status: string; results: { error?: { message?: string } }[] }[] }[];
}

/** Playwright's `--reporter=json`, as far as we read it. */
export interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  suites: PlaywrightSuite[];
}

const LINES = 6;

const told = (title: string, why: string | undefined): string => [title, ...(why ?? "").split("\n", LINES)].join("\n    ").trimEnd();

/** A file that could not even be read has no tests, only a message. */
export const ofVitest = (report: VitestReport): Counts => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
  skipped: report.numPendingTests,
  failures: report.testResults.flatMap(({ name, message, assertionResults }) => {
    const failed = assertionResults.filter(({ status }) => status === "failed");
    return failed.length === 0 && message
      ? [told(name, message)]
      : failed.map((test) => told(`${name}: ${test.fullName}`, test.failureMessages?.[0]));
  }),
  // What failed at first and passed when it was tried again (vitest.config.ts) keeps what was said of its failure.
  flaky: report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.flatMap(({ fullName, status, failureMessages }) =>
      status === "passed" && failureMessages?.length ? [told(`${name}: ${fullName}`, failureMessages[0])] : [],
    ),
  ),
});

/** Each test of a status, by its file, project and title, with the first lines of why a try failed: its first, or its last. */
const named = (suite: PlaywrightSuite, wanted: "unexpected" | "flaky", which: 0 | -1): string[] => [
  ...(suite.specs ?? []).flatMap(({ title, file, tests }) =>
    tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName, results }) => told(`${file} (${projectName}): ${title}`, results.at(which)?.error?.message)),
  ),
  ...(suite.suites ?? []).flatMap((inner) => named(inner, wanted, which)),
];

export const ofPlaywright = ({ stats, suites }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected,
  skipped: stats.skipped,
  failures: suites.flatMap((suite) => named(suite, "unexpected", -1)),
  flaky: suites.flatMap((suite) => named(suite, "flaky", 0)),
});
