import { auditing, findSeat, invitationByCode, takeSeat } from "../../../db/queries/team.ts";
import { settleUserType } from "../../../db/queries/payment.ts";
import { AppError } from "../app-error.ts";
import type { Call, PublicCall } from "../http/implement.ts";
import { sha256 } from "../ids.ts";

type Found = NonNullable<Awaited<ReturnType<typeof invitationByCode>>>;

const isOpen = ({ invitation }: Found): boolean =>
  invitation.state === "pending" && invitation.uses_left > 0 && invitation.expires_at > Date.now();

/** Why no seat was taken: the first of what stands in the way. */
async function whyNot({ db, user }: Call, found: Found | null): Promise<AppError> {
  if (await findSeat(db, user.id)) return new AppError("team.alreadyJoined");
  if (!found || !isOpen(found)) return new AppError("team.linkExpired");
  const { email } = found.invitation;
  return email !== "" && email !== user.email ? new AppError("team.otherAddress") : new AppError("team.seatsFull");
}

/**
 * Takes a seat by an invitation's code. Throws team.linkExpired (unknown, used, revoked or over), team.alreadyJoined
 * (another team), team.otherAddress, team.seatsFull. Who sits in the team already changes nothing.
 */
export async function acceptInvitation(call: Call, code: string): Promise<{ team_id: string; name: string }> {
  const { db, user } = call;
  const hash = await sha256(code);
  const found = await invitationByCode(db, hash);
  const mine = await findSeat(db, user.id);
  const answer = found && { team_id: found.team.id, name: found.team.name };
  if (answer && mine?.team_id === answer.team_id) return answer;
  const now = Date.now();
  const [taken] = await takeSeat(db, { id: user.id, email: user.email, hash, now });
  if (!taken || !found || !answer) throw await whyNot(call, found);
  await db.batch([
    auditing(db, { team_id: answer.team_id, owner_id: user.id, action: "join", subject: user.id, detail: found.invitation.role }),
    settleUserType(db, user.id),
  ]);
  return answer;
}

/** What a code opens, for whoever holds it. Throws team.linkExpired. */
export async function readInvitation({ db }: PublicCall, code: string) {
  const found = await invitationByCode(db, await sha256(code));
  if (!found || !isOpen(found)) throw new AppError("team.linkExpired");
  return { name: found.team.name, role: found.invitation.role, to_address: found.invitation.email !== "" };
}
