import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { remembered } from "./remembered.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("a list is asked for again after ten minutes, and the last one stands while there is no answer", async () => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
  const answers: (() => Promise<string[]>)[] = [
    () => Promise.reject(new Error("away")),
    () => Promise.resolve(["one"]),
    () => Promise.reject(new Error("away")),
    () => Promise.resolve(["two"]),
  ];
  const list = remembered(() => answers.shift()?.() ?? Promise.reject(new Error("asked too often")));
  expect(await list()).toBe(null);
  vi.advanceTimersByTime(59_000);
  expect(await list()).toBe(null);
  vi.advanceTimersByTime(2_000);
  expect(await list()).toEqual(["one"]);
  vi.advanceTimersByTime(9 * 60_000);
  expect(await list()).toEqual(["one"]);
  vi.advanceTimersByTime(61_000);
  expect(await list()).toEqual(["one"]);
  vi.advanceTimersByTime(61_000);
  expect(await list()).toEqual(["two"]);
});
