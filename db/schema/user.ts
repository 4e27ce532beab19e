import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { createdAt, id, ownerId } from "./columns.ts";
import { json } from "./json.ts";

/** user_type 5 is a guest (spec §3). `attribution` keeps what GET /guest/login and the registration were told. */
export const user = sqliteTable(
  "user",
  {
    id: id(),
    user_type: integer("user_type").notNull(),
    email: text("email").notNull().default(""),
    lang_code: text("lang_code").notNull().default("en"),
    attribution: json("attribution", z.record(z.string(), z.string())).notNull(),
    created_at: createdAt(),
    nickname: text("nickname").notNull().default(""),
    /** `pbkdf2-sha256$iterations$salt$hash`; null: none was set. */
    password: text("password"),
    /** Whether a code or a provider has proved that the address is theirs. */
    email_verified: integer("email_verified", { mode: "boolean" }).notNull().default(false),
    invite_code: text("invite_code"),
    registered_at: integer("registered_at"),
    /** The account that a guest's work went to; the guest is over. */
    merged_into: text("merged_into"),
    deleted_at: integer("deleted_at"),
    /** When the last row and file of a deleted account was removed. */
    purged_at: integer("purged_at"),
  },
  (t) => [
    uniqueIndex("user_email")
      .on(t.email)
      .where(sql`${t.email} <> ''`),
    uniqueIndex("user_invite_code").on(t.invite_code),
    index("user_created").on(t.created_at, t.id),
    index("user_merged_into")
      .on(t.merged_into)
      .where(sql`${t.merged_into} IS NOT NULL`),
    index("user_to_purge")
      .on(t.deleted_at)
      .where(sql`${t.deleted_at} IS NOT NULL AND ${t.purged_at} IS NULL`),
  ],
);

/**
 * `id` is the SHA-256 of the token: a stolen table opens no session. A session near its end is followed by another
 * (`rotated_at`); the first use of that one ends the one it `replaces`.
 */
export const session = sqliteTable(
  "session",
  {
    id: id(),
    owner_id: ownerId(),
    expires_at: integer("expires_at").notNull(),
    created_at: createdAt(),
    rotated_at: integer("rotated_at").notNull().default(0),
    replaces: text("replaces"),
    /** What opened it, as the web worker guesses (spec §7 device). */
    device: text("device").notNull().default(""),
  },
  (t) => [index("session_owner").on(t.owner_id), index("session_expires").on(t.expires_at)],
);
