import { and, desc, eq, lt, sql } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

export type AuditRow = typeof schema.adminAudit.$inferSelect;
export type DocumentRow = typeof schema.document.$inferSelect;

/** A document as an admin wrote it; null where none did. */
export async function findDocument(db: Database, name: string): Promise<DocumentRow | null> {
  const [row] = await db.select().from(schema.document).where(eq(schema.document.name, name));
  return row ?? null;
}

/** The statement that writes a document; to be in one batch with its audit row, which refuses a revision written before. */
export const writing = (db: Database, row: DocumentRow) =>
  db.insert(schema.document).values(row).onConflictDoUpdate({ target: schema.document.name, set: row });

/** The statement that records a change. Unique by subject and revision. */
export const auditing = (db: Database, row: Omit<AuditRow, "seq">) => db.insert(schema.adminAudit).values(row);

/** Newest first, 50 at a time, before a row's `seq`; of one subject, or of all. */
export const listAudit = (db: Database, subject?: string, before = Number.MAX_SAFE_INTEGER): Promise<AuditRow[]> =>
  db
    .select()
    .from(schema.adminAudit)
    .where(and(lt(schema.adminAudit.seq, before), subject === undefined ? undefined : eq(schema.adminAudit.subject, subject)))
    .orderBy(desc(schema.adminAudit.seq))
    .limit(50);

/** Records a deed under the next revision of its subject, in one statement. */
export const loggingNext = (db: Database, { admin, action, subject, before, after, created_at }: Omit<AuditRow, "seq" | "revision">) =>
  db.run(sql`
    INSERT INTO ${schema.adminAudit} (admin, action, subject, revision, before, after, created_at)
    SELECT ${admin}, ${action}, ${subject}, coalesce(max(revision), 0) + 1,
      ${JSON.stringify(before)}, ${JSON.stringify(after)}, ${created_at}
    FROM ${schema.adminAudit} WHERE subject = ${subject}`);
