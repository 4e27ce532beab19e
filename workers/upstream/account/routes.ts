import { GUEST_CREDITS } from "../../../trpc/contract/rules/credits.ts";
import { account } from "../../../trpc/contract/account.ts";
import { ledger, session, user } from "../../../db/schema/index.ts";
import { type App, implement, implementPublic } from "../http/implement.ts";
import { randomId, sha256 } from "../ids.ts";

const GUEST = 5;
const SESSION_SECONDS = 60 * 60 * 24 * 90;

/** Serves the `account` calls: a guest and a welcome grant in one batch; who asks. */
export function accountRoutes(app: App): void {
  implementPublic(app, account.guestLogin, async (attribution, { db, lang }) => {
    const id = randomId();
    const token = randomId(40);
    const now = Date.now();
    const expires = Math.floor(now / 1000) + SESSION_SECONDS;
    const came = Object.fromEntries(Object.entries(attribution).filter((entry): entry is [string, string] => Boolean(entry[1])));
    await db.batch([
      db.insert(user).values({ id, user_type: GUEST, lang_code: lang, attribution: came, created_at: now }),
      db.insert(session).values({ id: await sha256(token), owner_id: id, expires_at: expires * 1000, created_at: now }),
      db.insert(ledger).values({ id: randomId(), owner_id: id, task_id: `welcome:${id}`, kind: "grant", available: GUEST_CREDITS, reserved: 0, created_at: now }),
    ]);
    return { token, url: "/", expires, maxAge: SESSION_SECONDS };
  });

  implement(app, account.getUserInfo, async (_input, { user: me }) => ({
      userId: me.id,
      user_type: me.user_type,
      vip_level: 0,
      email: me.email,
      isRegister: false,
      app_permission: [],
      feature_permission: [],
      lang_code: me.lang_code,
      credits: me.credits,
  }));
}
