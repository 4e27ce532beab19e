import { availableCredits } from "../../../db/queries/ledger.ts";
import { allocationsOf } from "../../../db/queries/team-credits.ts";
import { type InvitationRow, membersOf, openInvitations } from "../../../db/queries/team.ts";
import { isAtLeast } from "../../../trpc/contract/rules/team.ts";
import type { Team, TeamInvitation } from "../../../trpc/contract/team.ts";
import type { Call } from "../http/implement.ts";
import type { Own } from "./own.ts";

const presentInvitation = ({ id, email, role, uses_left, expires_at }: InvitationRow): TeamInvitation => ({
  id,
  email,
  role,
  uses_left,
  expires_at,
  over: expires_at <= Date.now(),
});

/** A team as one of its members sees it: credits of others, invitations and addresses are for those who manage it. */
export async function presentTeam({ db, user }: Call, { team, seat: mine }: Own): Promise<Team> {
  const manages = isAtLeast(mine.role, "administrator");
  const [members, open, credits, free] = await Promise.all([
    membersOf(db, team.id),
    openInvitations(db, team.id),
    allocationsOf(db, team.id),
    availableCredits(db, team.id),
  ]);
  const NONE = { allocated: 0, left: 0 };
  const held = open.filter(({ email, expires_at }) => email !== "" && expires_at > Date.now()).length;
  return {
    id: team.id,
    name: team.name,
    role: mine.role,
    me: user.id,
    seats: team.seats,
    taken: members.length + held,
    pays: team.payer_id === user.id,
    pool: manages ? { free, allocated: [...credits.values()].reduce((all, { left }) => all + left, 0) } : null,
    members: members.map(({ seat, email, name }) => ({
      id: seat.id,
      name,
      nickname: seat.nickname,
      email: manages || seat.id === user.id ? email : "",
      role: seat.role,
      credits: manages || seat.id === user.id ? (credits.get(seat.id) ?? NONE) : null,
      shares: seat.shares,
      joined_at: seat.created_at,
    })),
    invitations: manages ? open.map(presentInvitation) : [],
  };
}
