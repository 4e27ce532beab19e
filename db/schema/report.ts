import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { REPORT_STATES, REPORTED_KINDS } from "../../trpc/contract/rules/reports.ts";
import { createdAt, id, ownerId } from "./columns.ts";

/** What someone found wrong with an ad or a file that they could see, and what the operator decided. `owner_id`: whose it is. */
export const report = sqliteTable(
  "report",
  {
    id: id(),
    owner_id: ownerId(),
    kind: text("kind", { enum: REPORTED_KINDS }).notNull(),
    /** The draft of an ad, or the file of a library; and what it was called. */
    subject: text("subject").notNull(),
    title: text("title").notNull(),
    reason: integer("reason").notNull(),
    comment: text("comment").notNull(),
    /** A keyed hash of who reported it: each once. */
    reporter: text("reporter").notNull(),
    state: text("state", { enum: REPORT_STATES }).notNull().default("pending"),
    /** Why, as the owner reads it. */
    note: text("note").notNull().default(""),
    answered_at: integer("answered_at"),
    created_at: createdAt(),
  },
  (t) => [
    uniqueIndex("report_once").on(t.kind, t.subject, t.reporter),
    index("report_state").on(t.state, t.created_at),
    index("report_owner").on(t.owner_id, t.state),
  ],
);
