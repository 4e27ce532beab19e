import { and, eq } from "drizzle-orm";
import type { DraftRow } from "../../../../db/queries/draft.ts";
import { asset } from "../../../../db/schema/index.ts";
import { photoAssetOf } from "../../../../trpc/contract/rules/avatars.ts";
import { AppError } from "../../app-error.ts";
import type { Services } from "../../services.ts";

/**
 * The key of the photo that the draft's presenter is made of; null where it is a drawn one. Throws system.notFound:
 * there is no such asset, or it is another's.
 */
export async function photoOf({ db }: Pick<Services, "db">, { owner_id, settings }: DraftRow): Promise<string | null> {
  const id = photoAssetOf(settings.avatar);
  if (id === null) return null;
  const [row] = await db
    .select({ key: asset.key })
    .from(asset)
    .where(and(eq(asset.id, id), eq(asset.owner_id, owner_id)));
  if (!row) throw new AppError("system.notFound");
  return row.key;
}
