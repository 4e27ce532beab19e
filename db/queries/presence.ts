import { eq, sql } from "drizzle-orm";
import { balance, session, user } from "../schema/index.ts";
import type { Database } from "./database.ts";
import { prepared } from "./prepared.ts";

const byToken = prepared((db) =>
  db
    .select({ user, session, available: balance.available, reserved: balance.reserved })
    .from(session)
    .innerJoin(user, eq(user.id, session.owner_id))
    .leftJoin(balance, eq(balance.owner_id, session.owner_id))
    .where(eq(session.id, sql.placeholder("id")))
    .prepare(),
);

/** A session by the hash of its token, and whose it is, with their balance. */
export const findPresence = (db: Database, id: string) => byToken(db).get({ id });
