import { check, index, integer, primaryKey, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { sql } from "drizzle-orm";
import { createdAt, id, ownerId } from "./columns.ts";

/**
 * The append-only ledger (design.md Credits). `available` and `reserved` are the entry's effect on the
 * balance; a trigger adds them to it, and the balance's CHECK refuses what would go below zero. Other triggers keep the
 * lots (docs/decisions/075).
 */
export const ledger = sqliteTable(
  "ledger",
  {
    id: id(),
    owner_id: ownerId(),
    task_id: text("task_id").notNull(),
    kind: text("kind", { enum: ["grant", "reserve", "settle", "release", "allocate", "expire", "revoke", "adjust"] }).notNull(),
    available: integer("available").notNull(),
    reserved: integer("reserved").notNull(),
    created_at: createdAt(),
    /** Of a grant: when its lot ends (Unix ms), and before which others it is spent. Of what takes from one lot: which. */
    expires_at: integer("expires_at"),
    priority: integer("priority").notNull().default(1),
    lot_id: text("lot_id"),
  },
  (t) => [
    uniqueIndex("ledger_task_kind").on(t.task_id, t.kind),
    index("ledger_owner").on(t.owner_id, t.created_at),
    index("ledger_lot")
      .on(t.lot_id)
      .where(sql`${t.lot_id} IS NOT NULL`),
  ],
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

/** What is left of each grant: `id` is the grant's `task_id`. Kept by the ledger's triggers alone. */
export const creditLot = sqliteTable(
  "credit_lot",
  {
    id: id(),
    owner_id: ownerId(),
    priority: integer("priority").notNull(),
    expires_at: integer("expires_at"),
    granted: integer("granted").notNull(),
    remaining: integer("remaining").notNull(),
    created_at: createdAt(),
  },
  (t) => [
    check("lot_within", sql`${t.remaining} >= 0 AND ${t.remaining} <= ${t.granted}`),
    // In the order in which they are spent, so that a reservation reads as many as it draws from and no more.
    index("credit_lot_spent")
      .on(t.owner_id, t.priority, sql`${t.expires_at} IS NULL`, t.expires_at, t.created_at, t.id)
      .where(sql`${t.remaining} > 0`),
    // What a team allocated and can take back, by the beginning of its name: of all that a member was ever given little is left.
    index("credit_lot_allocated")
      .on(t.owner_id)
      .where(sql`${t.remaining} > 0 AND ${t.id} GLOB 'allocated:*'`),
    index("credit_lot_expires")
      .on(t.expires_at)
      .where(sql`${t.remaining} > 0 AND ${t.expires_at} IS NOT NULL`),
  ],
);

/** Which lots a reservation, or an adjustment, was taken from. Goes with the reservation's end. */
export const lotDraw = sqliteTable(
  "lot_draw",
  {
    task_id: text("task_id").notNull(),
    lot_id: text("lot_id").notNull(),
    owner_id: ownerId(),
    amount: integer("amount").notNull(),
  },
  (t) => [primaryKey({ columns: [t.task_id, t.lot_id] }), index("lot_draw_lot").on(t.lot_id), index("lot_draw_owner").on(t.owner_id)],
);
