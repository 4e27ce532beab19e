import type { Avatar } from "../../../trpc/contract/avatar.ts";
import { appPermission } from "../../../trpc/contract/rules/access.ts";
import { AVATAR_REVIEW, AVATAR_SCOPE, AVATAR_SOURCE, AVATAR_TYPE, lookIdOf } from "../../../trpc/contract/rules/avatars.ts";
import { AVATAR_MODEL } from "../../../trpc/contract/rules/models/index.ts";
import type { ModelNow } from "../../../trpc/contract/rules/models/state.ts";
import { AppError } from "../app-error.ts";
import { pageExpiry } from "../files/expiry.ts";
import { lookKey } from "../files/keys.ts";
import type { CurrentUser } from "../http/session.ts";
import { sha256 } from "../ids.ts";
import { registry, usableModel } from "../models/registry.ts";
import { heyGenLooks, type Look } from "../providers/lips/heygen-looks.ts";
import { remembered } from "../providers/remembered.ts";
import type { Services } from "../services.ts";

type Installed = Pick<Services, "db" | "variables">;
type Who = Pick<CurrentUser, "user_type">;

/** A look, and where its picture and its film are kept here. */
export interface KeptLook extends Omit<Look, "film"> {
  readonly key: string;
  readonly film: { readonly url: string; readonly key: string } | null;
}

/** The key of a file by whom it is of and where it lies; what an address is signed with changes, and is left out. */
async function keyOf(id: string, url: string): Promise<string> {
  const { origin, pathname } = new URL(url);
  return lookKey((await sha256(`${id} ${origin}${pathname}`)).slice(0, 40));
}

const kept = async ({ film, ...look }: Look): Promise<KeptLook> => ({
  ...look,
  key: await keyOf(look.id, look.picture),
  film: film === null ? null : { url: film, key: await keyOf(look.id, film) },
});

type Looks = () => Promise<KeptLook[] | null>;
const known = new WeakMap<Services["variables"], Looks>();

/** Every look of the provider's; null: it does not answer. */
export function knownLooks(variables: Services["variables"]): Promise<KeptLook[] | null> {
  const looks: Looks = known.get(variables) ?? remembered(async () => Promise.all((await heyGenLooks(variables)).map(kept)));
  known.set(variables, looks);
  return looks();
}

/** Premium avatars are for plans (spec §6), where this installation sells any: as those of one's own. */
const mayUse = (user: Who, { PRO_APPS_FOR }: Services["variables"]): boolean => appPermission(user, PRO_APPS_FOR).length > 0;

const VOICES = { female: { en: "af_heart", zh: "zf_xiaoxiao" }, male: { en: "am_michael", zh: "zm_yunxi" } } as const;

/** Realistic avatars (source 1) as a page shows them; none where their model cannot run here. */
export async function realisticAvatars({ db, variables, files }: Installed & Pick<Services, "files">, user: Who): Promise<Avatar[]> {
  const model = (await registry({ db, variables })).find(({ id }) => id === AVATAR_MODEL);
  if (model?.state !== "available") return [];
  const looks = (await knownLooks(variables)) ?? [];
  return Promise.all(
    looks.map(async ({ id, name, gender, key, film }): Promise<Avatar> => ({
      id: `heygen:${id}`,
      name,
      type: AVATAR_TYPE.dynamic,
      source: AVATAR_SOURCE.realistic,
      user_scope: AVATAR_SCOPE.subscribed,
      gender,
      voices: VOICES[gender],
      review_status: AVATAR_REVIEW.passed,
      review_note: "",
      is_active: mayUse(user, variables) ? 1 : 0,
      image_url: await files.readPath(key, pageExpiry()),
      motion_url: film ? await files.readPath(film.key, pageExpiry()) : "",
      offered: null,
      offer_note: "",
      created_at: 0,
    })),
  );
}

/** Throws plan.upgradeRequired. */
export function requirePremium(user: Who, variables: Services["variables"], about: string): void {
  if (!mayUse(user, variables)) throw new AppError("plan.upgradeRequired", { detail: "premium avatars", about });
}

/**
 * A provider's avatar that the caller may use, and the model that lets it speak. Throws what `usableModel` does,
 * plan.upgradeRequired, avatar.providerAway, system.notFound.
 */
export async function usableLook(all: Installed & { user: Who }, avatar: string): Promise<{ look: KeptLook; model: ModelNow }> {
  const model = await usableModel(all, AVATAR_MODEL);
  requirePremium(all.user, all.variables, avatar);
  const looks = await knownLooks(all.variables);
  if (!looks) throw new AppError("avatar.providerAway");
  const look = looks.find(({ id }) => id === lookIdOf(avatar));
  if (!look) throw new AppError("system.notFound", { about: avatar });
  return { look, model };
}
