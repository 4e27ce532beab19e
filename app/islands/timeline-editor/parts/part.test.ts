import { afterEach, describe, expect, it, vi } from "vitest";
import { retried, stuck } from "./part.ts";

const answering = (ok: boolean) =>
  vi.stubGlobal("fetch", () => (ok ? Promise.resolve(new Response()) : Promise.reject(new TypeError("offline"))));

/** A part that fails so many times before it is there. */
const failing = (times: number) => {
  let left = times;
  return retried(() => ((left -= 1) >= 0 ? Promise.reject(new TypeError("a chunk failed")) : Promise.resolve("part")));
};

describe("a part of the editor", () => {
  afterEach(() => vi.unstubAllGlobals());

  it("is not stuck at its first failure, nor as long as the server does not answer", async () => {
    answering(true);
    const once = failing(1);
    await expect(once()).rejects.toThrow("a chunk failed");
    expect(stuck.get()).toBe(0);
    await expect(once()).resolves.toBe("part");
    answering(false);
    const offline = failing(3);
    for (let tries = 0; tries < 3; tries += 1) await expect(offline()).rejects.toThrow("a chunk failed");
    expect(stuck.get()).toBe(0);
  });

  it("is stuck where it fails once more while the server answers, until it is there", async () => {
    answering(true);
    const [one, other] = [failing(2), failing(3)];
    for (const part of [one, one, other, other]) await expect(part()).rejects.toThrow("a chunk failed");
    expect(stuck.get()).toBe(2);
    await one();
    expect(stuck.get()).toBe(1);
    await expect(other()).rejects.toThrow("a chunk failed");
    await other();
    expect(stuck.get()).toBe(0);
  });
});
