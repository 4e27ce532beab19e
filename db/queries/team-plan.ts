import { and, eq, type SQL, sql } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

const { team } = schema;

const livePlan = (ownerId: SQL): SQL => sql`FROM subscription AS s WHERE s.owner_id = ${ownerId} AND s.live = 1 AND s.plan = 'business'`;

/** A team has the seats of the plan that pays for it; none is paid for: its creator's. */
export const seatsFromPlan = (db: Database, payerId: string) =>
  db
    .update(team)
    .set({
      seats: sql`coalesce((SELECT CASE WHEN s.kept_until > ${Date.now()} THEN max(s.seats, s.kept_seats) ELSE s.seats END ${livePlan(sql`${payerId}`)}), 1)`,
    })
    .where(eq(team.payer_id, payerId));

/** Whoever buys a plan pays for the team that is theirs, unless another's plan still does. */
export const payForOwn = (db: Database, ownerId: string) =>
  db
    .update(team)
    .set({ payer_id: ownerId })
    .where(
      and(
        eq(team.owner_id, ownerId),
        sql`NOT EXISTS (SELECT 1 ${livePlan(sql`team.payer_id`)})`,
        sql`NOT EXISTS (SELECT 1 FROM team AS paid WHERE paid.payer_id = ${ownerId})`,
      ),
    );

/** The pool that a payer's credits go to; their own account where they pay for no team. */
export const poolOf = (payerId: string): SQL<string> =>
  sql<string>`coalesce((SELECT id FROM team WHERE payer_id = ${payerId}), ${payerId})`;
