import { and, eq, inArray, sql } from "drizzle-orm";
import type { AnalysisState } from "../../trpc/contract/rules/analysis.ts";
import { asset, assetAnalysis } from "../schema/index.ts";
import { after, newestFirst, type Position } from "./cursor.ts";
import type { Database } from "./database.ts";

export type AnalysisRow = typeof assetAnalysis.$inferSelect;

const listOf = (ids: readonly string[]) => sql`(SELECT value FROM json_each(${JSON.stringify(ids)}))`;

/** How far the analysis of each of these assets is, of those that have one. */
export async function analysisStates(db: Database, ownerId: string, ids: readonly string[]): Promise<Map<string, AnalysisState>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: assetAnalysis.id, state: assetAnalysis.state })
    .from(assetAnalysis)
    .where(and(sql`${assetAnalysis.id} IN ${listOf(ids)}`, eq(assetAnalysis.owner_id, ownerId)));
  return new Map(rows.map(({ id, state }) => [id, state]));
}

const ORDER = { time: assetAnalysis.created_at, id: assetAnalysis.id };

interface Wanted {
  /** Of these alone. */
  ids?: readonly string[];
  place?: Position;
  limit: number;
}

/** An owner's analyses with the names of their assets, newest first. */
export const listAnalyses = (db: Database, ownerId: string, { ids, place, limit }: Wanted) =>
  db
    .select({ analysis: assetAnalysis, file_name: asset.file_name })
    .from(assetAnalysis)
    .innerJoin(asset, eq(asset.id, assetAnalysis.id))
    .where(and(eq(assetAnalysis.owner_id, ownerId), ids ? sql`${assetAnalysis.id} IN ${listOf(ids)}` : undefined, after(ORDER, place)))
    .orderBy(...newestFirst(ORDER))
    .limit(limit);

/** Queues assets that were never analysed; with `again`, those too that were, unless they are at it. */
export async function queueAnalyses(db: Database, ownerId: string, ids: readonly string[], again = false): Promise<void> {
  const now = Date.now();
  await db
    .insert(assetAnalysis)
    .select(
      sql`SELECT a.id, a.owner_id, 'waiting', NULL, NULL, 0, NULL, ${now}, ${now} FROM asset AS a
        WHERE a.owner_id = ${ownerId} AND a.id IN ${listOf(ids)} AND a.shelf IN ('library', 'flow')`,
    )
    .onConflictDoUpdate({
      target: assetAnalysis.id,
      set: { state: "waiting", error: null, attempts: 0, lease_until: null, created_at: now, updated_at: now },
      setWhere: again ? sql`asset_analysis.state IN ('success', 'failed')` : sql`asset_analysis.state = 'failed'`,
    });
}

/** Browsers do not show its file before it has a copy: somebody may be waiting for that. */
const wantsCopy = sql`EXISTS (SELECT 1 FROM asset AS a WHERE a.id = asset_analysis.id AND a.copy = 'waiting')`;

/** Takes the next that waits, or whose attempt has died, and holds it until `until` (Unix ms); those whose copy is to be made come first. */
export async function claimAnalysis(
  db: Database,
  now: number,
  until: number,
): Promise<{ id: string; owner_id: string; attempts: number } | null> {
  const [claimed] = await db.all<{ id: string; owner_id: string; attempts: number }>(sql`
    UPDATE asset_analysis SET state = 'analysing', lease_until = ${until}, attempts = attempts + 1, updated_at = ${now}
    WHERE id = (SELECT id FROM asset_analysis
      WHERE state IN ('waiting', 'analysing') AND (state = 'waiting' OR coalesce(lease_until, 0) <= ${now})
      ORDER BY NOT ${wantsCopy}, created_at LIMIT 1)
    RETURNING id, owner_id, attempts`);
  return claimed ?? null;
}

/** Holds an attempt for longer, unless another has taken it over. */
export const renewLease = (db: Database, { id, attempts }: { id: string; attempts: number }, until: number) =>
  db
    .update(assetAnalysis)
    .set({ lease_until: until })
    .where(and(eq(assetAnalysis.id, id), eq(assetAnalysis.attempts, attempts), eq(assetAnalysis.state, "analysing")));

type End = (Pick<AnalysisRow, "result"> & { state: "success"; found: string }) | { state: "failed"; error: string; result: null };

/** Writes what came of an attempt, unless another has taken it over or its owner has taken it out of the queue. */
export async function endAnalysis(db: Database, { id, attempts }: { id: string; attempts: number }, end: End): Promise<void> {
  const mine = and(eq(assetAnalysis.id, id), eq(assetAnalysis.attempts, attempts), eq(assetAnalysis.state, "analysing"));
  const { state, result } = end;
  const error = end.state === "failed" ? end.error : null;
  const ending = db.update(assetAnalysis).set({ state, result, error, lease_until: null, updated_at: Date.now() }).where(mine);
  if (end.state === "failed") return void (await ending);
  const found = db
    .update(asset)
    .set({ found_text: end.found })
    .where(and(eq(asset.id, id), sql`EXISTS (SELECT 1 FROM asset_analysis WHERE ${mine})`));
  await db.batch([found, ending]);
}

/** Lets an attempt wait for its next turn: it did not fail by what it looked at. */
export const putBack = (db: Database, { id, attempts }: { id: string; attempts: number }) =>
  db
    .update(assetAnalysis)
    .set({ state: "waiting", lease_until: null, created_at: Date.now() })
    .where(and(eq(assetAnalysis.id, id), eq(assetAnalysis.attempts, attempts)));

/** Takes what waits or has failed out of the queue, but for files whose copy is still to be made; answers how many. */
export async function clearAnalyses(db: Database, ownerId: string): Promise<number> {
  const gone = await db
    .delete(assetAnalysis)
    .where(and(eq(assetAnalysis.owner_id, ownerId), inArray(assetAnalysis.state, ["waiting", "failed"]), sql`NOT ${wantsCopy}`))
    .returning({ id: assetAnalysis.id });
  return gone.length;
}
