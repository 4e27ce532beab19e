import { eq } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { liveSubscription } from "../../../db/queries/payment.ts";
import { findSeat, othersIn } from "../../../db/queries/team.ts";
import { teamAudit, teamInvitation } from "../../../db/schema/index.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { leaving } from "../team/members.ts";

/** Nobody is charged for a plan of an account that is gone. Throws plan.cancelFailed: then the account stays, too. */
export async function endPlan({ db, user, payments }: Call): Promise<void> {
  const plan = await liveSubscription(db, user.id);
  if (!plan || !payments) return;
  try {
    await payments.stripe.subscriptions.cancel(plan.id);
  } catch (cause) {
    throw new AppError("plan.cancelFailed", { cause });
  }
}

/** What takes someone and their address out of their team. Throws team.creatorStays: other members need a creator. */
export async function leavingTeam({ db, user }: Call): Promise<BatchItem<"sqlite">[]> {
  const mine = await findSeat(db, user.id);
  if (mine?.role === "creator" && (await othersIn(db, mine.team_id, user.id)) > 0) throw new AppError("team.creatorStays");
  const toThem = user.email === "" ? [] : [db.delete(teamInvitation).where(eq(teamInvitation.email, user.email))];
  const named = user.email === "" ? [] : [db.update(teamAudit).set({ subject: "" }).where(eq(teamAudit.subject, user.email))];
  return [...(mine ? leaving(db, mine.team_id, user.id) : []), ...toThem, ...named];
}
