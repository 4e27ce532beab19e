import type { z } from "zod";
import type { DraftRow } from "../../../db/queries/draft.ts";
import type { drafts } from "../../../trpc/contract/draft.ts";
import type { Clip, Script } from "../../../trpc/contract/script.ts";
import type { Product } from "../../../trpc/contract/product.ts";
import { checkProduct, flowOf } from "../../../trpc/contract/rules/product.ts";
import { checkPrices } from "../../../trpc/contract/rules/prices.ts";
import { isAvatar } from "../../../trpc/contract/rules/avatars.ts";
import { FIRST_VOICE, VOICES, voicesFor } from "../../../trpc/contract/rules/voices.ts";
import type { VideoSettings } from "../../../trpc/contract/settings.ts";
import { AppError, refuse } from "../app-error.ts";
import { factsOf, groundClaims, headlineFor } from "../scripts/index.ts";
import { factsOfDescription } from "./create.ts";

type Change = z.output<typeof drafts.update.input>;

/** Colours that somebody typed are what they want: only a change of them says so, for the form posts what it was given. */
function colorsFirst({ brand_colors = [] }: Product, typed: Change["product"]): Pick<Product, "brand_colors_first"> {
  const wanted = typed?.brand_colors;
  if (!wanted || wanted.join() === brand_colors.join()) return {};
  return { brand_colors_first: wanted.length > 0 };
}

function changedProduct(row: DraftRow, { product, media_ids, media_use = {}, before_id }: Change): Product {
  const flow = flowOf(row.app_id);
  const marked = (entry: Product["media"][number]) => ({
    ...entry,
    use: media_use[entry.id] ?? entry.use,
    before: before_id === undefined ? entry.before : entry.id === before_id,
  });
  const media = row.product.media.map(marked);
  const merged = { ...row.product, ...product, ...colorsFirst(row.product, product), media };
  if (product) refuse([...checkProduct(flow, merged), ...checkPrices(merged)]);
  // A page stays as it was read; a description is what its writer says now.
  if (flow === "ai-video-ads" && merged.intro !== row.product.intro) merged.facts = factsOfDescription(merged.intro);
  if (!media_ids) return merged;
  const byId = new Map(media.map((entry) => [entry.id, entry]));
  return { ...merged, media: [...new Set(media_ids)].flatMap((id) => byId.get(id) ?? []) };
}

/** Another language, length or goal asks for other scripts: they are written when the script page is next opened. */
const asksForOthers = ({ settings: before }: DraftRow, { settings }: Change): boolean =>
  (["language", "length", "objective"] as const).some((name) => settings?.[name] !== undefined && settings[name] !== before[name]);

function changedScript({ product }: DraftRow, script: Script, { clip_order, clips = {} }: Change): Script {
  const known = new Map(script.clips.map((clip) => [clip.id, clip]));
  const ordered = clip_order ? [...new Map(clip_order.map((one) => [one.id, one])).values()] : script.clips;
  const changed = ordered.map(({ id, role }): Clip => {
    const old = known.get(id);
    const clip = old ? { ...old, role } : { id, role, text: "", headline: "", claims: [] };
    const words = clips[id];
    if (!words || (words.text === clip.text && words.headline === clip.headline)) return clip;
    const headline = old || words.headline !== "" ? words.headline : headlineFor(words.text, script.language);
    return { ...clip, text: words.text, headline, claims: groundClaims(words.text, factsOf(product)) };
  });
  return { ...script, clips: changed };
}

function changedScripts(row: DraftRow, scriptId: string | null, change: Change): Script[] {
  if (asksForOthers(row, change)) return [];
  if (!change.clips && !change.clip_order) return row.scripts;
  return row.scripts.map((script) => (script.id === scriptId ? changedScript(row, script, change) : script));
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
