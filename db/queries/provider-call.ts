import { eq, sql } from "drizzle-orm";
import type { CallKind, CallUnit } from "../../trpc/contract/rules/provider-calls.ts";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

const { ledger, providerCall } = schema;
export type ProviderCallRow = typeof providerCall.$inferSelect;

/** The statement that books a call; one that is booked stays as it is. */
export const bookingCall = (db: Database, row: ProviderCallRow) => db.insert(providerCall).values(row).onConflictDoNothing();

/** Takes a call back that is not to be paid. */
export const deleteCall = (db: Database, id: string) => db.delete(providerCall).where(eq(providerCall.id, id));

export interface CallSum {
  kind: CallKind;
  provider: string;
  model: string;
  unit: CallUnit;
  calls: number;
  units: number;
  /** Of the calls whose price is known; null: of none it is. */
  micros: number | null;
  unpriced: number;
  /** What the tasks have taken that they were made for. */
  credits: number;
}

/**
 * Calls of a time on, by what they are and whose. A task's credits are shared among what it called by what each costs, or, where no
 * price is known, evenly: their sum is what the tasks have taken.
 */
export const sumCalls = (db: Database, since: number): Promise<CallSum[]> =>
  db.all<CallSum>(sql`
    WITH used AS (
      SELECT task_id, kind, provider, model, unit, count(*) AS calls, sum(units) AS units, sum(micros) AS micros, sum(micros IS NULL) AS unpriced
      FROM ${providerCall} WHERE created_at >= ${since} GROUP BY task_id, kind, provider, model, unit),
    shared AS (
      SELECT used.*, sum(micros) OVER (PARTITION BY task_id) AS total, count(*) OVER (PARTITION BY task_id) AS parts FROM used)
    SELECT shared.kind, provider, model, unit, sum(calls) AS calls, sum(units) AS units, sum(micros) AS micros, sum(unpriced) AS unpriced,
      coalesce(sum(-l.reserved * CASE WHEN total > 0 THEN coalesce(micros, 0) * 1.0 / total ELSE 1.0 / parts END), 0) AS credits
    FROM shared LEFT JOIN ${ledger} AS l ON l.task_id = shared.task_id AND l.kind = 'settle'
    GROUP BY shared.kind, provider, model, unit ORDER BY micros DESC NULLS LAST, calls DESC, model`);
