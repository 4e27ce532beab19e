import { expect, it } from "vitest";
import { timeLeft } from "./time-left.ts";

it("the first of its kind tells its time from its own pace, once most of what differs is behind it", () => {
  expect(timeLeft({ spent: 12, progress: 8, whole: null })).toBeNull();
  expect(timeLeft({ spent: 16, progress: 54, whole: null })).toBe(14);
  expect(timeLeft({ spent: 30, progress: 100, whole: null })).toBe(1);
});

it("where others of its kind were made, their time holds, and runs down while a phase stands still", () => {
  expect(timeLeft({ spent: 10, progress: 3, whole: 40 })).toBe(30);
  expect([14, 20, 26].map((spent) => timeLeft({ spent, progress: 8, whole: 88 }))).toEqual([74, 68, 62]);
});

it("the further it is, the more its own pace tells: longer where it is slower, less where it is faster", () => {
  expect(timeLeft({ spent: 30, progress: 50, whole: 40 })).toBe(20);
  expect(timeLeft({ spent: 20, progress: 80, whole: 120 })).toBe(24);
  expect(timeLeft({ spent: 60, progress: 20, whole: 40 })).toBe(40);
  expect(timeLeft({ spent: 50, progress: 99, whole: 40 })).toBe(1);
  expect(timeLeft({ spent: 50, progress: 0, whole: 40 })).toBe(40);
});
