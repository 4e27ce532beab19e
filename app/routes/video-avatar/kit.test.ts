import type { AppLoadContext } from "@remix-run/cloudflare";
import { expect, it, vi } from "vitest";
import { NO_KIT } from "../../../trpc/contract/rules/brand-kit.ts";
import { USER_TYPE } from "../../../trpc/contract/rules/user-types.ts";
import { readKit } from "./kit.ts";

it("only somebody who is signed in is asked for a brand kit: the answer to a guest would end their session", async () => {
  const brandKit = vi.fn(() => Promise.resolve({ kit: NO_KIT, logo: null }));
  const seenBy = (user_type: number) => {
    const api = { account: { userInfo: () => Promise.resolve({ user_type }) }, team: { brandKit } };
    return readKit({ api: api as unknown as AppLoadContext["api"] });
  };
  expect(await seenBy(USER_TYPE.guest)).toBeNull();
  expect(brandKit).not.toHaveBeenCalled();
  expect(await seenBy(USER_TYPE.free)).toEqual({ kit: NO_KIT, logo: null });
});
