import { and, eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { ownedTables } from "../../db/queries/owned.ts";
import * as schema from "../../db/schema/index.ts";
import { account } from "../../trpc/contract/account.ts";
import { purge } from "../../workers/upstream/account/erase.ts";
import { PASSWORD } from "../setup/password.ts";
import { register } from "./account-support.ts";
import { all, guest } from "./support.ts";
import { taskRow } from "./task-support.ts";
import { draftWith, uploaded } from "./storage-support.ts";

const { db } = all;
const now = Date.now();

/** In which of the tables that have an owner this one has rows. */
async function tablesOf(owner: string): Promise<string[]> {
  const names = await Promise.all(
    ownedTables.map(async ({ name, table }) => ((await db.$count(table, eq(table.owner_id, owner))) > 0 ? [name] : [])),
  );
  return names.flat().toSorted();
}

/** Rows in the tables that were forgotten before, or came later. */
async function furnish(owner_id: string): Promise<void> {
  const at = { created_at: now, updated_at: now };
  await db.batch([
    db.insert(schema.task).values(taskRow({ id: `t-${owner_id}`, owner_id, state: "success" })),
    db.insert(schema.providerJob).values({ id: `j-${owner_id}`, owner_id, task_id: `t-${owner_id}`, provider: "p", state: "done", ...at }),
    db.insert(schema.releaseNoticeRead).values(["n1", "n2"].map((notice_id) => ({ owner_id, notice_id, created_at: now }))),
    db.insert(schema.event).values({ kind: "view", name: "v", owner_id, visitor_id: "", page: "", body: {}, created_at: now }),
    db.insert(schema.artifact).values({ id: `w-${owner_id}`, owner_id, kind: "music", result: {}, created_at: now }),
    db.insert(schema.handoff).values({ id: `h-${owner_id}`, owner_id, expires_at: now + 1e6, created_at: now }),
    db.insert(schema.knownDevice).values({ id: `k-${owner_id}`, owner_id, created_at: now }),
  ]);
}

describe("every table with an owner", () => {
  it("moves with a guest's work, stays, or ends with the guest", async () => {
    const { email, info } = await register();
    const me = await guest();
    await draftWith(me, (await uploaded(me)).asset.id);
    await furnish(me.userId);
    await db.insert(schema.releaseNoticeRead).values({ owner_id: info.userId, notice_id: "n1", created_at: now });
    await me.call(account.login, { email, password: PASSWORD });
    expect(await tablesOf(me.userId)).toEqual(["artifact", "balance", "creditLot", "event", "ledger", "releaseNoticeRead"]);
    expect(await tablesOf(info.userId)).toEqual(
      expect.arrayContaining(["asset", "draft", "fileReference", "providerJob", "releaseNoticeRead", "storedFile", "task"]),
    );
    const { owner_id, notice_id } = schema.releaseNoticeRead;
    expect(await db.$count(schema.releaseNoticeRead, and(eq(owner_id, info.userId), inArray(notice_id, ["n1", "n2"])))).toBe(2);
  });

  it("is empty of a deleted account, but for what names nobody", async () => {
    const { email, call, session, info } = await register();
    const me = { call, token: session.token, userId: info.userId };
    await draftWith(me, (await uploaded(me)).asset.id);
    await furnish(me.userId);
    await call(account.deleteAccount, { email, password: PASSWORD });
    await purge(all);
    expect((await tablesOf(me.userId)).filter((name) => !["balance", "creditLot", "inviteLog", "ledger"].includes(name))).toEqual([]);
  });
});
