import { type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../../db/queries/database.ts";
import { liveSubscription } from "../../../db/queries/payment.ts";
import { auditing, findSeat } from "../../../db/queries/team.ts";
import { seat, team } from "../../../db/schema/index.ts";
import { checkTeamName, TEAM } from "../../../trpc/contract/rules/team.ts";
import { isGuest } from "../../../trpc/contract/rules/user-types.ts";
import { readDocument } from "../admin/documents.ts";
import { AppError, refuse } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";

/** A name as it is kept: no control characters, and no longer than names are. */
export const cleanName = (typed: string, most: number): string =>
  Array.from(typed.replace(/\p{Cc}/gu, "").trim())
    .slice(0, most)
    .join("");

interface NewTeam {
  id: string;
  ownerId: string;
  name: string | SQL<string>;
  seats: number;
  /** Empty: nobody pays. */
  payerId: string;
}

/** A team with its creator in the first seat; neither where they sit in a team, or own one. */
export function creating(db: Database, { id, ownerId, name, seats, payerId }: NewTeam): BatchItem<"sqlite">[] {
  const now = Date.now();
  const alone = sql`NOT EXISTS (SELECT 1 FROM seat WHERE id = ${ownerId}) AND NOT EXISTS (SELECT 1 FROM team WHERE owner_id = ${ownerId})`;
  return [
    db.insert(team).select(sql`SELECT ${id}, ${ownerId}, ${name}, ${seats}, ${payerId}, NULL, ${now} WHERE ${alone}`),
    db
      .insert(seat)
      .select(sql`SELECT ${ownerId}, ${ownerId}, ${id}, 'creator', ${now}, '', '', 0 WHERE EXISTS (SELECT 1 FROM team WHERE id = ${id})`)
      .onConflictDoNothing({ target: seat.id }),
    auditing(
      db,
      { team_id: id, owner_id: ownerId, action: "create", subject: "", detail: "" },
      sql`EXISTS (SELECT 1 FROM team WHERE id = ${id})`,
    ),
  ];
}

/** How many seats someone may have a team of now: their plan's, or, where nothing can be bought, as many as a plan can have. */
export async function seatsFor({ db, user, payments }: Call): Promise<number> {
  if (isGuest(user) || (await findSeat(db, user.id))) return 0;
  const plan = await liveSubscription(db, user.id);
  if (plan?.plan === "business") return plan.seats;
  return payments ? 0 : (await readDocument(db, "plans")).value.business.max_seats;
}

/** Throws plan.upgradeRequired where no plan of the caller's has seats, team.alreadyJoined. */
export async function createTeam(call: Call, typed: string): Promise<void> {
  const { db, user } = call;
  const name = cleanName(typed, TEAM.nameMax);
  refuse(checkTeamName(name));
  if (await findSeat(db, user.id)) throw new AppError("team.alreadyJoined");
  const seats = await seatsFor(call);
  if (seats === 0) throw new AppError("plan.upgradeRequired");
  const [first, ...rest] = creating(db, { id: randomId(), ownerId: user.id, name, seats, payerId: call.payments ? user.id : "" });
  if (first) await db.batch([first, ...rest]);
}
