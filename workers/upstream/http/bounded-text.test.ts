import { expect, it } from "vitest";
import { boundedText } from "./bounded-text.ts";

const LIMIT = 256 * 1024;

/** A request whose body comes in parts of 64 kB, and how many of them were asked for. */
function arriving(parts: number, headers: Record<string, string> = {}) {
  const given = { parts: 0 };
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (given.parts === parts) return controller.close();
    given.parts += 1;
    controller.enqueue(new Uint8Array(64 * 1024).fill(97));
  };
  const body = new ReadableStream({ pull }, { highWaterMark: 0 });
  const init: RequestInit & { duplex: "half" } = { method: "POST", body, headers, duplex: "half" };
  return { request: new Request("https://upstream.test/", init), given };
}

it("reads a body of the longest length, in whatever letters", async () => {
  expect(await boundedText(arriving(4).request)).toHaveLength(LIMIT);
  expect(await boundedText(new Request("https://upstream.test/", { method: "POST", body: "中文" }))).toBe("中文");
  expect(await boundedText(new Request("https://upstream.test/", { method: "POST" }))).toBe("");
});

it("reads nothing of one that says it is longer, and no more than the limit of one that does not say", async () => {
  const told = arriving(1000, { "content-length": String(1000 * 64 * 1024) });
  expect([await boundedText(told.request), told.given.parts]).toEqual([null, 0]);
  const untold = arriving(1000);
  expect(await boundedText(untold.request)).toBeNull();
  expect(untold.given.parts).toBeLessThanOrEqual(6);
});
