import { eq } from "drizzle-orm";
import { team as teamTable } from "../../../db/schema/index.ts";
import { account } from "../../../trpc/contract/account.ts";
import { checkTeamName, TEAM } from "../../../trpc/contract/rules/team.ts";
import { teams } from "../../../trpc/contract/team.ts";
import { refuse } from "../app-error.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { mailerFor } from "../providers/mail.ts";
import { acceptInvitation, readInvitation } from "./accept.ts";
import { teamAuditPage } from "./audit.ts";
import { presentKit, setKit } from "./brand-kit.ts";
import { cleanName, createTeam, seatsFor } from "./create.ts";
import { allocateCredits } from "./credits.ts";
import { invite, inviteByLink, resend, revoke } from "./invite.ts";
import { handOver, leaveTeam, removeMember, setNickname, setRole, setSharing } from "./members.ts";
import { findOwn, logged, ownTeam } from "./own.ts";
import { adsPage, copyFile, filesPage } from "./shared.ts";
import { presentTeam } from "./present.ts";

async function rename(call: Call, typed: string): Promise<void> {
  const name = cleanName(typed, TEAM.nameMax);
  refuse(checkTeamName(name));
  const own = await ownTeam(call);
  await call.db.batch([
    call.db.update(teamTable).set({ name }).where(eq(teamTable.id, own.team.id)),
    logged(call, own, { action: "rename", subject: name }),
  ]);
}

/** What only answers that it is done. */
const done = async (work: Promise<void>) => work.then(() => ({}));

function invitationRoutes(app: App): void {
  implement(app, account.acceptInvite, async ({ invite_code }, call) => acceptInvitation(call, invite_code));
  implement(app, teams.invitation, async ({ invite_code }, call) => readInvitation(call, invite_code));
  implement(app, teams.invite, async (wanted, call) => invite(call, wanted));
  implement(app, teams.inviteLink, async ({ limit }, call) => inviteByLink(call, limit));
  implement(app, teams.resend, async ({ id }, call) => resend(call, id));
  implement(app, teams.revoke, ({ id }, call) => done(revoke(call, id)));
}

/** Serves the `teams` calls. What each role may do is `rules/access`; whose team it is, is the caller's seat. */
export function teamRoutes(app: App): void {
  implement(app, teams.current, async (_input, call) => {
    const own = await findOwn(call);
    const mails = mailerFor(call.variables) !== null;
    if (own) return { team: await presentTeam(call, own), may_create: false, mails };
    return { team: null, may_create: (await seatsFor(call)) > 0, mails };
  });
  implement(app, teams.create, ({ name }, call) => done(createTeam(call, name)));
  implement(app, teams.rename, ({ name }, call) => done(rename(call, name)));
  invitationRoutes(app);
  implement(app, teams.setRole, ({ member_id, role }, call) => done(setRole(call, member_id, role)));
  implement(app, teams.setNickname, ({ member_id, nickname }, call) => done(setNickname(call, member_id, nickname)));
  implement(app, teams.allocate, async (wanted, call) => allocateCredits(call, wanted));
  implement(app, teams.remove, ({ member_id }, call) => done(removeMember(call, member_id)));
  implement(app, teams.leave, (_input, call) => done(leaveTeam(call)));
  implement(app, teams.handOver, ({ member_id }, call) => done(handOver(call, member_id)));
  implement(app, teams.share, ({ on }, call) => done(setSharing(call, on)));
  implement(app, teams.sharedAds, async ({ cursor }, call) => adsPage(call, cursor));
  implement(app, teams.sharedFiles, async ({ cursor }, call) => filesPage(call, cursor));
  implement(app, teams.copyFile, async ({ id }, call) => copyFile(call, id));
  implement(app, teams.brandKit, async (_input, call) => presentKit(call));
  implement(app, teams.setBrandKit, ({ kit }, call) => done(setKit(call, kit)));
  implement(app, teams.audit, async ({ before }, call) => teamAuditPage(call, before));
}
