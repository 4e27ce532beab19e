import { and, eq, inArray, lt, sql } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import { after, newestFirst, type Place } from "./place.ts";
import { prepared } from "./prepared.ts";

export type TaskRow = typeof schema.task.$inferSelect;

const taskById = prepared((db) =>
  db
    .select()
    .from(schema.task)
    .where(eq(schema.task.id, sql.placeholder("id")))
    .prepare(),
);

/** A task by its id, whoever's it is: for the Workflow and the sweep. */
export const findTask = async (db: Database, id: string): Promise<TaskRow | null> => (await taskById(db).get({ id })) ?? null;

/** The task, only if it is this user's. */
export async function findOwnTask(db: Database, ownerId: string, taskId: string): Promise<TaskRow | null> {
  const row = await findTask(db, taskId);
  return row?.owner_id === ownerId ? row : null;
}

const ORDER = { time: schema.task.created_at, id: schema.task.id };

/** Newest first, `limit` of them after a place; of one app, or of all. */
export const listTasks = (
  db: Database,
  ownerId: string,
  { appId, place, limit }: { appId?: number; place?: Place; limit: number },
): Promise<TaskRow[]> =>
  db
    .select()
    .from(schema.task)
    .where(and(eq(schema.task.owner_id, ownerId), after(ORDER, place), appId === undefined ? undefined : eq(schema.task.app_id, appId)))
    .orderBy(...newestFirst(ORDER))
    .limit(limit);

type Change = Partial<Pick<TaskRow, "state" | "progress" | "step" | "error_code" | "error_values" | "output" | "finished_at">>;

/** The statement that changes a task, if it is still open: alone, or in one batch with the ledger's. */
export const advancing = (db: Database, taskId: string, change: Change) =>
  db
    .update(schema.task)
    .set({ ...change, updated_at: Date.now() })
    .where(and(eq(schema.task.id, taskId), inArray(schema.task.state, ["queued", "generating"])))
    .returning({ id: schema.task.id });

/** Changes a task that is still open; false where it is over already. */
export async function advanceTask(db: Database, taskId: string, change: Change): Promise<boolean> {
  return (await advancing(db, taskId, change)).length === 1;
}

/** How many tasks of one owner wait or run. */
export async function openOf(db: Database, ownerId: string): Promise<number> {
  return db.$count(schema.task, and(eq(schema.task.owner_id, ownerId), inArray(schema.task.state, ["queued", "generating"])));
}

/** Open tasks that nobody has touched since `before` (Unix ms): what a crash left. */
export const staleTasks = (db: Database, before: number): Promise<TaskRow[]> =>
  db
    .select()
    .from(schema.task)
    .where(and(inArray(schema.task.state, ["queued", "generating"]), lt(schema.task.updated_at, before)))
    .limit(50);

/** How many tasks wait or run before one made at `createdAt`. */
export async function openBefore(db: Database, createdAt: number): Promise<number> {
  const rows = await db
    .select({ id: schema.task.id })
    .from(schema.task)
    .where(and(inArray(schema.task.state, ["queued", "generating"]), lt(schema.task.created_at, createdAt)))
    .limit(200);
  return rows.length;
}
