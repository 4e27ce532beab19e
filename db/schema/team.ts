import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, ownerId } from "./columns.ts";

/** `owner_id` is its creator, who takes a seat like any other. */
export const team = sqliteTable("team", {
  id: id(),
  owner_id: ownerId(),
  name: text("name").notNull(),
  seats: integer("seats").notNull(),
  created_at: createdAt(),
});

/** `id` is the member: a person is in one team at most (spec §6). */
export const seat = sqliteTable(
  "seat",
  {
    id: id(),
    owner_id: ownerId(),
    team_id: text("team_id").notNull(),
    role: text("role", { enum: ["creator", "administrator", "member"] }).notNull(),
    created_at: createdAt(),
  },
  (t) => [index("seat_team").on(t.team_id), index("seat_owner").on(t.owner_id)],
);

/** `id` is the SHA-256 of the code in the link. */
export const teamInvitation = sqliteTable(
  "team_invitation",
  {
    id: id(),
    owner_id: ownerId(),
    team_id: text("team_id").notNull(),
    role: text("role", { enum: ["administrator", "member"] }).notNull(),
    expires_at: integer("expires_at").notNull(),
    created_at: createdAt(),
  },
  (t) => [index("team_invitation_team").on(t.team_id)],
);
