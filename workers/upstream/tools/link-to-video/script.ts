import type { DraftRow } from "../../../../db/queries/draft.ts";
import type { Script } from "../../../../trpc/contract/script.ts";
import { AppError } from "../../app-error.ts";

/** The script the user chose, or the first one. Throws script.missing where there is none. */
export function chosenScript({ scripts, script_id }: DraftRow): Script {
  const script = scripts.find(({ id }) => id === script_id) ?? scripts[0];
  if (!script) throw new AppError("script.missing");
  return script;
}
