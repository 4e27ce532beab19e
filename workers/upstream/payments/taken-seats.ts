import { membersOf, openInvitations, teamOfPayer } from "../../../db/queries/team.ts";
import type { Call } from "../http/implement.ts";

/** Seats of a payer's team that somebody sits in, or an invitation holds. */
export async function takenSeats({ db, user }: Pick<Call, "db" | "user">): Promise<number> {
  const team = await teamOfPayer(db, user.id);
  if (!team) return 0;
  const [members, open] = await Promise.all([membersOf(db, team.id), openInvitations(db, team.id)]);
  return members.length + open.filter(({ email, expires_at }) => email !== "" && expires_at > Date.now()).length;
}
