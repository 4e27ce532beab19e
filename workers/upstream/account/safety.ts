import { and, desc, eq, gt, lt, ne } from "drizzle-orm";
import { session } from "../../../db/schema/index.ts";
import { account } from "../../../trpc/contract/account.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { presenceOf } from "../http/session.ts";
import { exportPage } from "./export.ts";
import { addPasskey, askPasskey, beginPasskey, listPasskeys, partyOf, passkeyLogin, removePasskey, renamePasskey } from "./passkey.ts";
import { beginSecondFactor, confirmSecondFactor, endSecondFactor, hasSecondFactor, recoveryLeft, secondStep } from "./second-factor.ts";

/** Sessions shown at most: who has more ends them all. */
const MOST = 100;

async function openSessions({ db, user, request }: Call) {
  const current = (await presenceOf(db, request))?.session.id;
  const rows = await db
    .select({ id: session.id, device: session.device, created_at: session.created_at })
    .from(session)
    // One that was followed by another goes on for minutes only, and is the same device.
    .where(and(eq(session.owner_id, user.id), gt(session.expires_at, Date.now()), lt(session.rotated_at, Number.MAX_SAFE_INTEGER)))
    .orderBy(desc(session.created_at))
    .limit(MOST);
  return rows.map((row) => ({ ...row, current: row.id === current }));
}

async function endOthers({ db, user, request }: Call): Promise<void> {
  const current = (await presenceOf(db, request))?.session.id ?? "";
  await db.delete(session).where(and(eq(session.owner_id, user.id), ne(session.id, current)));
}

/** Serves what guards an account: its sessions, its second factor, and what is stored of it. */
export function safetyRoutes(app: App): void {
  implement(app, account.safety, async (_input, call) => {
    const [sessions, second_factor, recovery_left, passkeys] = await Promise.all([
      openSessions(call),
      hasSecondFactor(call, call.user.id),
      recoveryLeft(call, call.user.id),
      listPasskeys(call),
    ]);
    return { sessions, second_factor, recovery_left, passkeys, passkey_domain: partyOf(call)?.id ?? null };
  });
  implement(app, account.endSession, async ({ id }, { db, user }) => {
    await db.delete(session).where(and(eq(session.id, id), eq(session.owner_id, user.id)));
    return {};
  });
  implement(app, account.endOthers, async (_input, call) => endOthers(call).then(() => ({})));
  implement(app, account.beginSecondFactor, async (_input, call) => beginSecondFactor(call));
  implement(app, account.confirmSecondFactor, async ({ code }, call) => confirmSecondFactor(call, code));
  implement(app, account.endSecondFactor, async (given, call) => endSecondFactor(call, given).then(() => ({})));
  implement(app, account.secondStep, async (given, call) => secondStep(call, given));
  implement(app, account.beginPasskey, async ({ password }, call) => beginPasskey(call, password));
  implement(app, account.addPasskey, async (given, call) => addPasskey(call, given));
  implement(app, account.renamePasskey, async (given, call) => renamePasskey(call, given).then(() => ({})));
  implement(app, account.removePasskey, async (given, call) => removePasskey(call, given).then(() => ({})));
  implement(app, account.askPasskey, async ({ challenge }, call) => askPasskey(call, challenge));
  implement(app, account.passkeyLogin, async (given, call) => passkeyLogin(call, given));
  implement(app, account.exportData, async ({ table, after }, call) => exportPage(call, table, after));
}
