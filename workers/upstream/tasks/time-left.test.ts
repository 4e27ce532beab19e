import { expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";

it("the first of its kind tells its time from its own pace, once most of what differs is behind it", () => {
  expect(timeLeft({ spent: 12, progress: 8, whole: null })).toBeNull();
  expect(timeLeft({ spent: 16, progress: 54, whole: null })).toBe(14);
  expect(timeLeft({ spent: 30, progress: 100, whole: null })).toBe(1);
});

it("where others of its kind were made, their time holds, longer where this one is slower", () => {
  expect(timeLeft({ spent: 10, progress: 3, whole: 40 })).toBe(30);
  expect(timeLeft({ spent: 30, progress: 50, whole: 40 })).toBe(30);
  expect(timeLeft({ spent: 60, progress: 20, whole: 40 })).toBe(40);
  expect(timeLeft({ spent: 50, progress: 99, whole: 40 })).toBe(1);
});
