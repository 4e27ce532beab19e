import { once } from "node:events";
import { expect, it, onTestFinished, vi } from "vitest";
import { room } from "./room.ts";

const never = new AbortController().signal;

/** Every reader that could come in has come in. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

it("readers that would take more than there is wait for each other, and all have their turn", async () => {
  const place = room(100);
  let most = 0;
  let now = 0;
  const read = (bytes: number) =>
    place.enter(bytes, never, async () => {
      now += bytes;
      most = Math.max(most, now);
      await settled();
      now -= bytes;
      return bytes;
    });
  expect(await Promise.all([60, 60, 40, 30, 80, 10].map(read))).toEqual([60, 60, 40, 30, 80, 10]);
  expect(most).toBeLessThanOrEqual(100);
});

it("who waits longer than its time is refused, and takes no room", async () => {
  const place = room(100);
  const first = new AbortController();
  const running = place.enter(100, never, () => once(first.signal, "abort"));
  await expect(place.enter(1, AbortSignal.timeout(10), async () => "read")).rejects.toMatchObject({ name: "TimeoutError" });
  first.abort();
  await running;
  expect(await place.enter(100, never, async () => "read")).toBe("read");
});

it("a reader that fails gives its room back", async () => {
  const place = room(100);
  await expect(place.enter(100, never, () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await place.enter(100, never, async () => "read")).toBe("read");
});

it("a reader that never ends and does not look at its signal gives its room back all the same", async () => {
  const place = room(100);
  const stop = new AbortController();
  const stuck = place.enter(100, stop.signal, () => new Promise<never>(() => undefined));
  const next = place.enter(60, never, async () => "read");
  expect(place.state()).toMatchObject({ used: 100, places: 100, readers: 1, waiting: 1 });
  stop.abort(new Error("too late"));
  await expect(stuck).rejects.toThrow("too late");
  expect(await next).toBe("read");
  expect(place.state()).toEqual({ used: 0, places: 100, readers: 0, waiting: 0, oldest_seconds: 0 });
});

it("says for how long its oldest reader has been in it", async () => {
  vi.useFakeTimers({ toFake: ["performance"] });
  onTestFinished(() => void vi.useRealTimers());
  const place = room(100);
  await place.enter(10, never, async () => {
    vi.advanceTimersByTime(3000);
    expect(place.state().oldest_seconds).toBe(3);
  });
});
