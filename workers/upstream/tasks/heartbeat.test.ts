import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { withHeartbeat } from "./heartbeat.ts";
import { LEASE_MS } from "./lease.ts";
import { progressOf } from "./progress.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a step that is silent for four minutes keeps its task's lease all the time, and says nothing after its end", async () => {
  let until = Date.now() + LEASE_MS;
  let [gap, told] = [0, 0];
  const touch = async ({ lease_until }: { lease_until: number }) => {
    gap = Math.max(gap, Date.now() - (until - LEASE_MS));
    until = lease_until;
    told += 1;
    return true;
  };
  const made = withHeartbeat(progressOf(touch), () => new Promise((resolve) => setTimeout(() => resolve("a picture"), 240_000)));
  await vi.advanceTimersByTimeAsync(240_000);
  expect(await made).toBe("a picture");
  expect(until).toBeGreaterThan(Date.now());
  expect(gap).toBeLessThan(LEASE_MS / 2);
  const before = told;
  await vi.advanceTimersByTimeAsync(LEASE_MS);
  expect([before > 0, told]).toEqual([true, before]);
});

it("a task that is over does not end the step that works for it: the step itself finds that out", async () => {
  const over = () => Promise.reject(new Error("superseded"));
  const made = withHeartbeat(over, () => new Promise((resolve) => setTimeout(() => resolve(1), 60_000)));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(await made).toBe(1);
});
