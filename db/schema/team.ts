import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { TEAM_ROLES } from "../../trpc/contract/rules/team.ts";
import { brandKit } from "../../trpc/contract/rules/brand-kit.ts";
import { createdAt, id, ownerId } from "./columns.ts";
import { json } from "./json.ts";

/** What becomes of an invitation; one that is over is `pending` with its time behind it. */
export const INVITATION_STATES = ["pending", "accepted", "revoked"] as const;

/** `owner_id` is its creator, who takes a seat like any other. Its credits lie in the ledger under its own id. */
export const team = sqliteTable(
  "team",
  {
    id: id(),
    owner_id: ownerId(),
    name: text("name").notNull(),
    seats: integer("seats").notNull(),
    /** Whose plan pays for its seats: still the old creator's after a handover. Empty: nobody's. */
    payer_id: text("payer_id").notNull().default(""),
    /** What its new ads begin with; null: nobody has said. */
    brand_kit: json("brand_kit", brandKit),
    created_at: createdAt(),
  },
  (t) => [
    index("team_owner").on(t.owner_id),
    uniqueIndex("team_payer")
      .on(t.payer_id)
      .where(sql`${t.payer_id} <> ''`),
  ],
);

/** `id` is the member: a person is in one team at most (spec §6). */
export const seat = sqliteTable(
  "seat",
  {
    id: id(),
    owner_id: ownerId(),
    team_id: text("team_id").notNull(),
    role: text("role", { enum: TEAM_ROLES }).notNull(),
    created_at: createdAt(),
    /** What the team calls them; empty: as they call themselves. */
    nickname: text("nickname").notNull().default(""),
    /** The invitation that it was taken by, which a trigger counts down. */
    invitation_id: text("invitation_id").notNull().default(""),
    /** Whether the team sees their library and projects. */
    shares: integer("shares", { mode: "boolean" }).notNull().default(false),
  },
  (t) => [index("seat_team").on(t.team_id), index("seat_owner").on(t.owner_id)],
);

/** An invitation to one address, which holds a seat while it is pending; or a link for the first `uses_left` who come. */
export const teamInvitation = sqliteTable(
  "team_invitation",
  {
    id: id(),
    owner_id: ownerId(),
    team_id: text("team_id").notNull(),
    role: text("role", { enum: ["administrator", "member"] }).notNull(),
    expires_at: integer("expires_at").notNull(),
    created_at: createdAt(),
    /** The SHA-256 of the code in the link; a resent invitation has a new one. */
    code_hash: text("code_hash").notNull().default(""),
    /** Empty: a link. */
    email: text("email").notNull().default(""),
    state: text("state", { enum: INVITATION_STATES }).notNull().default("pending"),
    uses_left: integer("uses_left").notNull().default(1),
  },
  (t) => [
    index("team_invitation_team").on(t.team_id, t.created_at),
    uniqueIndex("team_invitation_code").on(t.code_hash),
    index("team_invitation_email")
      .on(t.email)
      .where(sql`${t.email} <> ''`),
  ],
);

/**
 * Append-only. A row moves credits from the team's pool to a member (`amount` above zero) or what they have not spent
 * back (below): its triggers write the ledger, lot by lot (docs/decisions/083). `owner_id` is the member.
 */
export const teamAllocation = sqliteTable(
  "team_allocation",
  {
    id: id(),
    owner_id: ownerId(),
    team_id: text("team_id").notNull(),
    amount: integer("amount").notNull(),
    /** Who did it; empty: a payment, or a member's leaving. */
    actor_id: text("actor_id").notNull(),
    /** Takes back only what came of this lot of the pool. */
    pool_lot_id: text("pool_lot_id"),
    created_at: createdAt(),
  },
  (t) => [index("team_allocation_team").on(t.team_id, t.created_at), index("team_allocation_owner").on(t.owner_id)],
);

/** Of a lot that was allocated: which lot of the pool it goes back to. Kept by the triggers of `team_allocation` alone. */
export const allocatedLot = sqliteTable(
  "allocated_lot",
  {
    lot_id: text("lot_id").primaryKey(),
    owner_id: ownerId(),
    team_id: text("team_id").notNull(),
    pool_lot_id: text("pool_lot_id").notNull(),
  },
  (t) => [
    index("allocated_lot_owner").on(t.owner_id, t.team_id),
    index("allocated_lot_pool").on(t.pool_lot_id),
    index("allocated_lot_team").on(t.team_id),
  ],
);

/** Who did what in a team; append-only but for addresses of people who left the product. */
export const teamAudit = sqliteTable(
  "team_audit",
  {
    seq: integer("seq").primaryKey({ autoIncrement: true }),
    team_id: text("team_id").notNull(),
    /** Who did it. */
    owner_id: ownerId(),
    action: text("action").notNull(),
    /** Whom or what it was done to: a member's id, or the address of an invitation. */
    subject: text("subject").notNull(),
    /** A number or word that belongs to it: credits, a role, seats. */
    detail: text("detail").notNull(),
    created_at: createdAt(),
  },
  (t) => [index("team_audit_team").on(t.team_id, t.seq)],
);
