import type { z } from "zod";
import type { DraftRow } from "../../../db/queries/draft.ts";
import type { drafts } from "../../../trpc/contract/draft.ts";
import type { Script } from "../../../trpc/contract/script.ts";
import type { Product } from "../../../trpc/contract/product.ts";
import { checkProduct, flowOf } from "../../../trpc/contract/rules/product.ts";
import { isAvatar } from "../../../trpc/contract/rules/avatars.ts";
import { FIRST_VOICE, VOICES, voicesFor } from "../../../trpc/contract/rules/voices.ts";
import type { VideoSettings } from "../../../trpc/contract/settings.ts";
import { AppError, refuse } from "../app-error.ts";
import { factsOf, groundClaims } from "../scripts/index.ts";

type Change = z.output<typeof drafts.update.input>;

function changedProduct(row: DraftRow, { product, media_ids, media_use = {} }: Change): Product {
  const media = row.product.media.map((entry) => ({ ...entry, use: media_use[entry.id] ?? entry.use }));
  const merged = { ...row.product, ...product, media };
  if (product) refuse(checkProduct(flowOf(row.app_id), merged));
  if (!media_ids) return merged;
  const byId = new Map(media.map((entry) => [entry.id, entry]));
  return { ...merged, media: [...new Set(media_ids)].flatMap((id) => byId.get(id) ?? []) };
}

/** Another language, length or goal asks for other scripts: they are written when the script page is next opened. */
const asksForOthers = ({ settings: before }: DraftRow, { settings }: Change): boolean =>
  (["language", "length", "objective"] as const).some((name) => settings?.[name] !== undefined && settings[name] !== before[name]);

function changedScripts(row: DraftRow, scriptId: string | null, change: Change): Script[] {
  const { clips } = change;
  if (asksForOthers(row, change)) return [];
  if (!clips) return row.scripts;
  return row.scripts.map((script) => {
    if (script.id !== scriptId) return script;
    const edited = script.clips.map((clip) => {
      const words = clips[clip.id];
      if (!words || (words.text === clip.text && words.headline === clip.headline)) return clip;
      return { ...clip, ...words, claims: groundClaims(words.text, factsOf(row.product)) };
    });
    return { ...script, clips: edited };
  });
}

/** A change of language brings a voice of that language, unless one is chosen. Throws form.incomplete for an unknown one. */
function changedSettings(row: DraftRow, { settings }: Change): VideoSettings {
  const otherLength = settings?.length !== undefined && settings.length !== row.settings.length;
  const merged = { ...row.settings, ...settings, ...(otherLength ? { wanted_length: null } : {}) };
  const fitting = voicesFor(merged.language).some(({ id }) => id === merged.voice);
  const known = fitting || VOICES.some(({ id }) => id === merged.voice);
  if (!known || !isAvatar(merged.avatar)) throw new AppError("form.incomplete");
  return fitting ? merged : { ...merged, voice: FIRST_VOICE[merged.language] };
}

/** What a valid change makes of a draft. */
export function applyChange(row: DraftRow, change: Change): Pick<DraftRow, "product" | "settings" | "scripts" | "script_id"> {
  const script_id = change.script_id ?? row.script_id;
  if (change.script_id && !row.scripts.some(({ id }) => id === change.script_id)) throw new AppError("system.notFound");
  return {
    product: changedProduct(row, change),
    settings: changedSettings(row, change),
    scripts: changedScripts(row, script_id, change),
    script_id,
  };
}
