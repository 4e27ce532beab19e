import { type DraftRow, latestTasks } from "../../../db/queries/draft.ts";
import type { Draft } from "../../../trpc/contract/draft.ts";
import type { Product } from "../../../trpc/contract/product.ts";
import type { Services } from "../services.ts";

const LINK_SECONDS = 60 * 60 * 24;

/** Rounded to the hour, so that a repeated answer is the same answer (and caches). */
const expiry = (): number => Math.ceil(Date.now() / 3_600_000) * 3600 + LINK_SECONDS;

const shown = async ({ files }: Services, product: Product): Promise<Draft["product"]> => ({
  ...product,
  media: await Promise.all(product.media.map(async (one) => ({ ...one, url: one.key ? await files.readPath(one.key, expiry()) : "" }))),
});

/** A draft as the contract states it. */
export async function presentDraft(all: Services, row: DraftRow): Promise<Draft> {
  const { owner_id: _owner, app_id, product, ...rest } = row;
  const [media, tasks] = await Promise.all([shown(all, product), latestTasks(all.db, row.id)]);
  return { ...rest, app_id: app_id === 103 ? 103 : 104, product: media, ...tasks };
}
