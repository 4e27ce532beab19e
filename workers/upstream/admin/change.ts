import type { BatchItem } from "drizzle-orm/batch";
import { auditing, loggingNext } from "../../../db/queries/admin.ts";
import { AppError } from "../app-error.ts";
import type { AdminCall } from "../http/implement.ts";

interface Change {
  action: string;
  subject: string;
  /** The revision that the change makes. */
  revision: number;
  before: unknown;
  after: unknown;
}

/** drizzle wraps D1's words: they stand in the cause. */
const isTaken = (error: unknown): boolean =>
  error instanceof Error && (/UNIQUE constraint failed: admin_audit/.test(error.message) || isTaken(error.cause));

/** Writes a change and its audit row in one batch: both, or neither. False where that revision was written already. */
export async function recorded(
  { db, admin }: Pick<AdminCall, "db" | "admin">,
  change: Change,
  writes: BatchItem<"sqlite">,
): Promise<boolean> {
  const { before, after } = change;
  const audit = auditing(db, { ...change, before: before ?? null, after: after ?? null, admin: admin.id, created_at: Date.now() });
  try {
    await db.batch([audit, writes]);
    return true;
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
}

/** Refuses a change of another revision than the one that is there. */
export function requireRevision(now: number, read: number): void {
  if (now !== read) throw new AppError("admin.changedElsewhere", { params: { revision: now } });
}

/** Records a deed that has no revision of its own: each is the next of its subject. Two at once are two rows. */
export async function logged({ db, admin }: Pick<AdminCall, "db" | "admin">, deed: Omit<Change, "revision">): Promise<void> {
  await loggingNext(db, { ...deed, before: deed.before ?? null, after: deed.after ?? null, admin: admin.id, created_at: Date.now() });
}
