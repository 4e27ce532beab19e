import { createExecutionContext } from "cloudflare:test";
import { inspect } from "node:util";
import { afterEach, expect, it, vi } from "vitest";
import { account } from "../../trpc/contract/account.ts";
import { upstream } from "../../trpc/upstream/client.ts";
import worker from "../../workers/upstream/index.ts";
import { freshEmail } from "../setup/fresh-email.ts";
import { env } from "./support.ts";

afterEach(() => void vi.restoreAllMocks());

it("a query that fails is logged with its cause, and without what was put into it", async () => {
  const down = () => Promise.reject(new Error("D1_ERROR: the disk is full"));
  const statement = { bind: () => statement, raw: down, all: down, run: down, first: down };
  const bindings = { ...env, DB: { prepare: () => statement, batch: down } as unknown as D1Database };
  const said = vi.spyOn(console, "error").mockImplementation(() => undefined);
  const send = (async (request: Request) => worker.fetch(request, bindings, createExecutionContext())) as typeof fetch;
  const call = upstream({
    send,
    origin: "https://upstream.test",
    caller: { token: "", lang: "en", clientId: "tests", device: "web", deviceId: "d" },
  });
  await expect(call(account.hasReg, { email: freshEmail() })).rejects.toMatchObject({ code: -20000 });
  const log = inspect(said.mock.calls, { depth: 10 });
  expect(log).toContain("the disk is full");
  expect(log).toContain("a query failed: insert into");
  expect(log).not.toContain("params");
});
