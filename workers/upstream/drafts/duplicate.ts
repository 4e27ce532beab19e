import { draft as table } from "../../../db/schema/index.ts";
import { deleteDraft } from "../../../db/queries/draft-delete.ts";
import type { DraftRow } from "../../../db/queries/draft.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { nextTitle } from "./next-title.ts";
import { saveDraft } from "./save.ts";

/**
 * A draft like another of the caller's, with references of its own to the files. Throws draft.changedElsewhere: one is
 * just being removed.
 */
export async function duplicateDraft(call: Call, row: DraftRow): Promise<DraftRow> {
  const { preview_task_id: _preview, render_task_id: _render, share_token: _share, ...stored } = row;
  const now = Date.now();
  const title = nextTitle(row.title || row.product.name);
  const copy = { ...stored, id: randomId(), revision: 1, title, product: { ...row.product, media: [] }, created_at: now, updated_at: now };
  await call.db.insert(table).values(copy);
  const none = { preview_task_id: null, render_task_id: null, share_token: null };
  const saved = await saveDraft(call, { ...copy, ...none }, { product: row.product });
  if (saved) return saved;
  await deleteDraft(call.db, copy);
  throw new AppError("draft.changedElsewhere");
}
