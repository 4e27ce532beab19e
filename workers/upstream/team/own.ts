import type { BatchItem } from "drizzle-orm/batch";
import type { SQL } from "drizzle-orm";
import { auditing, findSeat, findTeam, type SeatRow, type TeamRow } from "../../../db/queries/team.ts";
import type { TeamAction } from "../../../trpc/contract/rules/team.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";

export interface Own {
  team: TeamRow;
  /** The caller's. */
  seat: SeatRow;
}

/** The caller's team; null: none. */
export async function findOwn({ db, user }: Pick<Call, "db" | "user">): Promise<Own | null> {
  const seat = await findSeat(db, user.id);
  const team = seat && (await findTeam(db, seat.team_id));
  return seat && team ? { seat, team } : null;
}

/** The same. Throws team.notAllowed. What a role may do is `rules/access`. */
export async function ownTeam(call: Pick<Call, "db" | "user">): Promise<Own> {
  const own = await findOwn(call);
  if (!own) throw new AppError("team.notAllowed");
  return own;
}

/** Someone else of the caller's team. Throws system.notFound: there is none, or they are in another team. */
export async function memberOf({ db }: Pick<Call, "db">, { team }: Own, memberId: string): Promise<SeatRow> {
  const found = await findSeat(db, memberId);
  if (found?.team_id !== team.id) throw new AppError("system.notFound");
  return found;
}

/** The line of the log that goes with a deed of the caller's. */
export const logged = (
  { db, user }: Pick<Call, "db" | "user">,
  { team }: Own,
  { action, subject = "", detail = "" }: { action: TeamAction; subject?: string; detail?: string | number },
  condition?: SQL,
): BatchItem<"sqlite"> => auditing(db, { team_id: team.id, owner_id: user.id, action, subject, detail: String(detail) }, condition);
