import { and, eq, lt, sql } from "drizzle-orm";
import type { Database } from "../../../db/queries/database.ts";
import { prepared } from "../../../db/queries/prepared.ts";
import { balance, session, user } from "../../../db/schema/index.ts";
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

const SESSION_SECONDS = 60 * 60 * 24 * 90;
/** With less than this left, a session is followed by a new one. */
const RENEW_SECONDS = SESSION_SECONDS / 3;
/** Requests under way may still carry the old token for this long after the new one was used. */
const GRACE_MS = 10 * 60_000;
/** One of many requests at once makes the new session; if its answer is lost, another may after this. */
const RENEW_AGAIN_MS = 60_000;

/** The session token of a request: X-Token, token or Authorization, all the same (spec §7). */
const tokenOf = (headers: Headers): string =>
  headers.get("x-token") ?? headers.get("token") ?? (headers.get("authorization") ?? "").replace(/^Bearer /, "");

/** A new session: the statement that keeps it, and what its owner is told. */
export async function newSession(db: Database, ownerId: string, replaces: string | null = null) {
  const token = randomId(40);
  const now = Date.now();
  const expires = Math.floor(now / 1000) + SESSION_SECONDS;
  const row = { id: await sha256(token), owner_id: ownerId, expires_at: expires * 1000, created_at: now, replaces };
  return { statement: db.insert(session).values(row), given: { token, expires, maxAge: SESSION_SECONDS } };
}

/** The first use of a session that replaces another ends that one soon. */
async function retire(db: Database, { id, replaces }: SessionRow): Promise<void> {
  if (!replaces) return;
  const soon = Date.now() + GRACE_MS;
  await db.batch([
    db.update(session).set({ expires_at: sql`min(${session.expires_at}, ${soon})`, rotated_at: Number.MAX_SAFE_INTEGER }).where(eq(session.id, replaces)),
    db.update(session).set({ replaces: null }).where(eq(session.id, id)),
  ]);
}

/** What the requests of one batch have found out about who asks. */
const shared = new WeakMap<Request, { presence?: Promise<Presence | null> }>();

/** Requests with the same headers: who asks is looked up once for all of them. */
export function share(requests: Request[]): void {
  const slot = {};
  for (const request of requests) shared.set(request, slot);
}

/** Who asks; null where the token is missing, unknown or over. */
export function presenceOf(db: Database, request: Request): Promise<Presence | null> {
  const slot = shared.get(request) ?? {};
  return (slot.presence ??= lookUp(db, request.headers));
}

const byToken = prepared((db) =>
  db
    .select({ user, session, available: balance.available, reserved: balance.reserved })
    .from(session)
    .innerJoin(user, eq(user.id, session.owner_id))
    .leftJoin(balance, eq(balance.owner_id, session.owner_id))
    .where(eq(session.id, sql.placeholder("id")))
    .prepare(),
);

async function lookUp(db: Database, headers: Headers): Promise<Presence | null> {
  const token = tokenOf(headers);
  if (!/^[0-9a-z]{20,80}$/.test(token)) return null;
  const row = await byToken(db).get({ id: await sha256(token) });
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

/** A new session for one near its end (spec §4: refresh_token 1 with token, expires, maxAge); null for all others. */
export async function renewal(db: Database, { session: { id, owner_id, expires_at } }: Presence) {
  const now = Date.now();
  if (expires_at - now > RENEW_SECONDS * 1000) return null;
  const claimed = await db
    .update(session)
    .set({ rotated_at: now })
    .where(and(eq(session.id, id), lt(session.rotated_at, now - RENEW_AGAIN_MS)))
    .returning({ id: session.id });
  if (claimed.length === 0) return null;
  const { statement, given } = await newSession(db, owner_id, id);
  await statement;
  return { refresh_token: 1 as const, ...given };
}
