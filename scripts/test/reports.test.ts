import { expect, it } from "vitest";
import { ofPlaywright, ofVitest } from "./reports.ts";

it("names a failed vitest test, its file, and the first lines of why", () => {
  const assertionResults = [
    { fullName: "a page answers", status: "failed", failureMessages: ["expected 1 to be 2\n  at page.test.ts:3"] },
    { fullName: "a page stands", status: "passed", failureMessages: [] },
  ];
  const report = { numPassedTests: 1, numFailedTests: 1, numPendingTests: 0, testResults: [{ name: "page.test.ts", assertionResults }] };
  expect(ofVitest(report)).toEqual({
    passed: 1,
    failed: 1,
    skipped: 0,
    failures: ["page.test.ts: a page answers\n    expected 1 to be 2\n      at page.test.ts:3"],
    flaky: [],
  });
});

it("names a vitest test that passed when it was tried again, with why it did not at first", () => {
  const assertionResults = [{ fullName: "a page answers", status: "passed", failureMessages: ["socket hang up"] }];
  const report = { numPassedTests: 1, numFailedTests: 0, numPendingTests: 0, testResults: [{ name: "page.test.ts", assertionResults }] };
  expect(ofVitest(report)).toMatchObject({ passed: 1, failures: [], flaky: ["page.test.ts: a page answers\n    socket hang up"] });
});

it("names a vitest file that could not be read", () => {
  const testResults = [{ name: "page.test.ts", message: "Cannot find module", assertionResults: [] }];
  expect(ofVitest({ numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, testResults }).failures).toEqual([
    "page.test.ts\n    Cannot find module",
  ]);
});

it("names what failed in a browser in every try, however deep it lies, and apart from them what passed when it was tried again, with why it did not at first", () => {
  const spec = (title: string, status: string) => ({
    title,
    file: "home.spec.ts",
    tests: [{ projectName: "with scripts", status, results: [{ error: { message: "first" } }, { error: { message: "last" } }] }],
  });
  const report = {
    stats: { expected: 4, unexpected: 1, flaky: 1, skipped: 2 },
    suites: [{ suites: [{ specs: [spec("opens", "unexpected"), spec("closes", "flaky")] }] }],
  };
  expect(ofPlaywright(report)).toEqual({
    passed: 5,
    failed: 1,
    skipped: 2,
    failures: ["home.spec.ts (with scripts): opens\n    last"],
    flaky: ["home.spec.ts (with scripts): closes\n    first"],
  });
});
