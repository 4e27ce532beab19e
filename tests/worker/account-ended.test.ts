import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { session, user } from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { cleanUpAccounts } from "../../workers/upstream/account/cleanup.ts";
import { PASSWORD } from "../setup/password.ts";
import { register } from "./account-support.ts";
import { uploaded, there } from "./storage-support.ts";
import { all, as, type Guest, guest } from "./support.ts";

const { db } = all;
const ended = ({ userId }: Pick<Guest, "userId">) =>
  db
    .update(session)
    .set({ expires_at: Date.now() - 1 })
    .where(eq(session.owner_id, userId));
const sessionsOf = (userId: string) => db.$count(session, eq(session.owner_id, userId));

describe("when the last session of a guest has ended", () => {
  it("nobody can come back to it, so what it made is removed", async () => {
    const me = await guest();
    const { key } = await uploaded(me);
    await ended(me);
    await cleanUpAccounts(all);
    await cleanUpAccounts(all);
    expect(await there(key)).toEqual([false]);
    expect(await sessionsOf(me.userId)).toBe(0);
    expect((await db.select().from(user).where(eq(user.id, me.userId)))[0]).toMatchObject({ purged_at: expect.any(Number) });
  });

  it("and it has another that lives, nothing of it is removed", async () => {
    const me = await guest();
    const { key } = await uploaded(me);
    await db.insert(session).values({ id: `other-${me.userId}`, owner_id: me.userId, expires_at: Date.now() - 1, created_at: 0 });
    await cleanUpAccounts(all);
    await cleanUpAccounts(all);
    expect([await there(key), await sessionsOf(me.userId)]).toEqual([[true], 1]);
    expect((await me.call(account.getUserInfo, {})).userId).toBe(me.userId);
  });
});

it("an account outlives all its sessions", async () => {
  const { email, info } = await register();
  await ended(info);
  await cleanUpAccounts(all);
  await cleanUpAccounts(all);
  const { token } = await as("")(account.login, { email, password: PASSWORD });
  expect((await as(token)(account.getUserInfo, {})).userId).toBe(info.userId);
});
