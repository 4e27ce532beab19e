import { check, index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { sql } from "drizzle-orm";
import { createdAt, id, ownerId } from "./columns.ts";

/**
 * The append-only ledger (design.md Credits). `available` and `reserved` are the entry's effect on the
 * balance; a trigger adds them to it, and the balance's CHECK refuses what would go below zero.
 */
export const ledger = sqliteTable(
  "ledger",
  {
    id: id(),
    owner_id: ownerId(),
    task_id: text("task_id").notNull(),
    kind: text("kind", { enum: ["grant", "reserve", "settle", "release", "allocate", "expire"] }).notNull(),
    available: integer("available").notNull(),
    reserved: integer("reserved").notNull(),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex("ledger_task_kind").on(t.task_id, t.kind), index("ledger_owner").on(t.owner_id, t.created_at)],
);

/** One row a user, kept by the ledger's triggers alone. */
export const balance = sqliteTable(
  "balance",
  {
    owner_id: text("owner_id").primaryKey(),
    available: integer("available").notNull().default(0),
    reserved: integer("reserved").notNull().default(0),
  },
  (t) => [check("balance_not_negative", sql`${t.available} >= 0 AND ${t.reserved} >= 0`)],
);
