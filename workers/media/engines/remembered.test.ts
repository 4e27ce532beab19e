import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Remembered } from "./remembered.ts";

const pixels = (value: number) => new Uint8Array([value, 2, 3]);
/** A memory, and a network that counts how often it is asked. */
function scene(limits?: { minutes?: number; most?: number }) {
  const memory = new Remembered<number>(limits);
  let asked = 0;
  const ask = async () => (asked += 1);
  return { see: (value: number, about = "3x1") => memory.of([about, pixels(value)], ask), memory };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("asks once about the same pixels of the same size, and again about others", async () => {
  const { see } = scene();
  expect([await see(1), await see(1), await see(2), await see(1, "1x3")]).toEqual([1, 1, 2, 3]);
});

it("asks again when the minutes are over", async () => {
  const { see } = scene({ minutes: 10 });
  expect(await see(1)).toBe(1);
  vi.advanceTimersByTime(10 * 60_000 - 1);
  expect(await see(1)).toBe(1);
  vi.advanceTimersByTime(1);
  expect(await see(1)).toBe(2);
});

it("keeps no more than it may: the first that came is forgotten first", async () => {
  const { see } = scene({ most: 2 });
  for (const value of [1, 2, 3]) await see(value);
  expect([await see(3), await see(2), await see(1)]).toEqual([3, 2, 4]);
});

it("keeps no failure", async () => {
  const { see, memory } = scene();
  await expect(memory.of(["3x1", pixels(1)], () => Promise.reject(new Error("no memory")))).rejects.toThrow("no memory");
  expect(await see(1)).toBe(1);
});

it("remembers nothing where it is told so", async () => {
  const { see } = scene({ minutes: 0 });
  expect([await see(1), await see(1)]).toEqual([1, 2]);
});
