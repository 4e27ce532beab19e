import { and, eq, inArray, isNotNull, or, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

const { subscription, paymentOrder, creditLot, allocatedLot, team, teamInvitation } = schema;

/**
 * The statements by which time passes for what someone bought in test mode, and for the team that they pay for: all that has
 * an end, or a time since when, lies that much earlier.
 */
export function movedOn(db: Database, ownerId: string, ms: number) {
  const earlier = (column: SQLiteColumn) => sql`${column} - ${ms}`;
  const teams = db.select({ id: team.id }).from(team).where(eq(team.payer_id, ownerId));
  const allocated = db.select({ id: allocatedLot.lot_id }).from(allocatedLot).where(inArray(allocatedLot.team_id, teams));
  const { period_end, credits_at, kept_until } = subscription;
  return [
    db
      .update(subscription)
      .set({ period_end: earlier(period_end), credits_at: earlier(credits_at), kept_until: earlier(kept_until) })
      .where(and(eq(subscription.owner_id, ownerId), eq(subscription.test, true))),
    db
      .update(paymentOrder)
      .set({ created_at: earlier(paymentOrder.created_at), paid_at: earlier(paymentOrder.paid_at) })
      .where(and(eq(paymentOrder.owner_id, ownerId), eq(paymentOrder.test, true))),
    db
      .update(creditLot)
      .set({ expires_at: earlier(creditLot.expires_at) })
      .where(
        and(
          isNotNull(creditLot.expires_at),
          or(eq(creditLot.owner_id, ownerId), inArray(creditLot.owner_id, teams), inArray(creditLot.id, allocated)),
        ),
      ),
    db
      .update(teamInvitation)
      .set({ expires_at: earlier(teamInvitation.expires_at) })
      .where(inArray(teamInvitation.team_id, teams)),
  ] as const;
}
