import { expect, it } from "vitest";
import { account } from "../../trpc/contract/account.ts";
import { admin } from "../../trpc/contract/admin.ts";
import { upstream } from "../../trpc/upstream/client.ts";
import { callerOf } from "./caller.ts";

const KEY = "a key of twenty-four characters";

it("an admin key that a script sends goes with admin calls, and with no other", async () => {
  const caller = callerOf(new Request("https://studio.example/trpc/x", { headers: { "x-admin-key": KEY } }), new Map());
  const sent: Request[] = [];
  const send = async (request: RequestInfo | URL) => {
    sent.push(request as Request);
    return Response.json({ code: 100_000, msg: "enough for a test" });
  };
  const call = upstream({ send: send as typeof fetch, origin: "https://upstream.invalid", caller });
  await Promise.allSettled([call(admin.audit, {}), call(admin.version.set, { revision: 0, value: { version: null } }), call(account.getUserInfo, {})]);
  const told = sent.map(({ url, headers }) => [new URL(url).pathname, headers.get("x-admin-key")]);
  expect(told).toEqual([["/admin/audit", KEY], ["/admin/version", KEY], ["/user/getUserInfo", null]]);
});
