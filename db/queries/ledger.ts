import { and, asc, eq, gt, gte, lt, or, sql, type SQL } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

interface Movement {
  id: string;
  owner_id: string;
  task_id: string;
  amount: number;
}

/** Which credits are spent first: those of a plan, which lapse; gifts; and last what was bought, so that it can be refunded. */
export const BURN = { plan: 0, gift: 1, bought: 2 } as const;

interface Lot {
  /** Unix ms; null: its credits stay. */
  expires_at?: number | null;
  priority?: (typeof BURN)[keyof typeof BURN];
}

/** Gives credits. `task_id` names the gift, and its lot: the same one cannot be given twice. */
export const grant = (db: Database, { amount, ...row }: Movement & Lot) =>
  db.insert(schema.ledger).values({ ...row, kind: "grant", available: amount, reserved: 0, created_at: Date.now() });

/** The same for what may have been given already: then nothing is written. */
export const grantOnce = (db: Database, { amount, ...row }: Omit<Movement, "owner_id"> & { owner_id: string | SQL<string> } & Lot) =>
  db
    .insert(schema.ledger)
    .values({ ...row, kind: "grant", available: amount, reserved: 0, created_at: Date.now() })
    .onConflictDoNothing({ target: [schema.ledger.task_id, schema.ledger.kind] });

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
    .select(
      sql`SELECT ${id}, ${owner_id}, ${task_id}, ${kind}, ${available}, ${reserved}, ${Date.now()}, NULL, 1, NULL WHERE ${condition}`,
    );

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

/** What is taken from one lot, all that is left of it; nothing where nothing is left. */
const taken = (kind: "expire" | "revoke", name: SQL, { now, which }: { now: number; which: SQL }) =>
  sql`SELECT lower(hex(randomblob(8))), lot.owner_id, ${name}, ${kind}, -lot.remaining, 0, ${now}, NULL, 1, lot.id
    FROM credit_lot AS lot WHERE lot.remaining > 0 AND ${which}`;

/** Writes off what lots have left whose time is over, and what came back to them later. Some hundreds at a time. */
export const expireLots = (db: Database, now = Date.now()) =>
  db.insert(schema.ledger).select(
    taken("expire", sql`'expire:' || lot.id || ':' || (SELECT count(*) FROM ledger AS past WHERE past.lot_id = lot.id)`, {
      now,
      which: sql`lot.expires_at <= ${now} LIMIT 500`,
    }),
  );

/** Takes back what is left of a grant, under a name of its own: once. */
export const revokeLot = (db: Database, { lot_id, task_id }: { lot_id: string; task_id: string }, condition: SQL = sql`1`) =>
  db.insert(schema.ledger).select(taken("revoke", sql`${task_id}`, { now: Date.now(), which: sql`lot.id = ${lot_id} AND ${condition}` }));

/** What a user has in lots that still hold something, in the order in which they are spent. */
export const lotsOf = (db: Database, ownerId: string) =>
  db
    .select()
    .from(schema.creditLot)
    .where(and(eq(schema.creditLot.owner_id, ownerId), gt(schema.creditLot.remaining, 0)))
    .orderBy(
      asc(schema.creditLot.priority),
      sql`${schema.creditLot.expires_at} IS NULL`,
      asc(schema.creditLot.expires_at),
      asc(schema.creditLot.created_at),
      asc(schema.creditLot.id),
    );
