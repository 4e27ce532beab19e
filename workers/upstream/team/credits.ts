import { eq, sql } from "drizzle-orm";
import { availableCredits } from "../../../db/queries/ledger.ts";
import { allocate } from "../../../db/queries/team-credits.ts";
import { teamAllocation } from "../../../db/schema/index.ts";
import { clashes } from "../account/claim.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { sha256 } from "../ids.ts";
import { logged, memberOf, ownTeam } from "./own.ts";

/** Moves credits between the pool and a member, once for a key. Throws team.poolShort where there are not so many. */
export async function allocateCredits(call: Call, { member_id, amount, key }: { member_id: string; amount: number; key: string }) {
  const { db, user } = call;
  const own = await ownTeam(call);
  const other = await memberOf(call, own, member_id);
  const id = (await sha256(`${own.team.id} ${key}`)).slice(0, 24);
  const isNew = sql`NOT EXISTS (SELECT 1 FROM team_allocation WHERE id = ${id})`;
  try {
    await db.batch([
      logged(call, own, { action: "allocate", subject: other.id, detail: amount }, isNew),
      allocate(db, { id, owner_id: other.id, team_id: own.team.id, amount, actor_id: user.id }),
    ]);
  } catch (cause) {
    if (clashes(cause, /balance_not_negative/)) throw new AppError("team.poolShort", { cause });
    throw clashes(cause, /no seat/) ? new AppError("system.notFound", { cause }) : cause;
  }
  const [kept] = await db.select().from(teamAllocation).where(eq(teamAllocation.id, id));
  if (kept?.owner_id !== other.id || kept.amount !== amount) throw new AppError("admin.keyReused");
  return { free: await availableCredits(db, own.team.id) };
}
