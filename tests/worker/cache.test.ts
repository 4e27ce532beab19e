import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { cached, replace } from "../../trpc/cache/read-through.ts";
import { emptyNear, prepareCaches, settled, stores } from "./caches.ts";

const fails = () => Promise.reject(new Error("upstream is down"));

beforeAll(prepareCaches);
afterAll(() => void vi.useRealTimers());

describe("a read through the caches", () => {
  it("loads once for a thousand misses at the same time", async () => {
    const load = vi.fn(async () => "plans");
    const answers = await Promise.all(Array.from({ length: 1000 }, () => cached(stores, "stampede", load, { ttl: 60 })));
    expect(load).toHaveBeenCalledTimes(1);
    expect(new Set(answers.map(({ value }) => value))).toEqual(new Set(["plans"]));
    await settled();
  });

  it("a read that never ends holds others up once, and together: they make one load in its place", async () => {
    void cached(stores, "lost", () => new Promise<string>(() => undefined), { ttl: 60 });
    const load = vi.fn(async () => "plans");
    const waited = await Promise.all(Array.from({ length: 5 }, () => cached(stores, "lost", load, { ttl: 60 })));
    expect(waited.map(({ value }) => value)).toEqual(Array.from({ length: 5 }, () => "plans"));
    await settled();
    await emptyNear();
    const timers = vi.spyOn(globalThis, "setTimeout");
    await cached(stores, "lost", load, { ttl: 60 });
    expect(timers, "nobody waits for the lost read again").not.toHaveBeenCalled();
    timers.mockRestore();
    expect(load).toHaveBeenCalledTimes(2);
    await settled();
  });

  it("answers a stale value at once and refreshes it behind", async () => {
    await cached(stores, "stale", async () => "old", { ttl: 0 });
    await settled();
    expect((await cached(stores, "stale", async () => "new", { ttl: 0 })).value).toBe("old");
    await settled();
    expect((await cached(stores, "stale", fails, { ttl: 60 })).value).toBe("new");
  });

  it("falls back to the last known good, and says as of when", async () => {
    const before = Date.now();
    await cached(stores, "good", async () => "pricing", { ttl: 60 });
    await settled();
    await emptyNear();
    const answer = await cached(stores, "good", fails, { ttl: 60 });
    expect(answer.value).toBe("pricing");
    expect(answer.asOf).toBeGreaterThanOrEqual(before);
  });

  it("a read that began before a change does not take its place, however late it ends", async () => {
    let answer: (text: string) => void = () => undefined;
    const asked = vi.fn(() => new Promise<string>((resolve) => (answer = resolve)));
    const slow = cached(stores, "changed", asked, { ttl: 60 });
    await vi.waitFor(() => expect(asked).toHaveBeenCalled());
    vi.setSystemTime(Date.now() + 5);
    await replace(stores, "changed", async () => "after");
    answer("before");
    await slow;
    await settled();
    expect((await cached(stores, "changed", fails, { ttl: 60 })).value).toBe("after");
    await emptyNear();
    expect((await cached(stores, "changed", fails, { ttl: 60 })).value).toBe("after");
  });

  it("passes the failure on where nothing is known", async () => {
    await expect(cached(stores, "nothing", fails, { ttl: 60 })).rejects.toThrow("upstream is down");
  });
});
