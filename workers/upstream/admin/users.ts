import { eq, or } from "drizzle-orm";
import { balance, user as userTable } from "../../../db/schema/index.ts";
import { admin } from "../../../trpc/contract/admin.ts";
import { AppError } from "../app-error.ts";
import { type App, implement } from "../http/implement.ts";

/** Serves `admin.users`. */
export function userRoutes(app: App): void {
  implement(app, admin.users.find, async ({ query }, { db }) => {
    const [found] = await db
      .select()
      .from(userTable)
      .leftJoin(balance, eq(balance.owner_id, userTable.id))
      .where(or(eq(userTable.id, query), eq(userTable.email, query.toLowerCase())))
      .limit(1);
    if (!found) throw new AppError("system.notFound");
    const { id: user_id, user_type, email, lang_code, created_at } = found.user;
    return {
      user_id,
      user_type,
      email,
      lang_code,
      created_at,
      credits: { available: found.balance?.available ?? 0, reserved: found.balance?.reserved ?? 0 },
    };
  });
}
