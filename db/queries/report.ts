import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { ReportedKind } from "../../trpc/contract/rules/reports.ts";
import { asset, draft, report, seat, share, task } from "../schema/index.ts";
import type { Database } from "./database.ts";

export type ReportRow = typeof report.$inferSelect;
export type Subject = Pick<ReportRow, "kind" | "subject">;

/** An ad's draft; what has none, a picture for instance, stands for itself. */
export const adOfTask = sql<string>`coalesce(${task.subject_id}, ${task.id})`;

/** Keeps a report; one that its reporter has sent before stays as it is. */
export const keepReport = (db: Database, row: typeof report.$inferInsert) => db.insert(report).values(row).onConflictDoNothing();

/** The ad behind a public link. */
export async function adOfLink(db: Database, token: string) {
  const [found] = await db
    .select({ subject: draft.id, owner_id: draft.owner_id, title: draft.title })
    .from(share)
    .innerJoin(draft, eq(draft.id, share.draft_id))
    .where(eq(share.token, token));
  return found ?? null;
}

/** An ad or a file that someone in the team shares. */
export async function sharedSubject(db: Database, teamId: string, { kind, id }: { kind: ReportedKind; id: string }) {
  const isShared = and(eq(seat.team_id, teamId), eq(seat.shares, true));
  const [found] =
    kind === "file"
      ? await db
          .select({ subject: asset.id, owner_id: asset.owner_id, title: asset.file_name })
          .from(asset)
          .innerJoin(seat, eq(seat.id, asset.owner_id))
          .where(and(eq(asset.id, id), eq(asset.shelf, "library"), isShared))
      : await db
          .select({ subject: adOfTask, owner_id: task.owner_id, title: task.title })
          .from(task)
          .innerJoin(seat, eq(seat.id, task.owner_id))
          .where(and(eq(task.id, id), eq(task.state, "success"), isShared));
  return found ?? null;
}

/** Whether others may see it: the operator has not taken it from their view. */
export const isSeen = (kind: ReportedKind, subject: SQLiteColumn | SQL): SQL =>
  sql`NOT EXISTS (
    SELECT 1 FROM ${report} WHERE ${report.kind} = ${kind} AND ${report.subject} = ${subject} AND ${report.state} = 'removed')`;

export const isRemoved = async (db: Database, kind: ReportedKind, subject: string): Promise<boolean> =>
  (await db.$count(report, and(eq(report.kind, kind), eq(report.subject, subject), eq(report.state, "removed")))) > 0;

/** Reports that wait for an answer, the oldest first. */
export const pendingReports = (db: Database, limit: number): Promise<ReportRow[]> =>
  db.select().from(report).where(eq(report.state, "pending")).orderBy(asc(report.created_at)).limit(limit);

export const findReport = (db: Database, id: string): Promise<ReportRow | undefined> =>
  db.select().from(report).where(eq(report.id, id)).get();

/** The statements that answer every open report of one thing; what is removed loses its public link. */
export const answering = (db: Database, { kind, subject }: Subject, { state, note }: Pick<ReportRow, "state" | "note">) => [
  db
    .update(report)
    .set({ state, note, answered_at: Date.now() })
    .where(and(eq(report.kind, kind), eq(report.subject, subject), eq(report.state, "pending"))),
  ...(state === "removed" && kind === "ad" ? [db.delete(share).where(eq(share.draft_id, subject))] : []),
];

/** What of someone's was removed, newest first: of several reports of a thing, one. */
export const removedOf = (db: Database, ownerId: string, limit: number): Promise<ReportRow[]> =>
  db
    .select()
    .from(report)
    .where(and(eq(report.owner_id, ownerId), eq(report.state, "removed")))
    .groupBy(report.kind, report.subject)
    .orderBy(desc(report.answered_at))
    .limit(limit);
