import { integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { createdAt, updatedAt } from "./columns.ts";
import { json } from "./json.ts";

/** What is administered as one document (`admin.plans` …); no row: what the installation ships with. */
export const document = sqliteTable("document", {
  name: text("name").primaryKey(),
  /** Its shape is the document's: read by the contract of its name. */
  value: json("value", z.unknown()).notNull(),
  revision: integer("revision").notNull(),
  updated_at: updatedAt(),
});

/**
 * Append-only (two triggers). One row for each revision of a subject: of two admins who change the same revision the
 * second is refused here, and with it the batch that holds the change (docs/decisions/019).
 */
export const adminAudit = sqliteTable(
  "admin_audit",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    /** The first 12 digits of the key's SHA-256. */
    admin: text("admin").notNull(),
    action: text("action").notNull(),
    subject: text("subject").notNull(),
    revision: integer("revision").notNull(),
    before: json("before", z.unknown()),
    after: json("after", z.unknown()),
    created_at: createdAt(),
  },
  (t) => [uniqueIndex("admin_audit_once").on(t.subject, t.revision)],
);
