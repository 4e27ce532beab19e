import { z } from "zod";
import type { DraftRow } from "../../../../db/queries/draft.ts";
import { product } from "../../../../trpc/contract/product.ts";
import { script } from "../../../../trpc/contract/script.ts";
import { videoSettings } from "../../../../trpc/contract/settings.ts";
import { AppError } from "../../app-error.ts";
import { frozenTimeline } from "../../timelines/frozen.ts";

/**
 * The draft as it was when the task was pushed: what is changed or deleted afterwards is not this task's. `photo`: the
 * file of a talking photo; `logo`: that of the team's brand kit.
 */
export const adInput = z.object({
  draft_id: z.string(),
  revision: z.number().int(),
  product,
  settings: videoSettings,
  script,
  photo: z.string().optional(),
  logo: z.string().optional(),
  edited: frozenTimeline.optional(),
  /** Of an export: the second of a still, or where a GIF begins. */
  at: z.number().optional(),
});
export type AdInput = z.output<typeof adInput>;

/** What a task keeps of a draft: with the script that the user chose, or the first one. Throws script.missing where there is none. */
export function inputOf(
  { id, revision, product: shown, settings, scripts, script_id }: DraftRow,
  { photo, logo }: { photo: string | null; logo: string | null },
): AdInput {
  const chosen = scripts.find((one) => one.id === script_id) ?? scripts[0];
  if (!chosen) throw new AppError("script.missing");
  return { draft_id: id, revision, product: shown, settings, script: chosen, ...(photo ? { photo } : {}), ...(logo ? { logo } : {}) };
}
