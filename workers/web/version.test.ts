import { expect, it, vi } from "vitest";
import type { Api } from "../../trpc/router.ts";
import { knownVersion } from "./version.ts";

it("no page waits for the version: it is asked for behind, once in a while, and the last one heard is told", async () => {
  const getVersion = vi.fn(async () => ({ version: "1.2.3" }));
  const api = { public: { getVersion } } as unknown as Api;
  const behind: Promise<unknown>[] = [];
  const tell = () => knownVersion(api, (work) => void behind.push(work));
  expect(tell()).toBe("");
  await Promise.all(behind);
  expect([tell(), tell()]).toEqual(["1.2.3", "1.2.3"]);
  expect(getVersion).toHaveBeenCalledTimes(1);
});

it("a version that cannot be had leaves the last one", async () => {
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  const behind: Promise<unknown>[] = [];
  const api = { public: { getVersion: () => Promise.reject(new Error("down")) } } as unknown as Api;
  expect(knownVersion(api, (work) => void behind.push(work))).toBe("1.2.3");
  await Promise.all(behind);
  expect(knownVersion(api, () => undefined)).toBe("1.2.3");
  vi.useRealTimers();
});
