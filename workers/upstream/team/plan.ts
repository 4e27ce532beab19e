import { sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "../../../db/queries/database.ts";
import { grantOnce } from "../../../db/queries/ledger.ts";
import { shareOut } from "../../../db/queries/team-credits.ts";
import { payForOwn, poolOf, seatsFromPlan } from "../../../db/queries/team-plan.ts";
import { randomId } from "../ids.ts";
import { creating } from "./create.ts";

/** Whoever buys seats has a team to seat people in: their own, or a new one that is called as they are. */
export function teamFor(db: Database, ownerId: string): BatchItem<"sqlite">[] {
  const name = sql<string>`(SELECT CASE WHEN nickname <> '' THEN nickname ELSE substr(email, 1, instr(email, '@') - 1) END FROM user WHERE id = ${ownerId})`;
  return [
    payForOwn(db, ownerId),
    ...creating(db, { id: randomId(), ownerId, name, seats: 1, payerId: ownerId }),
    seatsFromPlan(db, ownerId),
  ];
}

interface PoolGrant {
  /** Names the lot: the same one is not given twice. */
  task_id: string;
  amount: number;
  expires_at: number;
  priority: 0 | 1 | 2;
  payerId: string;
  /** Among how many seats it is shared out at once; 0: it stays in the pool. */
  seats: number;
}

/** Credits of a plan with seats: into the pool, and from there each member's share. */
export const poolGrant = (db: Database, { payerId, seats, ...gift }: PoolGrant): [BatchItem<"sqlite">, BatchItem<"sqlite">] => [
  grantOnce(db, { ...gift, id: randomId(), owner_id: poolOf(payerId) }),
  shareOut(db, { teamId: poolOf(payerId), deed: gift.task_id, each: seats > 0 ? Math.floor(gift.amount / seats) : 0 }),
];
