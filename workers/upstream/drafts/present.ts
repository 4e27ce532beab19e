import { type DraftRow, latestTasks } from "../../../db/queries/draft.ts";
import type { Draft } from "../../../trpc/contract/draft.ts";
import type { Database } from "../services.ts";

/** A draft as the contract states it. */
export async function presentDraft(db: Database, row: DraftRow): Promise<Draft> {
  const { owner_id: _owner, app_id, ...rest } = row;
  return { ...rest, app_id: app_id === 103 ? 103 : 104, ...(await latestTasks(db, row.id)) };
}
