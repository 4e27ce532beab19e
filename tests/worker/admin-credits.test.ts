import { describe, expect, it } from "vitest";
import { admin as calls } from "../../trpc/contract/admin.ts";
import { account } from "../../trpc/contract/account.ts";
import { GUEST_CREDITS } from "../../trpc/contract/rules/credits.ts";
import { randomId } from "../../workers/upstream/ids.ts";
import { admin } from "./admin-support.ts";
import { guest } from "./support.ts";

describe("a grant of credits", () => {
  it("is given once for its key, however often and at once it is sent", async () => {
    const { call, userId } = await guest();
    const order = { user_id: userId, amount: 50, key: `order:${randomId()}`, reason: "A good report of a bug" };
    const given = await Promise.all(Array.from({ length: 6 }, () => admin(calls.credits.grant, order)));
    expect(new Set(given.map(({ created_at }) => created_at)).size).toBe(1);
    expect((await call(account.getUserInfo, {})).credits.available).toBe(GUEST_CREDITS + 50);
    const { list } = await admin(calls.audit, { subject: `grant:${order.key}` });
    expect(list).toHaveLength(1);
    expect(list[0]).toMatchObject({ action: "grant", after: { user_id: userId, amount: 50, reason: order.reason } });
  });

  it("does not take a key that was used for something else", async () => {
    const [one, other] = await Promise.all([guest(), guest()]);
    const key = `order:${randomId()}`;
    await admin(calls.credits.grant, { user_id: one.userId, amount: 5, key, reason: "a" });
    await expect(admin(calls.credits.grant, { user_id: other.userId, amount: 5, key, reason: "a" })).rejects.toMatchObject({
      code: -20803,
    });
    await expect(admin(calls.credits.grant, { user_id: one.userId, amount: 6, key, reason: "a" })).rejects.toMatchObject({ code: -20803 });
    expect((await admin(calls.users.find, { query: other.userId })).credits.available).toBe(GUEST_CREDITS);
  });

  it("to nobody is refused, and leaves no trace", async () => {
    await expect(admin(calls.credits.grant, { user_id: "nobody", amount: 5, key: "order:nobody", reason: "a" })).rejects.toMatchObject({
      code: -20001,
    });
    expect((await admin(calls.audit, { subject: "grant:order:nobody" })).list).toEqual([]);
  });
});
