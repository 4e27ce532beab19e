import { and, eq, inArray, type SQL, sql, sum } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

const { teamAllocation, allocatedLot, creditLot } = schema;
type Allocation = typeof teamAllocation.$inferInsert;

/** Moves credits between a pool and a member; the triggers write the ledger. The same id again changes nothing. */
export const allocate = (db: Database, row: Omit<Allocation, "created_at">) =>
  db
    .insert(teamAllocation)
    .values({ ...row, created_at: Date.now() })
    .onConflictDoNothing({ target: teamAllocation.id });

/** What is unspent of allocations, all of it back to the pool: a row for each member that has some. */
const recalled = (db: Database, which: SQL, { byLot = false, now = Date.now() } = {}) =>
  db.insert(teamAllocation).select(
    sql`SELECT lower(hex(randomblob(8))), given.owner_id, given.team_id, -sum(lot.remaining), '',
        ${byLot ? sql`given.pool_lot_id` : sql`NULL`}, ${now}
      FROM allocated_lot AS given JOIN credit_lot AS lot ON lot.id = given.lot_id
      WHERE lot.remaining > 0 AND lot.id GLOB 'allocated:*' AND ${which} GROUP BY given.owner_id, given.team_id`,
  );

export const recallFromMember = (db: Database, teamId: string, memberId: string) =>
  recalled(db, sql`lot.owner_id = ${memberId} AND given.team_id = ${teamId}`);

/** All that members have not spent of one lot of the pool: what a refund takes back is whole again. */
export const recallLot = (db: Database, poolLotId: string) => recalled(db, sql`given.pool_lot_id = ${poolLotId}`, { byLot: true });

/** What came back to those who have left meanwhile, as by a task that failed. */
export const recallFromLeavers = (db: Database) =>
  recalled(db, sql`NOT EXISTS (SELECT 1 FROM seat WHERE seat.id = given.owner_id AND seat.team_id = given.team_id)`);

/** By member: what they were given and not asked back, and what is left of it. */
export async function allocationsOf(db: Database, teamId: string): Promise<Map<string, { allocated: number; left: number }>> {
  const [given, left] = await Promise.all([
    db
      .select({ id: teamAllocation.owner_id, credits: sum(teamAllocation.amount) })
      .from(teamAllocation)
      .where(eq(teamAllocation.team_id, teamId))
      .groupBy(teamAllocation.owner_id),
    db
      .select({ id: allocatedLot.owner_id, credits: sum(creditLot.remaining) })
      .from(allocatedLot)
      .innerJoin(creditLot, eq(creditLot.id, allocatedLot.lot_id))
      .where(eq(allocatedLot.team_id, teamId))
      .groupBy(allocatedLot.owner_id),
  ]);
  const unspent = new Map(left.map(({ id, credits }) => [id, Number(credits ?? 0)]));
  return new Map(given.map(({ id, credits }) => [id, { allocated: Number(credits ?? 0), left: unspent.get(id) ?? 0 }]));
}

/**
 * Gives each member their seat's share of a payment, once a payment; as many as there are seats, and only where the pool
 * has it all. What is left is for those who manage the team to allocate.
 */
export const shareOut = (db: Database, { teamId, deed, each }: { teamId: SQL<string>; deed: string; each: number }) => {
  const now = Date.now();
  const seated = sql`(SELECT id FROM seat WHERE team_id = ${teamId} ORDER BY created_at, id
    LIMIT (SELECT seats FROM team WHERE id = ${teamId}))`;
  return db.insert(teamAllocation).select(
    sql`SELECT ${`share:${deed}:`} || member.id, member.id, ${teamId}, ${each}, '', NULL, ${now} FROM ${seated} AS member
      WHERE ${each} > 0
        AND NOT EXISTS (SELECT 1 FROM team_allocation WHERE id >= ${`share:${deed}:`} AND id < ${`share:${deed};`})
        AND (SELECT coalesce(sum(remaining), 0) FROM credit_lot
          WHERE owner_id = ${teamId} AND (expires_at IS NULL OR expires_at > ${now})) >= ${each} * (SELECT count(*) FROM ${seated})`,
  );
};

/** Unspent credits of members that came of one lot of a pool. */
export async function allocatedLeft(db: Database, poolLotIds: readonly string[]): Promise<number> {
  const [row] = await db
    .select({ credits: sum(creditLot.remaining) })
    .from(allocatedLot)
    .innerJoin(creditLot, eq(creditLot.id, allocatedLot.lot_id))
    .where(and(inArray(allocatedLot.pool_lot_id, [...poolLotIds])));
  return Number(row?.credits ?? 0);
}
