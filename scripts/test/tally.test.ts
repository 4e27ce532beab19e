import { expect, it } from "vitest";
import { closingLine } from "./tally.ts";

it("closes with a plain line of what passed and failed, whatever was skipped", () => {
  const tallies = [
    { name: "unit", passed: 3, failed: 0, skipped: 2, failures: [] },
    { name: "types", passed: 0, failed: 1, skipped: 0, failures: [] },
  ];
  expect(closingLine(tallies)).toBe("3 passed, 1 failed");
});
