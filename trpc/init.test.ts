import { fetchRequestHandler } from "@trpc/server/adapters/fetch";
import { expect, it, vi } from "vitest";
import { messageText } from "./contract/rules/errors.ts";
import { appRouter } from "./router.ts";
import { UpstreamError } from "./upstream/error.ts";

const kv = { get: vi.fn(async () => null), put: vi.fn(async () => undefined) };
const statement = { bind: () => statement, first: async () => null, run: async () => undefined };
const stores = { kv, db: { prepare: () => statement }, waitUntil: () => undefined };

async function ask(path: string, upstream: () => Promise<never>) {
  const req = new Request(`https://studio.example/trpc/${path}`);
  const response = await fetchRequestHandler({ endpoint: "/trpc", req, router: appRouter, createContext: () => ({ upstream, stores }) });
  return response.text();
}
const draft = `drafts.get?input=${encodeURIComponent('{"draft_id":"x"}')}`;
const version = (name: string) => `public.getVersion?input=${encodeURIComponent(JSON.stringify({ project_name: name }))}`;

it("a failure of our own tells nothing of the inside", async () => {
  const body = await ask(draft, () => Promise.reject(new Error("D1_ERROR: no such table: draft at http://10.1.2.3:8790")));
  expect(body).not.toMatch(/D1_ERROR|10\.1\.2\.3|stack/);
  expect(body).toContain(messageText("system.error", "en"));
});

it("a refusal of the upstream keeps its words and its code", async () => {
  const body = await ask(draft, () => Promise.reject(new UpstreamError(-20001, "It is not there.")));
  expect(JSON.parse(body)).toMatchObject({ error: { message: "It is not there.", data: { upstream_code: -20001 } } });
});

it("a version asked for by an invented name takes no room in the caches", async () => {
  const upstream = vi.fn(async () => ({ version: "1" }) as never);
  await ask(version("x1"), upstream);
  await ask(version("x2"), upstream);
  expect(kv.put).not.toHaveBeenCalled();
  await ask(version("reelwright"), upstream);
  expect(kv.put).toHaveBeenCalledTimes(1);
});
