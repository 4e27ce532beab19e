import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { createdAt, ownerId } from "./columns.ts";
import { json } from "./json.ts";

/** What was seen and done, for a while (docs/decisions/015). Who it was is what they let be known: either may be empty. */
export const event = sqliteTable(
  "event",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    kind: text("kind", { enum: ["view", "event", "stat"] }).notNull(),
    name: text("name").notNull(),
    owner_id: ownerId(),
    visitor_id: text("visitor_id").notNull(),
    page: text("page").notNull(),
    body: json("body", z.record(z.string(), z.unknown())).notNull(),
    created_at: createdAt(),
  },
  (t) => [
    index("event_time").on(t.created_at, t.name),
    index("event_owner")
      .on(t.owner_id)
      .where(sql`${t.owner_id} <> ''`),
  ],
);
