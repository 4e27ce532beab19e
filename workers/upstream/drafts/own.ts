import { type DraftRow, findDraft } from "../../../db/queries/draft.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";

/** The caller's draft, of one app where that is asked for. Throws system.notFound: there is none, or it is another's. */
export async function ownDraft({ db, user }: Pick<Call, "db" | "user">, id: string, appId?: number): Promise<DraftRow> {
  const row = await findDraft(db, user.id, id);
  if (!row || (appId !== undefined && row.app_id !== appId)) throw new AppError("system.notFound");
  return row;
}
