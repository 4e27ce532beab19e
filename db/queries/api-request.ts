import { and, eq, lt } from "drizzle-orm";
import { apiRequest, apiUsage } from "../schema/index.ts";
import type { Database } from "./database.ts";

type RequestRow = typeof apiRequest.$inferSelect;

/** How long the answer of a request is kept (draft-ietf-httpapi-idempotency-key-header-07). */
export const KEPT_MS = 24 * 60 * 60_000;
/** A request that is worked on for longer than this has died with its worker. */
const DEAD_MS = 150_000;

type Begun = { first: true } | { first: false; known: RequestRow };

/** Begins a request, or finds the one that was begun with the same id. One that has died is begun again, by one of many. */
export async function beginRequest(db: Database, row: Omit<RequestRow, "status" | "body">): Promise<Begun> {
  const fresh = { ...row, status: 0, body: "" };
  const [made] = await db.insert(apiRequest).values(fresh).onConflictDoNothing().returning({ id: apiRequest.id });
  if (made) return { first: true };
  const known = await db.select().from(apiRequest).where(eq(apiRequest.id, row.id)).get();
  if (!known) return beginRequest(db, row);
  const gone = known.created_at < row.created_at - KEPT_MS;
  const dead = known.status === 0 && known.created_at < row.created_at - DEAD_MS;
  if (!gone && !(dead && known.fingerprint === row.fingerprint)) return { first: false, known };
  const [taken] = await db
    .update(apiRequest)
    .set(fresh)
    .where(and(eq(apiRequest.id, row.id), eq(apiRequest.created_at, known.created_at)))
    .returning({ id: apiRequest.id });
  return taken ? { first: true } : beginRequest(db, row);
}

export const keepAnswer = (db: Database, id: string, answer: { status: number; body: string }) =>
  db.update(apiRequest).set(answer).where(eq(apiRequest.id, id));

/** A request that was refused has changed nothing: it may be sent again. */
export const forgetRequest = (db: Database, id: string) =>
  db.delete(apiRequest).where(and(eq(apiRequest.id, id), eq(apiRequest.status, 0)));

const DAY_MS = 24 * 60 * 60_000;
const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);

/** What nobody asks for any more: answers after a day, counts after 90. */
export const forgetApiRequests = (db: Database, now: number) =>
  db.batch([
    db.delete(apiRequest).where(lt(apiRequest.created_at, now - KEPT_MS)),
    db.delete(apiUsage).where(lt(apiUsage.day, dayOf(now - 90 * DAY_MS))),
  ]);
