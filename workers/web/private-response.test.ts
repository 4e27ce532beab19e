import { expect, it } from "vitest";
import { personal } from "./private-response.ts";
import { serveTrpc } from "./trpc.ts";
import type { WebEnv } from "./env.ts";

it("a page that says nothing of caches is its visitor's alone", () => {
  const { headers } = personal(new Response("page", { headers: { "set-cookie": "a=1" } }), ["token=x"]);
  expect(headers.get("cache-control")).toBe("private, no-cache");
  expect(headers.getSetCookie()).toEqual(["a=1", "token=x"]);
});

it("one that does keeps its word, even without cookies", () => {
  expect(personal(new Response("stream", { headers: { "cache-control": "no-store" } }), []).headers.get("cache-control")).toBe("no-store");
  expect(personal(new Response("page"), []).headers.get("cache-control")).toBe("private, no-cache");
});

it("an answer of /trpc is kept by nobody and taken for nothing but what it is", async () => {
  const upstream = { fetch: async () => Response.json({ code: 0, msg: "", data: { ip: "", country: "" } }) };
  const env = { UPSTREAM: upstream } as unknown as WebEnv;
  const answer = await serveTrpc(new Request("https://studio.example/trpc/public.ip?input=%7B%7D"), env, {} as ExecutionContext);
  expect(answer.status).toBe(200);
  expect([answer.headers.get("cache-control"), answer.headers.get("x-content-type-options")]).toEqual(["no-store", "nosniff"]);
});
