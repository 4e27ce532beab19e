import { and, eq, gt, lt } from "drizzle-orm";
import { handoff, user } from "../../../db/schema/index.ts";
import { account } from "../../../trpc/contract/account.ts";
import { HANDOFF_SECONDS } from "../../../trpc/contract/rules/account.ts";
import { AppError } from "../app-error.ts";
import { type App, type Call, implement, type PublicCall } from "../http/implement.ts";
import { randomId, sha256 } from "../ids.ts";
import type { Services } from "../services.ts";
import { openSession } from "./merge.ts";

/** An address as its owner knows it again, and nobody else reads it: `j•••@e•••.com`. */
export const masked = (email: string): string => email.replace(/^(.)[^@]*@(.).*(\.[^.]+)$/u, "$1•••@$2•••$3");

const alive = async (att: string) => and(eq(handoff.id, await sha256(att)), gt(handoff.expires_at, Date.now()));

async function create({ db, user: me }: Call) {
  const att = randomId(40);
  const now = Date.now();
  const expires_at = now + HANDOFF_SECONDS * 1000;
  await db.insert(handoff).values({ id: await sha256(att), owner_id: me.id, expires_at, created_at: now });
  return { att, expires: Math.floor(expires_at / 1000) };
}

async function read({ db }: PublicCall, att: string) {
  const [found] = await db
    .select({ email: user.email, nickname: user.nickname })
    .from(handoff)
    .innerJoin(user, eq(user.id, handoff.owner_id))
    .where(await alive(att));
  if (!found) throw new AppError("auth.handoffOver");
  return { name: masked(found.email) || found.nickname };
}

/** Whoever deletes the row has used the token: of two at once, one. */
async function use(call: PublicCall, att: string) {
  const [taken] = await call.db
    .delete(handoff)
    .where(await alive(att))
    .returning({ owner_id: handoff.owner_id });
  if (!taken) throw new AppError("auth.handoffOver");
  return { ...(await openSession(call, taken.owner_id)), url: "/" };
}

/** Serves the calls of `att` (spec §4). Throws auth.handoffOver for a token that is unknown, used or ten minutes old. */
export function handoffRoutes(app: App): void {
  implement(app, account.createHandoff, (_input, call) => create(call));
  implement(app, account.readHandoff, ({ att }, call) => read(call, att));
  implement(app, account.useHandoff, ({ att }, call) => use(call, att));
}

export const forgetHandoffs = ({ db }: Services) => db.delete(handoff).where(lt(handoff.expires_at, Date.now()));
