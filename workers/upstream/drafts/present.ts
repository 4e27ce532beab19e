import { type DraftRow, latestTasks } from "../../../db/queries/draft.ts";
import type { Draft } from "../../../trpc/contract/draft.ts";
import type { Product } from "../../../trpc/contract/product.ts";
import { pageExpiry } from "../files/expiry.ts";
import type { Services } from "../services.ts";

const shown = async ({ files }: Services, product: Product): Promise<Draft["product"]> => ({
  ...product,
  media: await Promise.all(product.media.map(async (one) => ({ ...one, url: one.key ? await files.readPath(one.key, pageExpiry()) : "" }))),
});

/** A draft as the contract states it. */
export async function presentDraft(all: Services, row: DraftRow): Promise<Draft> {
  const { owner_id: _owner, app_id, product, ...rest } = row;
  const [media, tasks] = await Promise.all([shown(all, product), latestTasks(all.db, row.id)]);
  return { ...rest, app_id: app_id === 103 ? 103 : 104, product: media, ...tasks };
}
