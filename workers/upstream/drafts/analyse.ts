import { type DraftChange, type DraftRow, findDraft } from "../../../db/queries/draft.ts";
import { codeOf } from "../../../trpc/contract/rules/errors.ts";
import { flowOf, PRODUCT_LIMITS } from "../../../trpc/contract/rules/product.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import type { Product } from "../../../trpc/contract/product.ts";
import { QUALITY } from "../tools/link-to-video/quality.ts";
import { prepareShown } from "../tools/link-to-video/shown.ts";
import { readProduct } from "../product/from-page.ts";
import { kitOf, withBrand } from "../team/brand-kit.ts";
import { makerFor } from "./frames.ts";
import { saveDraft } from "./save.ts";

/** Cuts the pictures out and looks the films through while the user reads the page: the preview will find them done. */
export function warmShown(call: Call, product: Product): void {
  if (call.variables.PREPARE_AHEAD === "no") return;
  const work = prepareShown(makerFor(call), product, QUALITY.preview.scale);
  call.waitUntil(work.catch(() => undefined));
}

/** Reads the draft's link once; what it found, or why it could not, stays with the draft. */
export async function analyse(call: Call, row: DraftRow, again: boolean): Promise<DraftRow> {
  if (flowOf(row.app_id) !== "link-to-video" || (row.analysis === "success" && !again) || (row.analysis === "failed" && !again)) return row;
  const { db, user } = call;
  const save = async (change: DraftChange) => (await saveDraft(call, row, change)) ?? (await findDraft(db, user.id, row.id)) ?? row;
  try {
    const [found, kit] = await Promise.all([readProduct(call, user, row.source_url, PRODUCT_LIMITS["link-to-video"]), kitOf(call)]);
    const product = withBrand({ ...row.product, ...found }, kit);
    warmShown(call, product);
    return await save({ analysis: "success", error_code: null, error_values: null, product });
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return await save({ analysis: "failed", error_code: codeOf(error.reason) ?? codeOf("system.error"), error_values: error.params });
  }
}
