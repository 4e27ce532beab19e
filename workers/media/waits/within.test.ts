import { expect, it } from "vitest";
import { within } from "./within.ts";

const forever = () => new Promise<never>(() => undefined);

it("a wait ends with its work, or with its signal where the work never ends", async () => {
  const { signal } = new AbortController();
  expect(await within(Promise.resolve(1), signal)).toBe(1);
  await expect(within(Promise.reject(new Error("broken")), signal)).rejects.toThrow("broken");
  await expect(within(forever(), AbortSignal.timeout(5))).rejects.toMatchObject({ name: "TimeoutError" });
  await expect(within(forever(), AbortSignal.abort(new Error("gone before")))).rejects.toThrow("gone before");
});
