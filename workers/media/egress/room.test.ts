import { once } from "node:events";
import { expect, it } from "vitest";
import { room } from "./room.ts";

const never = new AbortController().signal;

const settled = () => new Promise((resolve) => setTimeout(resolve, 5));

it("readers that would take more than there is wait for each other, and all have their turn", async () => {
  const within = room(100);
  let most = 0;
  let now = 0;
  const read = (bytes: number) =>
    within(bytes, never, async () => {
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
  const within = room(100);
  const first = new AbortController();
  const running = within(100, never, () => once(first.signal, "abort"));
  await expect(within(1, AbortSignal.timeout(10), async () => "read")).rejects.toMatchObject({ name: "TimeoutError" });
  first.abort();
  await running;
  expect(await within(100, never, async () => "read")).toBe("read");
});

it("a reader that fails gives its room back", async () => {
  const within = room(100);
  await expect(within(100, never, () => Promise.reject(new Error("gone")))).rejects.toThrow("gone");
  expect(await within(100, never, async () => "read")).toBe("read");
});
