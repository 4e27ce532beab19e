import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { draft as draftTable, ledger, task as taskTable } from "../../db/schema/index.ts";
import type { TaskRow } from "../../db/queries/task.ts";
import { account } from "../../trpc/contract/account.ts";
import { drafts } from "../../trpc/contract/draft.ts";
import { tasks } from "../../trpc/contract/task.ts";
import { randomId } from "../../workers/upstream/ids.ts";
import { taskRow } from "./task-support.ts";
import { all, type Guest, guest } from "./support.ts";

const { db } = all;
const NOW = 1_795_000_000_000;

/** The pages of a list, by the ids of their rows, until there is none after. */
async function pages(read: (cursor: string | undefined) => Promise<{ ids: string[]; next: string | null }>): Promise<string[][]> {
  const found: string[][] = [];
  let cursor: string | undefined;
  do {
    const { ids, next } = await read(cursor);
    found.push(ids);
    cursor = next ?? undefined;
  } while (cursor !== undefined && found.length < 20);
  return found;
}

const row = (me: Guest, created_at: number, more: Partial<TaskRow> = {}): TaskRow => {
  const id = randomId();
  const at = { created_at, updated_at: created_at, finished_at: created_at };
  return taskRow({ id, owner_id: me.userId, state: "failed", ...at, ...more });
};

async function insert(rows: TaskRow[]): Promise<string[]> {
  for (const one of rows) await db.insert(taskTable).values(one);
  return rows.map(({ id }) => id);
}

describe("lists by time, whose rows have equal times,", () => {
  it("of tasks: show each row once, newest first", async () => {
    const me = await guest();
    const ids = await insert([
      ...Array.from({ length: 25 }, () => row(me, NOW)),
      ...Array.from({ length: 22 }, () => row(me, NOW - 1)),
      row(me, NOW + 1),
    ]);
    const found = await pages(async (cursor) => {
      const { list, next } = await me.call(tasks.last, { cursor });
      return { ids: list.map(({ task_id }) => task_id), next };
    });
    expect(found.map((page) => page.length)).toEqual([20, 20, 8]);
    expect(found.flat().toSorted()).toEqual(ids.toSorted());
    expect(found[0]?.[0]).toBe(ids.at(-1));
  });

  it("of tasks of one app: the same, and no other app's among them", async () => {
    const me = await guest();
    const ids = await insert(Array.from({ length: 21 }, () => row(me, NOW, { app_id: 104 })));
    await insert(Array.from({ length: 21 }, () => row(me, NOW)));
    const found = await pages(async (cursor) => {
      const { list, next } = await me.call(tasks.last, { app_id: 104, cursor });
      return { ids: list.map(({ task_id }) => task_id), next };
    });
    expect(found.flat().toSorted()).toEqual(ids.toSorted());
  });

  it("of drafts", async () => {
    const me = await guest();
    const made = await Promise.all(
      Array.from({ length: 23 }, () =>
        me.call(drafts.create, { app_id: 103, name: "Bottle", intro: "It keeps coffee hot.", language: "en" }),
      ),
    );
    const ids = made.map(({ id }) => id);
    await db.update(draftTable).set({ updated_at: NOW }).where(inArray(draftTable.id, ids));
    const found = await pages(async (cursor) => {
      const { list, next } = await me.call(drafts.list, { cursor });
      return { ids: list.map(({ id }) => id), next };
    });
    expect(found.map((page) => page.length)).toEqual([20, 3]);
    expect(found.flat().toSorted()).toEqual(ids.toSorted());
  });

  it("of credits", async () => {
    const me = await guest();
    for (let index = 0; index < 44; index += 1) {
      await db.insert(ledger).values({
        id: randomId(),
        owner_id: me.userId,
        task_id: `gift${index}:${me.userId}`,
        kind: "grant",
        available: 1,
        reserved: 0,
        created_at: NOW,
      });
    }
    const kept = await db.select({ id: ledger.id }).from(ledger).where(eq(ledger.owner_id, me.userId));
    const found = await pages(async (cursor) => {
      const { list, next } = await me.call(account.creditHistory, { cursor });
      return { ids: list.map(({ id }) => id), next };
    });
    expect(found.map((page) => page.length)).toEqual([20, 20, 5]);
    expect(found.flat().toSorted()).toEqual(kept.map(({ id }) => id).toSorted());
  });

  it("have the same newest task for a draft wherever it is shown", async () => {
    const me = await guest();
    const { id } = await me.call(drafts.create, { app_id: 103, name: "Bottle", intro: "It keeps coffee hot.", language: "en" });
    await insert(Array.from({ length: 8 }, () => row(me, NOW, { subject_id: id })));
    const { preview_task_id } = await me.call(drafts.get, { draft_id: id });
    const { list } = await me.call(drafts.list, {});
    expect(list.find((one) => one.id === id)?.task?.task_id).toBe(preview_task_id);
    expect((await me.call(tasks.last, {})).list[0]?.task_id).toBe(preview_task_id);
  });
});

it.each(["1", "-", "5-", "5-A", "x-abc", `5-${"a".repeat(41)}`])("a cursor that is none (%s) is refused", async (cursor) => {
  await expect((await guest()).call(tasks.last, { cursor })).rejects.toThrow();
});
