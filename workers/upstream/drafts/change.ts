import type { z } from "zod";
import type { DraftRow } from "../../../db/queries/draft.ts";
import type { drafts } from "../../../trpc/contract/draft.ts";
import type { Script } from "../../../trpc/contract/script.ts";
import type { Product } from "../../../trpc/contract/product.ts";
import { PRODUCT_LIMITS } from "../../../trpc/contract/rules/product.ts";
import { AppError } from "../app-error.ts";
import { groundClaims } from "../scripts/index.ts";

type Change = z.output<typeof drafts.update.input>;

const length = (text: string): number => [...text].length;

/** Throws FIELDS_INCOMPLETE without a name or with an empty selling point, TEXT_TOO_LONG past a limit (spec §5). */
function checkProduct(product: Product, appId: number): void {
  const limits = PRODUCT_LIMITS[appId === 103 ? 103 : 104];
  if (product.name.trim() === "" || product.selling_points.some((point) => point.trim() === "")) {
    throw new AppError("FIELDS_INCOMPLETE");
  }
  const tooLong =
    length(product.name) > limits.name ||
    length(product.intro) > limits.intro ||
    product.selling_points.length > limits.sellingPoints ||
    product.selling_points.some((point) => length(point) > limits.sellingPoint);
  if (tooLong) throw new AppError("TEXT_TOO_LONG");
}

function changedProduct(row: DraftRow, { product, media_ids }: Change): Product {
  const merged = { ...row.product, ...product };
  if (product) checkProduct(merged, row.app_id);
  if (!media_ids) return merged;
  const byId = new Map(merged.media.map((entry) => [entry.id, entry]));
  return { ...merged, media: [...new Set(media_ids)].flatMap((id) => byId.get(id) ?? []) };
}

function changedScripts(row: DraftRow, scriptId: string | null, { clips }: Change): Script[] {
  if (!clips) return row.scripts;
  return row.scripts.map((script) => {
    if (script.id !== scriptId) return script;
    const edited = script.clips.map((clip) => {
      const words = clips[clip.id];
      if (!words || (words.text === clip.text && words.headline === clip.headline)) return clip;
      return { ...clip, ...words, claims: groundClaims(words.text, row.product.facts) };
    });
    return { ...script, clips: edited };
  });
}

/** What a valid change makes of a draft. */
export function applyChange(row: DraftRow, change: Change): Pick<DraftRow, "product" | "settings" | "scripts" | "script_id"> {
  const script_id = change.script_id ?? row.script_id;
  if (change.script_id && !row.scripts.some(({ id }) => id === change.script_id)) throw new AppError("NOT_FOUND");
  return {
    product: changedProduct(row, change),
    settings: { ...row.settings, ...change.settings },
    scripts: changedScripts(row, script_id, change),
    script_id,
  };
}
