import { type DraftRow, latestTasks } from "../../../db/queries/draft.ts";
import type { Draft } from "../../../trpc/contract/draft.ts";
import type { Product } from "../../../trpc/contract/product.ts";
import { pageExpiry } from "../files/expiry.ts";
import { posterKey } from "../files/poster.ts";
import type { Services } from "../services.ts";

const shown = async ({ files }: Services, product: Product): Promise<Draft["product"]> => ({
  ...product,
  media: await Promise.all(product.media.map(async (one) => {
    const path = (key: string | null) => (key ? files.readPath(key, pageExpiry()) : Promise.resolve(""));
    const [url, poster] = await Promise.all([path(one.key), path(one.type === "video" && one.key ? posterKey(one.key) : null)]);
    return { ...one, url, poster };
  })),
});

/** A draft as the contract states it. */
export async function presentDraft(all: Services, row: DraftRow): Promise<Draft> {
  const { owner_id: _owner, app_id, product, ...rest } = row;
  const [media, tasks] = await Promise.all([shown(all, product), latestTasks(all.db, row.id)]);
  return { ...rest, app_id: app_id === 103 ? 103 : 104, product: media, ...tasks };
}
