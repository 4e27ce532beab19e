import { eq } from "drizzle-orm";
import { session, user } from "../../../db/schema/index.ts";
import { account } from "../../../trpc/contract/account.ts";
import { attributionOf } from "../../../trpc/contract/rules/attribution.ts";
import { GUEST_CREDITS } from "../../../trpc/contract/rules/credits.ts";
import { USER_TYPE } from "../../../trpc/contract/rules/user-types.ts";
import { type App, implement } from "../http/implement.ts";
import { newSession, presenceOf } from "../http/session.ts";
import { randomId } from "../ids.ts";
import { centerRoutes } from "./center.ts";
import { grant } from "./grant.ts";
import { handoffRoutes } from "./handoff.ts";
import { passwordRoutes } from "./password.ts";
import { presentUser } from "./present.ts";
import { feedbackRoutes } from "./feedback.ts";
import { safetyRoutes } from "./safety.ts";
import { thirdPartyRoutes } from "./third-party.ts";

/** Serves the `account` calls: a guest and a welcome grant in one batch; who asks; and all that makes an account. */
export function accountRoutes(app: App): void {
  implement(app, account.guestLogin, async (came, { db, lang, request }) => {
    const id = randomId();
    const { statement, given } = await newSession(db, id, request);
    const attribution = attributionOf(Object.entries(came));
    await db.batch([
      db.insert(user).values({ id, user_type: USER_TYPE.guest, lang_code: lang, attribution, created_at: Date.now() }),
      statement,
      grant(db, id, `welcome:${id}`, GUEST_CREDITS),
    ]);
    return { ...given, url: "/" };
  });
  implement(app, account.getUserInfo, async (_input, { user: me, variables }) => presentUser(me, variables));
  implement(app, account.logout, async (_input, { db, request }) => {
    const present = await presenceOf(db, request);
    if (present) await db.delete(session).where(eq(session.id, present.session.id));
    return {};
  });
  passwordRoutes(app);
  thirdPartyRoutes(app);
  handoffRoutes(app);
  centerRoutes(app);
  safetyRoutes(app);
  feedbackRoutes(app);
}
