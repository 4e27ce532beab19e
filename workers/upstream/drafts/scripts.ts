import { type DraftRow, saveDraft } from "../../../db/queries/draft.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";

const SCRIPTS = 3;

/** Scripts for the draft as it is now. Those already there stay, unless they are asked for again. */
export async function scriptsFor({ db, writer }: Call, row: DraftRow, again: boolean): Promise<DraftRow> {
  const { language, length: lengthSeconds, objective } = row.settings;
  const fitting = row.scripts.length > 0 && row.scripts.every((script) => script.language === language);
  if (fitting && !again) return row;
  const { scripts, fallback } = await writer.write(row.product, { language, lengthSeconds, objective, count: SCRIPTS, seed: row.revision });
  if (fallback) console.warn(`${fallback.engine} wrote no scripts (${fallback.reason}): the built-in writer did`);
  const saved = await saveDraft(db, row, { scripts, script_id: scripts[0]?.id ?? null });
  if (!saved) throw new AppError("draft.changedElsewhere");
  return saved;
}
