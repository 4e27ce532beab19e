import { and, asc, desc, eq, gt, lt, ne, type SQL, sql } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

const { team, seat, teamInvitation, teamAudit, user } = schema;
export type TeamRow = typeof team.$inferSelect;
export type SeatRow = typeof seat.$inferSelect;
export type InvitationRow = typeof teamInvitation.$inferSelect;

const first = async <T>(rows: Promise<T[]>): Promise<T | null> => (await rows)[0] ?? null;

export const findSeat = (db: Database, memberId: string): Promise<SeatRow | null> =>
  first(db.select().from(seat).where(eq(seat.id, memberId)));

export const findTeam = (db: Database, id: string): Promise<TeamRow | null> => first(db.select().from(team).where(eq(team.id, id)));

/** The team whose seats someone's plan pays for. */
export const teamOfPayer = (db: Database, payerId: string): Promise<TeamRow | null> =>
  first(db.select().from(team).where(eq(team.payer_id, payerId)));

/** Everyone with a seat, the creator first, then as they came. */
export const membersOf = (db: Database, teamId: string) =>
  db
    .select({ seat, email: user.email, name: user.nickname })
    .from(seat)
    .innerJoin(user, eq(user.id, seat.id))
    .where(eq(seat.team_id, teamId))
    .orderBy(sql`CASE ${seat.role} WHEN 'creator' THEN 0 WHEN 'administrator' THEN 1 ELSE 2 END`, asc(seat.created_at), asc(seat.id));

/** Invitations that nobody accepted or took back, newest first; also those whose time is over. */
export const openInvitations = (db: Database, teamId: string): Promise<InvitationRow[]> =>
  db
    .select()
    .from(teamInvitation)
    .where(and(eq(teamInvitation.team_id, teamId), eq(teamInvitation.state, "pending"), gt(teamInvitation.uses_left, 0)))
    .orderBy(desc(teamInvitation.created_at), asc(teamInvitation.id))
    .limit(400);

/** An invitation of one team that is open, by its id. */
export const findInvitation = (db: Database, teamId: string, id: string): Promise<InvitationRow | null> =>
  first(
    db
      .select()
      .from(teamInvitation)
      .where(and(eq(teamInvitation.id, id), eq(teamInvitation.team_id, teamId), eq(teamInvitation.state, "pending"))),
  );

export const invitationByCode = (db: Database, hash: string) =>
  first(
    db
      .select({ invitation: teamInvitation, team })
      .from(teamInvitation)
      .innerJoin(team, eq(team.id, teamInvitation.team_id))
      .where(eq(teamInvitation.code_hash, hash)),
  );

const membersCount = (teamId: SQL): SQL => sql`(SELECT count(*) FROM seat WHERE team_id = ${teamId})`;
/** Seats that invitations to an address hold. */
const heldCount = (teamId: SQL, now: number): SQL =>
  sql`(SELECT count(*) FROM team_invitation AS held
    WHERE held.team_id = ${teamId} AND held.email <> '' AND held.state = 'pending' AND held.expires_at > ${now})`;

/** Whether a team has a seat that nobody sits in or holds, when the statement's turn comes. */
const hasFree = (teamId: SQL, now: number): SQL =>
  sql`${membersCount(teamId)} + ${heldCount(teamId, now)} < (SELECT seats FROM team WHERE id = ${teamId})`;

/** Writes an invitation to an address where a seat is free and none like it is open: one statement counts and takes. */
export const insertInvitation = (db: Database, row: InvitationRow) => {
  const free = row.email === "" ? sql`1` : hasFree(sql`${row.team_id}`, row.created_at);
  const alike = sql`EXISTS (SELECT 1 FROM team_invitation AS alike WHERE alike.team_id = ${row.team_id} AND alike.email = ${row.email}
    AND alike.email <> '' AND alike.state = 'pending' AND alike.expires_at > ${row.created_at})`;
  return db
    .insert(teamInvitation)
    .select(
      sql`SELECT ${row.id}, ${row.owner_id}, ${row.team_id}, ${row.role}, ${row.expires_at}, ${row.created_at}, ${row.code_hash},
        ${row.email}, 'pending', ${row.uses_left} WHERE ${free} AND NOT ${alike}`,
    )
    .returning({ id: teamInvitation.id });
};

/** A new code and time for an open invitation; one whose time was over needs a free seat again. */
export const renewInvitation = (
  db: Database,
  { id, team_id }: Pick<InvitationRow, "id" | "team_id">,
  { hash, now, expires_at }: { hash: string; now: number; expires_at: number },
) =>
  db
    .update(teamInvitation)
    .set({ code_hash: hash, expires_at })
    .where(
      and(
        eq(teamInvitation.id, id),
        eq(teamInvitation.team_id, team_id),
        eq(teamInvitation.state, "pending"),
        gt(teamInvitation.uses_left, 0),
        sql`(${teamInvitation.email} = '' OR ${teamInvitation.expires_at} > ${now} OR ${hasFree(sql`${team_id}`, now)})`,
      ),
    )
    .returning({ id: teamInvitation.id });

/**
 * Takes a seat by a code: one statement finds the invitation still good, bound to nobody else, and a seat for it, and a
 * trigger counts it down. An invitation to an address holds its own seat; a link needs one that nobody holds.
 */
export const takeSeat = (db: Database, { id, email, hash, now }: { id: string; email: string; hash: string; now: number }) =>
  db
    .insert(seat)
    .select(
      sql`SELECT ${id}, ${id}, i.team_id, i.role, ${now}, '', i.id, 0 FROM team_invitation AS i
        WHERE i.code_hash = ${hash} AND i.state = 'pending' AND i.uses_left > 0 AND i.expires_at > ${now}
          AND ((i.email = '' AND ${hasFree(sql`i.team_id`, now)})
            OR (i.email = ${email} AND ${membersCount(sql`i.team_id`)} < (SELECT seats FROM team WHERE id = i.team_id)))`,
    )
    .onConflictDoNothing({ target: seat.id })
    .returning({ id: seat.id });

/** A line of a team's log, in a batch with the deed; `condition` is looked at when its turn comes. */
export const auditing = (
  db: Database,
  { team_id, owner_id, action, subject, detail }: { team_id: string; owner_id: string; action: string; subject: string; detail: string },
  condition: SQL = sql`1`,
) =>
  db
    .insert(teamAudit)
    .select(sql`SELECT NULL, ${team_id}, ${owner_id}, ${action}, ${subject}, ${detail}, ${Date.now()} WHERE ${condition}`);

/** A line in the log of the team that someone pays for, where there is one. */
export const teamAuditOf = (db: Database, payerId: string, { action, detail }: { action: string; detail: string }) =>
  db
    .insert(teamAudit)
    .select(sql`SELECT NULL, id, ${payerId}, ${action}, '', ${detail}, ${Date.now()} FROM team WHERE payer_id = ${payerId}`);

export const auditOf = (db: Database, teamId: string, { before, limit }: { before?: number; limit: number }) =>
  db
    .select()
    .from(teamAudit)
    .where(and(eq(teamAudit.team_id, teamId), before === undefined ? undefined : lt(teamAudit.seq, before)))
    .orderBy(desc(teamAudit.seq))
    .limit(limit);

/** Members of a team besides one. */
export const othersIn = (db: Database, teamId: string, memberId: string): Promise<number> =>
  db.$count(seat, and(eq(seat.team_id, teamId), ne(seat.id, memberId)));
