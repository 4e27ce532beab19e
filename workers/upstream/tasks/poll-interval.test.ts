import { expect, it } from "vitest";
import { pollInterval } from "./poll-interval.ts";

/** The intervals at which a provider is asked for a job that takes so long, in ms. */
function intervals(takes: number): number[] {
  const all: number[] = [];
  for (let waited = 0; waited < takes; waited += all.at(-1) ?? 0) all.push(pollInterval(all.length, waited));
  return all;
}

it("a provider is asked soon at first, then every ten seconds while a film is made", () => {
  expect(intervals(20_000)).toEqual([3000, 4200, 5880, 8232]);
  expect(Math.max(...intervals(6 * 60_000))).toBe(10_000);
});

it("the longer a job takes, the longer are the intervals: hours of it are some two hundred questions", () => {
  expect(intervals(3_600_000).at(-1)).toBeGreaterThan(80_000);
  expect(intervals(6 * 3_600_000).length).toBeLessThan(220);
});
