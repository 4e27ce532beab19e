import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, ownerId } from "./columns.ts";

/** user_type 5 is a guest (spec §3). `attribution` keeps what GET /guest/login was told. */
export const user = sqliteTable("user", {
  id: id(),
  user_type: integer("user_type").notNull(),
  email: text("email").notNull().default(""),
  lang_code: text("lang_code").notNull().default("en"),
  attribution: text("attribution", { mode: "json" }).$type<Record<string, string>>().notNull(),
  created_at: createdAt(),
});

/** `id` is the SHA-256 of the token: a stolen table opens no session. */
export const session = sqliteTable(
  "session",
  { id: id(), owner_id: ownerId(), expires_at: integer("expires_at").notNull(), created_at: createdAt() },
  (t) => [index("session_owner").on(t.owner_id)],
);
