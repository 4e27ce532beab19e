import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/queries/database.ts";
import { findPresence } from "../../../db/queries/presence.ts";
import { session, type user } from "../../../db/schema/index.ts";
import { SESSION_SECONDS } from "../../../trpc/contract/rules/account.ts";
import { AppError } from "../app-error.ts";
import { randomId, sha256 } from "../ids.ts";

type Row = typeof user.$inferSelect;
/** With the balance: most pages show it. */
export interface CurrentUser extends Row {
  credits: { available: number; reserved: number };
}
type SessionRow = typeof session.$inferSelect;

/** Someone with a session, and that session. */
export interface Presence {
  user: CurrentUser;
  session: SessionRow;
}

/** With less than this left, a session is followed by a new one. */
const RENEW_SECONDS = SESSION_SECONDS / 3;
/** Requests under way may still carry the old token for this long after the new one was used. */
const GRACE_MS = 10 * 60_000;
/** One of many requests at once makes the new session; if its answer is lost, another may after this. */
const RENEW_AGAIN_MS = 60_000;

/** The session token of a request: X-Token, token or Authorization, all the same (spec §7). */
const tokenOf = (headers: Headers): string =>
  headers.get("x-token") ?? headers.get("token") ?? (headers.get("authorization") ?? "").replace(/^Bearer /, "");

/** What a request says that it comes from; a script that says nothing is one. */
const deviceOf = (request: Request): string => (request.headers.get("device") ?? "").replace(/[^a-z0-9-]/gi, "").slice(0, 20);

async function freshSession(ownerId: string, device: string, replaces: string | null = null) {
  const token = randomId(40);
  const now = Date.now();
  const expires = Math.floor(now / 1000) + SESSION_SECONDS;
  const row = { id: await sha256(token), owner_id: ownerId, expires_at: expires * 1000, created_at: now, replaces, device };
  return { row, given: { token, expires, maxAge: SESSION_SECONDS } };
}

/** A new session: the statement that keeps it, and what its owner is told. */
export async function newSession(db: Database, ownerId: string, request: Request) {
  const { row, given } = await freshSession(ownerId, deviceOf(request));
  return { statement: db.insert(session).values(row), given };
}

/** Ends the session of a token. */
export async function endSession(db: Database, token: string): Promise<void> {
  await db.delete(session).where(eq(session.id, await sha256(token)));
}

/** The first use of a session that replaces another ends that one soon. */
async function retire(db: Database, { id, replaces }: SessionRow): Promise<void> {
  if (!replaces) return;
  const soon = Date.now() + GRACE_MS;
  await db.batch([
    db
      .update(session)
      .set({ expires_at: sql`min(${session.expires_at}, ${soon})`, rotated_at: Number.MAX_SAFE_INTEGER })
      .where(eq(session.id, replaces)),
    db.update(session).set({ replaces: null }).where(eq(session.id, id)),
  ]);
}

/** Who asks, for the reads of one batch: looked up by the first that needs it. */
const shared = new WeakMap<Request, { presence?: Promise<Presence | null> }>();

/**
 * Runs the reads of one request, which look up once who asks. It is forgotten with the last: what hangs on a Request,
 * which is half the runtime's, outlives the young generation, and is copied there time and again.
 */
export function sharing<T>(request: Request, reads: () => Promise<T>): Promise<T> {
  shared.set(request, {});
  return reads().finally(() => shared.delete(request));
}

/** Who asks; null where the token is missing, unknown or over. */
export function presenceOf(db: Database, request: Request): Promise<Presence | null> {
  const known = shared.get(request) ?? {};
  return (known.presence ??= lookUp(db, request.headers));
}

async function lookUp(db: Database, headers: Headers): Promise<Presence | null> {
  const token = tokenOf(headers);
  if (!/^[0-9a-z]{20,80}$/.test(token)) return null;
  const row = await findPresence(db, await sha256(token));
  if (!row || row.session.expires_at < Date.now()) return null;
  await retire(db, row.session);
  return { session: row.session, user: { ...row.user, credits: { available: row.available ?? 0, reserved: row.reserved ?? 0 } } };
}

/** The same; throws auth.loginRequired where nobody does. */
export async function requirePresence(db: Database, request: Request): Promise<Presence> {
  const presence = await presenceOf(db, request);
  if (!presence) throw new AppError("auth.loginRequired");
  return presence;
}

/**
 * A new session for one near its end (spec §4: refresh_token 1 with token, expires, maxAge); null for all others. It is
 * made of the old one's row, in one transaction: a session that a new password or a login has ended is followed by none.
 */
export async function renewal(db: Database, { session: { id, owner_id, expires_at, device } }: Presence) {
  const now = Date.now();
  if (expires_at - now > RENEW_SECONDS * 1000) return null;
  const { row, given } = await freshSession(owner_id, device, id);
  const alive = and(eq(session.id, id), lt(session.rotated_at, now - RENEW_AGAIN_MS));
  const [followed] = await db.batch([
    db
      .insert(session)
      .select(
        db
          .select({
            id: sql`${row.id}`.as("id"),
            owner_id: session.owner_id,
            expires_at: sql`${row.expires_at}`.as("expires_at"),
            created_at: sql`${now}`.as("created_at"),
            rotated_at: sql`0`.as("rotated_at"),
            replaces: session.id,
            device: session.device,
          })
          .from(session)
          .where(alive),
      )
      .returning({ id: session.id }),
    db.update(session).set({ rotated_at: now }).where(alive),
  ]);
  return followed.length === 1 ? { refresh_token: 1 as const, ...given } : null;
}
