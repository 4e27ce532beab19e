import { and, eq, inArray } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import { bookingCall, deleteCall, type ProviderCallRow } from "./provider-call.ts";

const { providerJob } = schema;
export type ProviderJobRow = typeof providerJob.$inferSelect;

/** The job of that id: the one that is there, or the one that is given. */
export async function claimJob(db: Database, row: ProviderJobRow): Promise<ProviderJobRow> {
  await db.insert(providerJob).values(row).onConflictDoNothing();
  const [kept] = await db.select().from(providerJob).where(eq(providerJob.id, row.id));
  return kept ?? row;
}

export const findJob = async (db: Database, id: string): Promise<ProviderJobRow | null> =>
  (await db.select().from(providerJob).where(eq(providerJob.id, id)))[0] ?? null;

export const saveJob = (db: Database, id: string, change: Partial<Pick<ProviderJobRow, "external_id" | "state" | "result">>) =>
  db
    .update(providerJob)
    .set({ ...change, updated_at: Date.now() })
    .where(eq(providerJob.id, id));

/** Keeps what a provider calls a job that it has taken, and books it. */
export const saveStarted = (db: Database, id: string, external_id: string, call: ProviderCallRow) =>
  db.batch([saveJob(db, id, { external_id, state: "pending" }), bookingCall(db, call)]);

/** Ends a job that is not to be paid. */
export const saveUnpaid = (db: Database, id: string, state: "failed" | "cancelled") =>
  db.batch([saveJob(db, id, { state }), deleteCall(db, id)]);

/** The jobs of a task that a provider may still work on. */
export const openJobsOf = (db: Database, taskId: string): Promise<ProviderJobRow[]> =>
  db
    .select()
    .from(providerJob)
    .where(and(eq(providerJob.task_id, taskId), inArray(providerJob.state, ["starting", "pending"])));
