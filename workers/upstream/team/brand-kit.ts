import { eq } from "drizzle-orm";
import { findSharedFile } from "../../../db/queries/team-shared.ts";
import { team as teamTable } from "../../../db/schema/index.ts";
import type { Product } from "../../../trpc/contract/product.ts";
import { type BrandKit, NO_KIT } from "../../../trpc/contract/rules/brand-kit.ts";
import { isGuest } from "../../../trpc/contract/rules/user-types.ts";
import type { VideoSettings } from "../../../trpc/contract/settings.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { presentAssets } from "../medialib/present.ts";
import { findOwn, logged, ownTeam } from "./own.ts";

/** What the caller's new ads begin with; of those in no team, nothing. */
export async function kitOf(call: Pick<Call, "db" | "user">): Promise<BrandKit> {
  const own = isGuest(call.user) ? null : await findOwn(call);
  return own?.team.brand_kit ?? NO_KIT;
}

/**
 * The product in the kit's colours, whatever its page names. A page's own brand is what the thing is called, and stays: the
 * kit's name is for what has none.
 */
export const withBrand = (product: Product, { name, colors }: BrandKit): Product => ({
  ...product,
  brand: product.brand || name,
  ...(colors.length > 0 ? { brand_colors: colors, brand_colors_first: true } : { brand_colors_first: false }),
});

/** The file of the logo in the caller's kit, as long as whose it is shares it; null: there is none. */
export async function logoOf(call: Pick<Call, "db" | "user">): Promise<string | null> {
  const own = isGuest(call.user) ? null : await findOwn(call);
  const logo = own?.team.brand_kit?.logo;
  if (!own || !logo) return null;
  return (await findSharedFile(call.db, own.team.id, logo))?.key ?? null;
}

export const withLook = (settings: VideoSettings, { template, call }: BrandKit): VideoSettings => ({
  ...settings,
  template: template ?? settings.template,
  ...(call ? { call } : {}),
});

/** The kit, with its logo as long as whose it is shares it. */
export async function presentKit(call: Call) {
  const { team } = await ownTeam(call);
  const kit = team.brand_kit ?? NO_KIT;
  const file = kit.logo ? await findSharedFile(call.db, team.id, kit.logo) : null;
  const [shown] = file ? await presentAssets(call, [file]) : [];
  return { kit, logo: shown ? { id: shown.id, file_name: shown.file_name, thumb_url: shown.thumb_url } : null };
}

/** Throws system.notFound for a logo that nobody shares. */
export async function setKit(call: Call, kit: BrandKit): Promise<void> {
  const own = await ownTeam(call);
  if (kit.logo && !(await findSharedFile(call.db, own.team.id, kit.logo))) throw new AppError("system.notFound");
  await call.db.batch([
    call.db.update(teamTable).set({ brand_kit: kit }).where(eq(teamTable.id, own.team.id)),
    logged(call, own, { action: "brand", subject: kit.name }),
  ]);
}
