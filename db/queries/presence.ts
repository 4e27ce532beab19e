import { and, eq, sql } from "drizzle-orm";
import { balance, draft, session, user } from "../schema/index.ts";
import type { Database } from "./database.ts";
import { DRAFT_COLUMNS } from "./draft.ts";
import { prepared } from "./prepared.ts";

const COLUMNS = { user, session, available: balance.available, reserved: balance.reserved };
const byToken = eq(session.id, sql.placeholder("id"));

const alone = prepared((db) =>
  db
    .select(COLUMNS)
    .from(session)
    .innerJoin(user, eq(user.id, session.owner_id))
    .leftJoin(balance, eq(balance.owner_id, session.owner_id))
    .where(byToken)
    .prepare(),
);

const withDraft = prepared((db) =>
  db
    .select({ ...COLUMNS, draft: DRAFT_COLUMNS })
    .from(session)
    .innerJoin(user, eq(user.id, session.owner_id))
    .leftJoin(balance, eq(balance.owner_id, session.owner_id))
    .leftJoin(draft, and(eq(draft.id, sql.placeholder("draft")), eq(draft.owner_id, session.owner_id)))
    .where(byToken)
    .prepare(),
);

/** A session by the hash of its token, whose it is, and their draft of this id, if one is asked for: one round trip. */
export async function findPresence(db: Database, id: string, draftId: string) {
  const row = draftId === "" ? await alone(db).get({ id }) : await withDraft(db).get({ id, draft: draftId });
  return row ? { draft: null, ...row } : null;
}
