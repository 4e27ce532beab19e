import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { apiSpend, task } from "../schema/index.ts";
import { type ApiKeyRow, spentOfKey } from "./api-key.ts";
import type { Database } from "./database.ts";

export interface Hold {
  /** Of the request: the same one holds once. */
  id: string;
  key: Pick<ApiKeyRow, "id" | "owner_id" | "cap">;
  cost: number;
  now: number;
}

/** Holds credits of a key's cap in one statement, so that requests at once do not pass it together. False: there is no room. */
export async function holdSpend(db: Database, { id, key, cost, now }: Hold): Promise<boolean> {
  const room = key.cap === null ? sql`1` : sql`(${spentOfKey(db, key.id, now)}) + ${cost} <= ${key.cap}`;
  const held = await db.all<{ id: string }>(sql`
    INSERT INTO ${apiSpend} (id, owner_id, key_id, task_id, cost, created_at)
    SELECT ${id}, ${key.owner_id}, ${key.id}, NULL, ${cost}, ${now}
    WHERE ${room} OR EXISTS (SELECT 1 FROM ${apiSpend} AS had WHERE had.id = ${id})
    ON CONFLICT (id) DO UPDATE SET id = excluded.id RETURNING id`);
  return held.length === 1;
}

/** Lets go of what was held for a task that did not come about. */
export const dropHold = (db: Database, id: string) => db.delete(apiSpend).where(and(eq(apiSpend.id, id), isNull(apiSpend.task_id)));

/** Says which task was held for. One that was there already, and was spent on, is not spent on twice. */
export const spendOn = (db: Database, id: string, taskId: string) => {
  const isNew = sql`NOT EXISTS (SELECT 1 FROM ${apiSpend} AS had WHERE had.task_id = ${taskId} AND had.id <> ${id})`;
  return db.batch([
    db
      .update(apiSpend)
      .set({ task_id: taskId })
      .where(and(eq(apiSpend.id, id), isNew)),
    dropHold(db, id),
  ]);
};

export const spentOf = async (db: Database, keyId: string, now: number): Promise<number> =>
  (await spentOfKey(db, keyId, now))[0]?.spent ?? 0;

/** The newest 100 of an owner, with the tasks that they were for. */
export const listSpending = (db: Database, ownerId: string) =>
  db
    .select({
      client_id: apiSpend.key_id,
      task_id: apiSpend.task_id,
      title: task.title,
      state: task.state,
      cost: apiSpend.cost,
      created_at: apiSpend.created_at,
    })
    .from(apiSpend)
    .leftJoin(task, eq(task.id, apiSpend.task_id))
    .where(eq(apiSpend.owner_id, ownerId))
    .orderBy(desc(apiSpend.created_at), desc(apiSpend.id))
    .limit(100);
