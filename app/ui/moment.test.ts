import { expect, it } from "vitest";
import { momentText } from "./moment.ts";

const AT = Date.UTC(2026, 10, 20, 14, 5);

it("a moment is written as its reader writes it, in the reader's zone", () => {
  expect(momentText(AT, "en", "Europe/London")).toBe("November 20 at 2:05 PM");
  expect(momentText(AT, "zh", "Asia/Shanghai")).toBe("11月20日 22:05");
  expect(momentText(AT, "en", "America/Los_Angeles")).toBe("November 20 at 6:05 AM");
});

it("UTC is named: it is what is said where the zone is not known", () => {
  expect(momentText(AT, "en", "UTC")).toBe("November 20 at 2:05 PM UTC");
  expect(momentText(AT, "zh", "UTC")).toBe("11月20日 14:05 UTC");
});
