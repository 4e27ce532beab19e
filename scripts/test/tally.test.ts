import { expect, it } from "vitest";
import { closingLine, flakyLines } from "./tally.ts";

it("closes with a plain line of what passed and failed, whatever was skipped", () => {
  const tallies = [
    { name: "unit", passed: 3, failed: 0, skipped: 2, failures: [], seconds: 0, flaky: [] },
    { name: "types", passed: 0, failed: 1, skipped: 0, failures: [], seconds: 0, flaky: [] },
  ];
  expect(closingLine(tallies)).toBe("3 passed, 1 failed");
});

it("counts and names what passed only when it was tried again", () => {
  const tally = { name: "end to end", passed: 2, failed: 0, skipped: 0, failures: [], seconds: 0 };
  expect(flakyLines([{ ...tally, flaky: [] }])).toEqual([]);
  expect(
    flakyLines([
      { ...tally, flaky: ["a.spec.ts: opens"] },
      { ...tally, flaky: ["b.spec.ts: closes"] },
    ]),
  ).toEqual(["2 flaky:", "~ a.spec.ts: opens", "~ b.spec.ts: closes"]);
});
