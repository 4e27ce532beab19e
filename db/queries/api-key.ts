import { and, count, desc, eq, gte, isNull, lt, or, sql } from "drizzle-orm";
import { apiKey, apiSpend, balance, task, user } from "../schema/index.ts";
import type { Database } from "./database.ts";

export type ApiKeyRow = typeof apiKey.$inferSelect;

/** Whose key it is, with their balance; undefined where there is none of that hash. */
export const findKeyHolder = (db: Database, hash: string) =>
  db
    .select({ key: apiKey, user, available: balance.available, reserved: balance.reserved })
    .from(apiKey)
    .innerJoin(user, eq(user.id, apiKey.owner_id))
    .leftJoin(balance, eq(balance.owner_id, apiKey.owner_id))
    .where(eq(apiKey.hash, hash))
    .get();

/** The newest keys of an owner, ended ones too. */
export const listKeys = (db: Database, ownerId: string): Promise<ApiKeyRow[]> =>
  db.select().from(apiKey).where(eq(apiKey.owner_id, ownerId)).orderBy(desc(apiKey.created_at), desc(apiKey.id)).limit(100);

export const findOwnKey = (db: Database, ownerId: string, id: string): Promise<ApiKeyRow | undefined> =>
  db
    .select()
    .from(apiKey)
    .where(and(eq(apiKey.owner_id, ownerId), eq(apiKey.id, id)))
    .get();

const isLive = (now: number) => and(isNull(apiKey.revoked_at), or(isNull(apiKey.expires_at), sql`${apiKey.expires_at} > ${now}`));

/** Keeps a key, unless its owner has so many live ones already: counted in the same statement. */
export async function insertKey(db: Database, row: ApiKeyRow, most: number): Promise<boolean> {
  const live = db
    .select({ count: count() })
    .from(apiKey)
    .where(and(eq(apiKey.owner_id, row.owner_id), isLive(row.created_at)));
  const values = Object.entries(row).map(([name, value]) => {
    const stored = name === "scopes" ? JSON.stringify(value) : value;
    return sql`${stored}`;
  });
  const columns = sql.join(
    Object.keys(row).map((name) => sql.identifier(name)),
    sql`, `,
  );
  const made = await db.all<{ id: string }>(
    sql`INSERT INTO ${apiKey} (${columns}) SELECT ${sql.join(values, sql`, `)} WHERE (${live}) < ${most} RETURNING id`,
  );
  return made.length === 1;
}

export const endKey = (db: Database, id: string, now: number) =>
  db
    .update(apiKey)
    .set({ revoked_at: sql`coalesce(${apiKey.revoked_at}, ${now})` })
    .where(eq(apiKey.id, id));

export const markExposed = (db: Database, hash: string, now: number) =>
  db.update(apiKey).set({ exposed_at: now }).where(eq(apiKey.hash, hash));

/** Once a minute at most: a busy key is not written at every request. */
export const markUsed = (db: Database, id: string, now: number) =>
  db
    .update(apiKey)
    .set({ last_used_at: now })
    .where(and(eq(apiKey.id, id), or(isNull(apiKey.last_used_at), lt(apiKey.last_used_at, now - 60_000))));

/** The first millisecond of the calendar month (UTC) of a time. */
export function monthOf(now: number): number {
  const date = new Date(now);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth());
}

/** A task that failed has given its credits back. */
const spentCredits = sql<number>`coalesce(sum(CASE WHEN ${task.state} = 'failed' THEN 0 ELSE ${apiSpend.cost} END), 0)`;

/** What each key of an owner has spent in this month, by its id. */
export async function spentByKey(db: Database, ownerId: string, now: number): Promise<Map<string, number>> {
  const rows = await db
    .select({ id: apiSpend.key_id, spent: spentCredits })
    .from(apiSpend)
    .leftJoin(task, eq(task.id, apiSpend.task_id))
    .where(and(eq(apiSpend.owner_id, ownerId), gte(apiSpend.created_at, monthOf(now))))
    .groupBy(apiSpend.key_id);
  return new Map(rows.map(({ id, spent }) => [id, spent]));
}

/** The statement's sum of what one key has spent in this month. */
export const spentOfKey = (db: Database, keyId: string, now: number) =>
  db
    .select({ spent: spentCredits })
    .from(apiSpend)
    .leftJoin(task, eq(task.id, apiSpend.task_id))
    .where(and(eq(apiSpend.key_id, keyId), gte(apiSpend.created_at, monthOf(now))));
