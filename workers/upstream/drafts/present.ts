import type { DraftRow } from "../../../db/queries/draft.ts";
import type { Draft } from "../../../trpc/contract/draft.ts";
import type { Product } from "../../../trpc/contract/product.ts";
import { FLOW_APP, flowOf } from "../../../trpc/contract/rules/product.ts";
import { pageExpiry } from "../files/expiry.ts";
import { posterKey } from "../files/keys.ts";
import type { Services } from "../services.ts";

/** The app of a stored draft. */
export const draftApp = (app_id: number): Draft["app_id"] => FLOW_APP[flowOf(app_id)];

const shown = async ({ files }: Services, product: Product): Promise<Draft["product"]> => ({
  ...product,
  media: await Promise.all(
    product.media.map(async (one) => {
      const path = (key: string | null) => (key ? files.readPath(key, pageExpiry()) : Promise.resolve(""));
      const [url, poster] = await Promise.all([path(one.key), path(one.type === "video" && one.key ? posterKey(one.key) : null)]);
      return { ...one, url, poster };
    }),
  ),
});

/** A draft as the contract states it. */
export async function presentDraft(all: Services, { owner_id: _owner, app_id, product, ...rest }: DraftRow): Promise<Draft> {
  return { ...rest, app_id: draftApp(app_id), product: await shown(all, product) };
}
