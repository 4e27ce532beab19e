import { eq } from "drizzle-orm";
import { availableCredits, entriesOf, grant } from "../../../db/queries/ledger.ts";
import { user as userTable } from "../../../db/schema/index.ts";
import { admin } from "../../../trpc/contract/admin.ts";
import type { z } from "zod";
import { AppError } from "../app-error.ts";
import { type AdminCall, type App, implement } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { recorded } from "./change.ts";

type Grant = z.output<typeof admin.credits.grant.input>;

/** Through the ledger, once for a key: the ledger's row and the audit's are unique by it. */
async function give(call: AdminCall, { user_id, amount, key, reason }: Grant): Promise<z.input<typeof admin.credits.grant.output>> {
  const { db } = call;
  if ((await db.$count(userTable, eq(userTable.id, user_id))) === 0)
    throw new AppError("system.notFound", { detail: `no user ${user_id}` });
  const gift = `grant:${key}`;
  const change = { action: "grant", subject: gift, revision: 1, before: null, after: { user_id, amount, reason } };
  await recorded(call, change, grant(db, { id: randomId(), owner_id: user_id, task_id: gift, amount }));
  const [entry] = await entriesOf(db, gift);
  if (entry?.owner_id !== user_id || entry.available !== amount) throw new AppError("admin.keyReused");
  return { user_id, amount, available: await availableCredits(db, user_id), created_at: entry.created_at };
}

/** Serves `admin.credits`. */
export function creditRoutes(app: App): void {
  implement(app, admin.credits.grant, (input, call) => give(call, input));
}
