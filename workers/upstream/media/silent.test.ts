import { afterEach, expect, it, vi } from "vitest";
import { mediaClient } from "./client.ts";

const service = { up: true };
const load = { running: 0, queued: 0 };
const send = (async () => {
  if (!service.up) throw new TypeError("connection refused");
  return Response.json({ tasks: 2, ...load, limit: 8, lanes: {} });
}) as typeof fetch;

afterEach(() => void vi.useRealTimers());

it("a media service that is started again in time was not silent; one that stays away is, until it answers", async () => {
  vi.useFakeTimers();
  const media = mediaClient(send, "http://media.example", "secret");
  const after = async (seconds: number): Promise<boolean> => {
    vi.advanceTimersByTime(seconds * 1000);
    return media.silent();
  };
  service.up = true;
  expect(await after(0)).toBe(false);
  service.up = false;
  expect([await after(6), await after(6)]).toEqual([false, false]);
  service.up = true;
  expect(await after(6)).toBe(false);
  service.up = false;
  expect([await after(6), await after(12)]).toEqual([false, true]);
  service.up = true;
  expect(await after(6)).toBe(false);
});
