import { expect, it } from "vitest";
import { EVENT_RATE, rateLimit } from "./rate.ts";

it("a hundred at once pass and the next does not; a second later ten more do", () => {
  const allow = rateLimit(EVENT_RATE);
  const passed = (now: number) => Array.from({ length: 150 }, () => allow("one", now)).filter(Boolean).length;
  expect(passed(1000)).toBe(100);
  expect(passed(2000)).toBe(10);
  expect(allow("another", 2000)).toBe(true);
});

it("an hour's rest gives a burst back, and no more", () => {
  const allow = rateLimit(EVENT_RATE);
  const passed = (now: number) => Array.from({ length: 500 }, () => allow("one", now)).filter(Boolean).length;
  expect([passed(0), passed(3_600_000)]).toEqual([100, 100]);
});

it("a flood of keys does not fill the memory", () => {
  const allow = rateLimit({ perSecond: 0, burst: 1 }, 3);
  expect(["a", "b", "c", "d"].map((key) => allow(key, 0))).toEqual([true, true, true, true]);
  expect(allow("d", 0)).toBe(false);
  expect(allow("a", 0)).toBe(true);
});
