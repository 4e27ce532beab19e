import type { DraftRow } from "../../../db/queries/draft.ts";
import type { Draft } from "../../../trpc/contract/draft.ts";
import type { Product } from "../../../trpc/contract/product.ts";
import { pageExpiry } from "../files/expiry.ts";
import type { Services } from "../services.ts";

/** Task types of the two flows (spec §3): anything else is not a draft's. */
export const flowApp = (app_id: number): Draft["app_id"] => (app_id === 103 ? 103 : 104);

const shown = async ({ files }: Services, product: Product): Promise<Draft["product"]> => ({
  ...product,
  media: await Promise.all(product.media.map(async (one) => ({ ...one, url: one.key ? await files.readPath(one.key, pageExpiry()) : "" }))),
});

/** A draft as the contract states it. */
export async function presentDraft(all: Services, { owner_id: _owner, app_id, product, ...rest }: DraftRow): Promise<Draft> {
  return { ...rest, app_id: flowApp(app_id), product: await shown(all, product) };
}
