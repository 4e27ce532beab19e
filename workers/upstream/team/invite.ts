import { and, eq, sql } from "drizzle-orm";
import { findInvitation, insertInvitation, type InvitationRow, openInvitations, renewInvitation } from "../../../db/queries/team.ts";
import { seat, teamInvitation, user as userTable } from "../../../db/schema/index.ts";
import { checkEmail, normalEmail } from "../../../trpc/contract/rules/account.ts";
import { isAtLeast, TEAM, type TeamRole } from "../../../trpc/contract/rules/team.ts";
import { AppError, refuse } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { randomId, sha256 } from "../ids.ts";
import { MailFailed, mailerFor } from "../providers/mail.ts";
import { invitationMail } from "./mail-text.ts";
import { logged, type Own, ownTeam } from "./own.ts";

const DAY = 86_400_000;
const endsAt = (now: number): number => now + TEAM.invitationDays * DAY;

/** Mails a code to the address that it is for; false: this installation sends none, and the code is passed on by hand. */
async function mailed({ variables, user, lang }: Call, { team }: Own, { email, code }: { email: string; code: string }): Promise<boolean> {
  const mailer = mailerFor(variables);
  if (!mailer || email === "") return false;
  const by = user.nickname || user.email;
  try {
    await mailer.send({
      to: email,
      ...invitationMail(lang, { team: team.name, by, url: `${variables.FILES_ORIGIN}/team/join?code=${code}` }),
    });
  } catch (cause) {
    if (cause instanceof MailFailed) console.error(cause);
    throw new AppError("auth.mailFailed", { cause });
  }
  return true;
}

/** No one invites above their own role. */
function requireRank({ seat: mine }: Own, role: TeamRole): void {
  if (!isAtLeast(mine.role, role)) throw new AppError("team.notAllowed");
}

async function written(call: Call, own: Own, wanted: Pick<InvitationRow, "email" | "role" | "uses_left">) {
  const { db, user } = call;
  const open = await openInvitations(db, own.team.id);
  if (open.length >= TEAM.openMax) throw new AppError("team.tooManyInvitations", { params: { max: TEAM.openMax } });
  const [id, code, now] = [randomId(), randomId(TEAM.codeLength), Date.now()];
  const row: InvitationRow = {
    ...wanted,
    id,
    owner_id: user.id,
    team_id: own.team.id,
    expires_at: endsAt(now),
    created_at: now,
    code_hash: await sha256(code),
    state: "pending",
  };
  const action = wanted.email === "" ? "inviteLink" : "invite";
  const there = sql`EXISTS (SELECT 1 FROM team_invitation WHERE id = ${id})`;
  const detail = wanted.email === "" ? wanted.uses_left : wanted.role;
  const [taken] = await db.batch([insertInvitation(db, row), logged(call, own, { action, subject: wanted.email, detail }, there)]);
  if (taken.length > 0) return { id, code };
  const alike = open.some(({ email, expires_at }) => email === wanted.email && expires_at > now);
  throw new AppError(alike ? "team.alreadyInvited" : "team.seatsFull");
}

/** Throws auth.emailFormat, team.notAllowed, team.isMember, team.alreadyInvited, team.seatsFull, auth.mailFailed. */
export async function invite(call: Call, { email: typed, role }: { email: string; role: "administrator" | "member" }) {
  const own = await ownTeam(call);
  requireRank(own, role);
  refuse(checkEmail(typed));
  const email = normalEmail(typed);
  const sits = call.db
    .select({ id: seat.id })
    .from(seat)
    .innerJoin(userTable, eq(userTable.id, seat.id))
    .where(and(eq(seat.team_id, own.team.id), eq(userTable.email, email)));
  if ((await sits).length > 0) throw new AppError("team.isMember");
  const made = await written(call, own, { email, role, uses_left: 1 });
  return { ...made, mailed: await mailed(call, own, { email, code: made.code }) };
}

/** A link makes members, and no more of them than the team has seats. Throws team.seatsFull, payment.seats. */
export async function inviteByLink(call: Call, limit: number) {
  const own = await ownTeam(call);
  if (limit > own.team.seats) throw new AppError("payment.seats", { params: { min: 1, max: own.team.seats } });
  return { ...(await written(call, own, { email: "", role: "member", uses_left: limit })), mailed: false };
}

/** An open invitation of the caller's team, which their role reaches. Throws system.notFound, team.notAllowed. */
async function reached(call: Call, id: string) {
  const own = await ownTeam(call);
  const found = await findInvitation(call.db, own.team.id, id);
  if (!found) throw new AppError("system.notFound");
  requireRank(own, found.role);
  return { own, found };
}

export async function resend(call: Call, id: string) {
  const { own, found } = await reached(call, id);
  const [code, now] = [randomId(TEAM.codeLength), Date.now()];
  const [renewed] = await renewInvitation(call.db, found, { hash: await sha256(code), now, expires_at: endsAt(now) });
  if (!renewed) throw new AppError("team.seatsFull");
  await call.db.batch([logged(call, own, { action: "resend", subject: found.email })]);
  return { id, code, mailed: await mailed(call, own, { email: found.email, code }) };
}

export async function revoke(call: Call, id: string): Promise<void> {
  const { own, found } = await reached(call, id);
  await call.db.batch([
    call.db
      .update(teamInvitation)
      .set({ state: "revoked" })
      .where(and(eq(teamInvitation.id, found.id), eq(teamInvitation.state, "pending"))),
    logged(call, own, { action: "revoke", subject: found.email }),
  ]);
}
