import { inArray } from "drizzle-orm";
import { auditOf } from "../../../db/queries/team.ts";
import { user as userTable } from "../../../db/schema/index.ts";
import { TEAM } from "../../../trpc/contract/rules/team.ts";
import type { Call } from "../http/implement.ts";
import { ownTeam } from "./own.ts";

/** The log of the caller's team, with names for the ids of those who still have an account. */
export async function teamAuditPage(call: Call, before?: number) {
  const { db } = call;
  const own = await ownTeam(call);
  const rows = await auditOf(db, own.team.id, { before, limit: TEAM.auditPage + 1 });
  const page = rows.slice(0, TEAM.auditPage);
  const ids = [...new Set(page.flatMap(({ owner_id, subject }) => [owner_id, subject]))].slice(0, 90);
  const people = await db
    .select({ id: userTable.id, email: userTable.email, nickname: userTable.nickname })
    .from(userTable)
    .where(inArray(userTable.id, ids));
  const names = new Map(people.map(({ id, email, nickname }) => [id, nickname || email]));
  const list = page.map(({ seq, owner_id, action, subject, detail, created_at }) => ({
    seq,
    actor: names.get(owner_id) ?? "",
    action,
    subject: names.get(subject) ?? (/^[0-9a-z]{16}$/.test(subject) ? "" : subject),
    detail,
    created_at,
  }));
  return { list, next: rows.length > TEAM.auditPage ? (page.at(-1)?.seq ?? null) : null };
}
