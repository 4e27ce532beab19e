import { asc, gte, inArray, lt, sql } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

/** How long an event is kept, in milliseconds. */
export const EVENT_LIFE_MS = 90 * 24 * 60 * 60 * 1000;

/** Keeps an event. */
export const addEvent = (db: Database, row: Omit<typeof schema.event.$inferInsert, "seq" | "created_at">) =>
  db.insert(schema.event).values({ ...row, created_at: Date.now() });

/** Deletes what is older than `EVENT_LIFE_MS`, the oldest 5000 at a time. */
export async function forgetEvents(db: Database, now = Date.now()): Promise<void> {
  const old = db
    .select({ seq: schema.event.seq })
    .from(schema.event)
    .where(lt(schema.event.created_at, now - EVENT_LIFE_MS))
    .orderBy(asc(schema.event.created_at))
    .limit(5000);
  await db.delete(schema.event).where(inArray(schema.event.seq, old));
}

/** How often each thing happened on each day (UTC) since a time, and of how many visitors. */
export function countEvents(db: Database, since: number) {
  const day = sql<string>`date(${schema.event.created_at} / 1000, 'unixepoch')`;
  return db
    .select({
      day,
      name: schema.event.name,
      count: sql<number>`count(*)`,
      visitors: sql<number>`count(DISTINCT nullif(${schema.event.visitor_id}, ''))`,
    })
    .from(schema.event)
    .where(gte(schema.event.created_at, since))
    .groupBy(day, schema.event.name)
    .orderBy(day, schema.event.name)
    .limit(2000);
}
