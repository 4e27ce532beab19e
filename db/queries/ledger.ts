import { and, asc, eq, gte, lt, or, sql, type SQL } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

interface Movement {
  id: string;
  owner_id: string;
  task_id: string;
  amount: number;
}

/** Gives credits. `task_id` names the gift: the same one cannot be given twice. */
export const grant = (db: Database, { amount, ...row }: Movement) =>
  db.insert(schema.ledger).values({ ...row, kind: "grant", available: amount, reserved: 0, created_at: Date.now() });

type Entry = {
  id: string;
  owner_id: string | SQL<string>;
  task_id: string;
  kind: "reserve" | "settle" | "release";
  available: number;
  reserved: number;
};

/** An entry that is written only where `condition` holds when its turn comes. */
const entry = (db: Database, { id, owner_id, task_id, kind, available, reserved }: Entry, condition: SQL) =>
  db
    .insert(schema.ledger)
    .select(sql`SELECT ${id}, ${owner_id}, ${task_id}, ${kind}, ${available}, ${reserved}, ${Date.now()} WHERE ${condition}`);

/** Statements for one batch with the task's own row: both happen, or neither (design.md Credits). */
export const reserve = (db: Database, { amount, ...row }: Movement, condition: SQL = sql`1`) =>
  entry(db, { ...row, kind: "reserve", available: -amount, reserved: amount }, condition);

/**
 * Who closes a reservation is who made it: a guest's task may have gone to an account meanwhile. Without a reservation
 * the row is given as it is, for the trigger to refuse.
 */
const reserver = ({ task_id, owner_id }: Pick<Movement, "task_id" | "owner_id">) =>
  sql<string>`coalesce((SELECT owner_id FROM ledger WHERE task_id = ${task_id} AND kind = 'reserve'), ${owner_id})`;

/** Charges what the task holds. The trigger refuses it unless a reservation is open. */
export const settle = (db: Database, { amount, ...row }: Movement, condition: SQL = sql`1`) =>
  entry(db, { ...row, owner_id: reserver(row), kind: "settle", available: 0, reserved: -amount }, condition);

/** Gives back what the task holds, under the same condition. */
export const release = (db: Database, { amount, ...row }: Movement, condition: SQL = sql`1`) =>
  entry(db, { ...row, owner_id: reserver(row), kind: "release", available: amount, reserved: -amount }, condition);

/** Every entry of one task, oldest first. */
export const entriesOf = (db: Database, taskId: string) =>
  db.select().from(schema.ledger).where(eq(schema.ledger.task_id, taskId)).orderBy(asc(schema.ledger.created_at));

/** Every entry of one task and of its parts, oldest first; also once their rows are gone. Ids of parts begin with their task's. */
export const entriesWithParts = (db: Database, taskId: string) =>
  db
    .select()
    .from(schema.ledger)
    .where(or(eq(schema.ledger.task_id, taskId), and(gte(schema.ledger.task_id, `${taskId}-`), lt(schema.ledger.task_id, `${taskId}.`))))
    .orderBy(asc(schema.ledger.created_at));

/** Free credits of a user. */
export async function availableCredits(db: Database, ownerId: string): Promise<number> {
  const [row] = await db.select().from(schema.balance).where(eq(schema.balance.owner_id, ownerId));
  return row?.available ?? 0;
}
