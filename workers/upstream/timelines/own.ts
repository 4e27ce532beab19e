import { findTimeline, type TimelineRow } from "../../../db/queries/timeline.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";

/** The caller's timeline. Throws system.notFound: there is none, or it is another's. */
export async function ownTimeline({ db, user }: Pick<Call, "db" | "user">, id: string): Promise<TimelineRow> {
  const row = await findTimeline(db, user.id, id);
  if (!row) throw new AppError("system.notFound");
  return row;
}
