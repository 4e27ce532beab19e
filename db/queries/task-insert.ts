import { getTableColumns, type SQL, sql } from "drizzle-orm";
import { OPEN_STATES } from "../../trpc/contract/rules/tasks.ts";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import { reserve } from "./ledger.ts";
import { needingInput } from "./task-files.ts";
import type { TaskRow } from "./task.ts";

const { task } = schema;

/** A row as a SELECT of its values, in the order of the table's columns: what an INSERT with a condition takes. */
const valuesOf = (row: TaskRow): SQL =>
  sql.join(
    Object.entries(getTableColumns(task)).map(([name, column]) => {
      const value = row[name as keyof TaskRow];
      return value === null ? sql`NULL` : sql`${sql.param(value, column)}`;
    }),
    sql`, `,
  );

export interface Limits {
  /** Open tasks of one owner. */
  own: number;
  /** Tasks that wait, of all. */
  queue: number;
}

const list = (states: readonly string[]): SQL =>
  sql.join(
    states.map((state) => sql`${state}`),
    sql`, `,
  );

/** Whether there is room for `count` more tasks of the owner. */
const hasRoom = (ownerId: string, count: number, { own, queue }: Limits): SQL => sql`
  (SELECT count(*) FROM task WHERE owner_id = ${ownerId} AND parent_id IS NULL AND state IN (${list(OPEN_STATES)})) < ${own}
  AND (SELECT count(*) FROM task WHERE state = 'queued') + ${count} <= ${queue}`;

interface Insertion {
  /** The task, and its parts. */
  rows: readonly [TaskRow, ...TaskRow[]];
  /** The keys of the files that its input names. */
  files: readonly string[];
  limits: Limits;
  newId(): string;
}

/**
 * Inserts a task and its parts, each with its credits reserved and with references to the files that its input names, in
 * one transaction: the limits are counted inside it, so that many at once cannot pass them together. False where there is
 * no room; throws what the ledger refuses.
 */
export async function insertTask(db: Database, { rows: [row, ...parts], files, limits, newId }: Insertion): Promise<boolean> {
  const all = [row, ...parts];
  const present = sql`EXISTS (SELECT 1 FROM task WHERE id = ${row.id})`;
  const held = all
    .filter(({ cost }) => cost > 0)
    .map(({ id, owner_id, cost }) =>
      reserve(db, { id: newId(), owner_id, task_id: id, amount: cost }, sql`EXISTS (SELECT 1 FROM task WHERE id = ${id})`),
    );
  const [inserted] = await db.batch([
    db
      .insert(task)
      .select(sql`SELECT ${valuesOf(row)} WHERE ${hasRoom(row.owner_id, all.length, limits)}`)
      .returning({ id: task.id }),
    ...parts.map((part) => db.insert(task).select(sql`SELECT ${valuesOf(part)} WHERE ${present}`)),
    needingInput(db, row.id, files),
    ...held,
  ]);
  return inserted.length === 1;
}
