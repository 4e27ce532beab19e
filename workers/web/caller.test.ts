import { expect, it } from "vitest";
import { callerOf } from "./caller.ts";

const caller = (headers: Record<string, string>) => callerOf(new Request("https://studio.example/trpc/admin.audit", { headers }), new Map());

it("a script's admin key goes on to the upstream, and is asked of nobody", () => {
  expect(caller({ "x-admin-key": "a key of twenty-four characters" }).adminKey).toBe("a key of twenty-four characters");
  expect(caller({}).adminKey).toBeUndefined();
});
