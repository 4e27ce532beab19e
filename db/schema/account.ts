import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { createdAt, id, ownerId } from "./columns.ts";
import { json } from "./json.ts";

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

/** A time-based one-time password (RFC 6238). `secret` is encrypted; until `confirmed_at` it guards nothing. */
export const secondFactor = sqliteTable(
  "second_factor",
  {
    owner_id: ownerId(),
    secret: text("secret").notNull(),
    confirmed_at: integer("confirmed_at"),
    /** The newest time step whose code was taken: none is taken twice. */
    last_step: integer("last_step").notNull().default(0),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.owner_id] })],
);

/** Codes for whoever has lost the device: `id` is a keyed hash, each works once. */
export const recoveryCode = sqliteTable("recovery_code", { id: id(), owner_id: ownerId(), created_at: createdAt() }, (t) => [
  index("recovery_code_owner").on(t.owner_id),
]);

/** A passkey (WebAuthn): `id` is its credential's id, base64url. It opens the account at the domain it was made for, and at no other. */
export const passkey = sqliteTable(
  "passkey",
  {
    id: id(),
    owner_id: ownerId(),
    name: text("name").notNull(),
    /** COSE, base64url. */
    public_key: text("public_key").notNull(),
    /** Goes up with every use, or stays 0: one that does not is a copy. */
    counter: integer("counter").notNull(),
    rp_id: text("rp_id").notNull(),
    transports: json("transports", z.array(z.string())).notNull(),
    last_used_at: integer("last_used_at"),
    created_at: createdAt(),
  },
  (t) => [index("passkey_owner").on(t.owner_id, t.created_at)],
);

/** What a passkey is to sign, once: `id` is its SHA-256. */
export const passkeyChallenge = sqliteTable(
  "passkey_challenge",
  {
    id: id(),
    /** For what, and for whom: an account that adds one, a login in its second step, or whoever signs in. */
    purpose: text("purpose").notNull(),
    expires_at: integer("expires_at").notNull(),
    created_at: createdAt(),
  },
  (t) => [index("passkey_challenge_expires").on(t.expires_at)],
);

/** A password was right, and a second factor is asked for: `id` is the SHA-256 of what the form carries on. */
export const loginChallenge = sqliteTable(
  "login_challenge",
  {
    id: id(),
    owner_id: ownerId(),
    tries: integer("tries").notNull().default(0),
    expires_at: integer("expires_at").notNull(),
    created_at: createdAt(),
  },
  (t) => [index("login_challenge_owner").on(t.owner_id), index("login_challenge_expires").on(t.expires_at)],
);

/** What a new user said of themselves (once), and what people said of the product. */
export const feedback = sqliteTable(
  "feedback",
  {
    id: id(),
    owner_id: ownerId(),
    kind: text("kind", { enum: ["questionnaire", "feedback"] }).notNull(),
    /** Of feedback its reason (spec §3: 1–7); of a questionnaire 0. */
    reason: integer("reason").notNull(),
    answers: json("answers", z.record(z.string(), z.string())).notNull(),
    comment: text("comment").notNull(),
    created_at: createdAt(),
  },
  (t) => [index("feedback_owner").on(t.owner_id, t.created_at)],
);
