import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { depthTracker } from "./depth.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function tracked() {
  const told: number[] = [];
  const at = { percent: 0 };
  const scrolled = depthTracker(
    () => at.percent,
    (percent) => told.push(percent),
  );
  const to = (percent: number, wait: number) => {
    at.percent = percent;
    scrolled();
    vi.advanceTimersByTime(wait);
  };
  return { told, to };
}

it("each threshold is told once, in order, however often it is passed", () => {
  const { told, to } = tracked();
  for (const percent of [12, 30, 12, 60, 100, 5, 100]) to(percent, 200);
  expect(told).toEqual([10, 25, 50, 75, 90, 100]);
});

it("nothing is told before scrolling has stopped for 100 ms", () => {
  const { told, to } = tracked();
  to(30, 99);
  to(60, 99);
  expect(told).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(told).toEqual([10, 25, 50]);
});

it("just under a threshold is not there yet", () => {
  const { told, to } = tracked();
  to(99.9, 200);
  expect(told).toEqual([10, 25, 50, 75, 90]);
});
