import { and, eq, sql } from "drizzle-orm";
import { seat, team, teamInvitation } from "../../../db/schema/index.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { sha256 } from "../ids.ts";
import { requireAccount } from "./require-account.ts";

/**
 * Takes a seat by an invitation's code. Throws team.linkExpired (unknown or over), team.alreadyJoined (another team),
 * team.seatsFull, auth.loginRequired (a guest). A second time with the same code changes nothing.
 */
export async function acceptInvitation({ db, user }: Call, code: string): Promise<{ team_id: string; name: string }> {
  requireAccount(user);
  const [found] = await db
    .select({ invitation: teamInvitation, team })
    .from(teamInvitation)
    .innerJoin(team, eq(team.id, teamInvitation.team_id))
    .where(eq(teamInvitation.id, await sha256(code)));
  if (!found || found.invitation.expires_at < Date.now()) throw new AppError("team.linkExpired");
  const { id: team_id, name, seats } = found.team;
  const [mine] = await db.select().from(seat).where(eq(seat.id, user.id));
  if (mine && mine.team_id !== team_id) throw new AppError("team.alreadyJoined");
  if (mine) return { team_id, name };
  // One statement counts and takes: the last seat goes to one.
  await db.run(sql`INSERT INTO seat (id, owner_id, team_id, role, created_at)
    SELECT ${user.id}, ${user.id}, ${team_id}, ${found.invitation.role}, ${Date.now()}
    WHERE (SELECT count(*) FROM seat WHERE team_id = ${team_id}) < ${seats} ON CONFLICT DO NOTHING`);
  const [taken] = await db
    .select()
    .from(seat)
    .where(and(eq(seat.id, user.id), eq(seat.team_id, team_id)));
  if (!taken) throw new AppError("team.seatsFull");
  return { team_id, name };
}
