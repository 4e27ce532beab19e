import { eq } from "drizzle-orm";
import type { Database } from "../../../db/queries/database.ts";
import { balance, session, user } from "../../../db/schema/index.ts";
import { AppError } from "../app-error.ts";
import { sha256 } from "../ids.ts";

/** With the balance: most pages show it. */
export interface CurrentUser extends Row {
  credits: { available: number; reserved: number };
}
type Row = typeof user.$inferSelect;

/** The session token of a request: X-Token, token or Authorization, all the same (spec §7). */
export const tokenOf = (headers: Headers): string =>
  headers.get("x-token") ?? headers.get("token") ?? (headers.get("authorization") ?? "").replace(/^Bearer /, "");

/** What the requests of one batch have found out about who asks. */
const shared = new WeakMap<Request, { user?: Promise<CurrentUser> }>();

/** Requests with the same headers: who asks is looked up once for all of them. */
export function share(requests: Request[]): void {
  const slot = {};
  for (const request of requests) shared.set(request, slot);
}

/** Who asks. Throws auth.loginRequired where the token is missing, unknown or over. */
export function currentUser(db: Database, request: Request): Promise<CurrentUser> {
  const slot = shared.get(request) ?? {};
  return (slot.user ??= lookUp(db, request.headers));
}

async function lookUp(db: Database, headers: Headers): Promise<CurrentUser> {
  const token = tokenOf(headers);
  if (!/^[0-9a-z]{20,80}$/.test(token)) throw new AppError("auth.loginRequired");
  const [row] = await db
    .select({ user, expires: session.expires_at, available: balance.available, reserved: balance.reserved })
    .from(session)
    .innerJoin(user, eq(user.id, session.owner_id))
    .leftJoin(balance, eq(balance.owner_id, session.owner_id))
    .where(eq(session.id, await sha256(token)));
  if (!row || row.expires < Date.now()) throw new AppError("auth.loginRequired");
  return { ...row.user, credits: { available: row.available ?? 0, reserved: row.reserved ?? 0 } };
}
