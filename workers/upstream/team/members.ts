import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../../db/queries/database.ts";
import { liveSubscription, settleUserType } from "../../../db/queries/payment.ts";
import { recallFromMember } from "../../../db/queries/team-credits.ts";
import { seat, team } from "../../../db/schema/index.ts";
import { isAbove, isAtLeast, TEAM, type TeamRole } from "../../../trpc/contract/rules/team.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { cleanName } from "./create.ts";
import { logged, memberOf, type Own, ownTeam } from "./own.ts";

/** Ends a membership: unspent credits go back to the pool, and what the plan gave ends. */
export const leaving = (db: Database, teamId: string, memberId: string): [BatchItem<"sqlite">, ...BatchItem<"sqlite">[]] => [
  recallFromMember(db, teamId, memberId),
  db.delete(seat).where(and(eq(seat.id, memberId), eq(seat.team_id, teamId))),
  db
    .update(team)
    .set({ payer_id: "" })
    .where(and(eq(team.id, teamId), eq(team.payer_id, memberId))),
  settleUserType(db, memberId),
];

/** Whose plan pays for the seats stays as long as it does. */
async function requireNotPayer({ db }: Call, { team: { payer_id } }: Own, memberId: string): Promise<void> {
  if (payer_id === memberId && (await liveSubscription(db, memberId))?.plan === "business") throw new AppError("team.payerStays");
}

/** Throws team.notAllowed for the creator and for those of one's own role, team.payerStays, system.notFound. */
export async function removeMember(call: Call, memberId: string): Promise<void> {
  const own = await ownTeam(call);
  const other = await memberOf(call, own, memberId);
  if (!isAbove(own.seat.role, other.role)) throw new AppError("team.notAllowed");
  await requireNotPayer(call, own, other.id);
  await call.db.batch([...leaving(call.db, own.team.id, other.id), logged(call, own, { action: "remove", subject: other.id })]);
}

/** Throws team.creatorStays: a creator hands over first; team.payerStays. */
export async function leaveTeam(call: Call): Promise<void> {
  const own = await ownTeam(call);
  if (own.seat.role === "creator") throw new AppError("team.creatorStays");
  await requireNotPayer(call, own, call.user.id);
  await call.db.batch([...leaving(call.db, own.team.id, call.user.id), logged(call, own, { action: "leave", subject: call.user.id })]);
}

export async function setRole(call: Call, memberId: string, role: Exclude<TeamRole, "creator">): Promise<void> {
  const own = await ownTeam(call);
  const other = await memberOf(call, own, memberId);
  if (other.role === "creator") throw new AppError("team.notAllowed");
  await call.db.batch([
    call.db
      .update(seat)
      .set({ role })
      .where(and(eq(seat.id, other.id), eq(seat.team_id, own.team.id))),
    logged(call, own, { action: "setRole", subject: other.id, detail: role }),
  ]);
}

/** Oneself, and whoever has no higher role. */
export async function setNickname(call: Call, memberId: string, typed: string): Promise<void> {
  const own = await ownTeam(call);
  const other = await memberOf(call, own, memberId);
  if (!isAtLeast(own.seat.role, other.role)) throw new AppError("team.notAllowed");
  const nickname = cleanName(typed, TEAM.nicknameMax);
  await call.db.batch([
    call.db
      .update(seat)
      .set({ nickname })
      .where(and(eq(seat.id, other.id), eq(seat.team_id, own.team.id))),
    logged(call, own, { action: "setNickname", subject: other.id, detail: nickname }),
  ]);
}

/** The statements that make someone else the creator: only while the caller still is. The plan stays whose it is. */
export async function handOver(call: Call, memberId: string): Promise<void> {
  const { db, user } = call;
  const own = await ownTeam(call);
  const other = await memberOf(call, own, memberId);
  if (other.id === user.id) throw new AppError("team.notAllowed");
  const sits = (id: string, role: TeamRole) =>
    sql`EXISTS (SELECT 1 FROM seat WHERE id = ${id} AND team_id = ${own.team.id} AND role = ${role})`;
  const both = sql`${sits(user.id, "creator")} AND EXISTS (SELECT 1 FROM seat WHERE id = ${other.id} AND team_id = ${own.team.id})`;
  await db.batch([
    db
      .update(seat)
      .set({ role: sql`CASE WHEN ${seat.id} = ${other.id} THEN 'creator' ELSE 'administrator' END` })
      .where(and(eq(seat.team_id, own.team.id), sql`${seat.id} IN (${user.id}, ${other.id})`, both)),
    db
      .update(team)
      .set({ owner_id: other.id })
      .where(and(eq(team.id, own.team.id), sits(other.id, "creator"))),
    logged(call, own, { action: "handOver", subject: other.id }, sits(other.id, "creator")),
  ]);
}

export async function setSharing(call: Call, on: boolean): Promise<void> {
  const own = await ownTeam(call);
  await call.db.batch([
    call.db
      .update(seat)
      .set({ shares: on })
      .where(and(eq(seat.id, call.user.id), eq(seat.team_id, own.team.id))),
    logged(call, own, { action: on ? "share" : "unshare", subject: call.user.id }),
  ]);
}
