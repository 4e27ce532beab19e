import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, ownerId } from "./columns.ts";

/** Who someone is elsewhere: `id` is `provider:subject`. */
export const identity = sqliteTable("identity", { id: id(), owner_id: ownerId(), created_at: createdAt() }, (t) => [
  index("identity_owner").on(t.owner_id),
]);

/** One live code for a purpose and an address: `id` and `code` are keyed hashes of them. */
export const verificationCode = sqliteTable(
  "verification_code",
  {
    id: id(),
    code: text("code").notNull(),
    tries: integer("tries").notNull(),
    expires_at: integer("expires_at").notNull(),
    created_at: createdAt(),
  },
  (t) => [index("verification_code_expires").on(t.expires_at)],
);

/** Who registered through whose link. `id` is a keyed hash of the friend's address: once, for good. */
export const inviteLog = sqliteTable(
  "invite_log",
  { id: id(), owner_id: ownerId(), credits: integer("credits").notNull(), created_at: createdAt() },
  (t) => [index("invite_log_owner").on(t.owner_id)],
);

/** A device that has signed in: `id` is a keyed hash of it and the account's address. */
export const knownDevice = sqliteTable("known_device", { id: id(), owner_id: ownerId(), created_at: createdAt() }, (t) => [
  index("known_device_owner").on(t.owner_id),
  index("known_device_created").on(t.created_at),
]);

/** A token that opens one session, once: `id` is its SHA-256. */
export const handoff = sqliteTable(
  "handoff",
  { id: id(), owner_id: ownerId(), expires_at: integer("expires_at").notNull(), created_at: createdAt() },
  (t) => [index("handoff_owner").on(t.owner_id), index("handoff_expires").on(t.expires_at)],
);

/** How often something was done in a window of time: `id` is the rule and a keyed hash of whom it counts. */
export const rate = sqliteTable("rate", { id: id(), hits: integer("hits").notNull(), ends_at: integer("ends_at").notNull() }, (t) => [
  index("rate_ends").on(t.ends_at),
]);
