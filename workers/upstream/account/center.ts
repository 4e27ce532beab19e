import { count, eq, sum } from "drizzle-orm";
import { inviteLog, user } from "../../../db/schema/index.ts";
import { account } from "../../../trpc/contract/account.ts";
import { ACCOUNT, checkNickname } from "../../../trpc/contract/rules/account.ts";
import { refuse } from "../app-error.ts";
import { type App, implement } from "../http/implement.ts";
import { eraseAccount, purge } from "./erase.ts";
import { creditHistory } from "./history.ts";
import { presentUser } from "./present.ts";

/** What the personal center shows and changes. */
export function centerRoutes(app: App): void {
  implement(app, account.countInviteLog, async (_input, { db, user: me }) => {
    const [row] = await db
      .select({ count: count(), credits: sum(inviteLog.credits) })
      .from(inviteLog)
      .where(eq(inviteLog.owner_id, me.id));
    return { count: row?.count ?? 0, credits: Number(row?.credits ?? 0) };
  });
  implement(app, account.creditHistory, async ({ cursor }, call) => creditHistory(call, cursor));
  implement(app, account.updateProfile, async (change, call) => {
    const nickname = Array.from(change.nickname.replace(/\p{Cc}/gu, "").trim())
      .slice(0, ACCOUNT.nicknameMax)
      .join("");
    refuse(checkNickname(nickname));
    await call.db.update(user).set({ nickname }).where(eq(user.id, call.user.id));
    return presentUser({ ...call.user, nickname }, call.variables);
  });
  implement(app, account.deleteAccount, async (given, call) => {
    await eraseAccount(call, given);
    call.waitUntil(purge(call));
    return {};
  });
}
