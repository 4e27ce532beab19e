import { inspect } from "node:util";
import { afterEach, beforeEach, expect } from "vitest";

/** What was written to console.error since the test began. A test that expects one replaces it: `vi.spyOn(console, "error")`. */
const unexpected: string[] = [];

beforeEach(() => {
  unexpected.length = 0;
  console.error = (...values: unknown[]) => void unexpected.push(values.map((value) => inspect(value, { depth: 4 })).join(" "));
});

afterEach(() => expect(unexpected.join("\n"), "console.error stays quiet").toBe(""));
