import { and, desc, eq, gte, sql } from "drizzle-orm";
import { apiUsage } from "../schema/index.ts";
import type { Database } from "./database.ts";

type UsageRow = typeof apiUsage.$inferSelect;

/** Counts one call. */
export const countCall = (db: Database, row: Omit<UsageRow, "count">) =>
  db
    .insert(apiUsage)
    .values({ ...row, count: 1 })
    .onConflictDoUpdate({
      target: [apiUsage.owner_id, apiUsage.day, apiUsage.key_id, apiUsage.operation, apiUsage.status],
      set: { count: sql`${apiUsage.count} + 1` },
    });

/** The calls of an owner from a day on (UTC, `2026-11-20`), newest day first. */
export const listUsage = (db: Database, ownerId: string, from: string): Promise<UsageRow[]> =>
  db
    .select()
    .from(apiUsage)
    .where(and(eq(apiUsage.owner_id, ownerId), gte(apiUsage.day, from)))
    .orderBy(desc(apiUsage.day), desc(apiUsage.count), apiUsage.operation, apiUsage.status)
    .limit(1000);
