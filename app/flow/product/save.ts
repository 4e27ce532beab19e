import type { AppLoadContext } from "@remix-run/cloudflare";
import type { Draft } from "../../../trpc/contract/draft.ts";
import { FIRST_VOICE } from "../../../trpc/contract/rules/voices.ts";
import { attempt, type Problem } from "../../http/problem.ts";
import { filledPoints } from "./check.ts";
import { brandColorsOf, pricesOf, type ProductValues } from "./values.ts";

/** The settings that follow the ad's language: its voice speaks it. */
const speak = ({ settings }: Draft, { language }: ProductValues) =>
  settings.language === language ? {} : { settings: { language, voice: FIRST_VOICE[language] } };

/**
 * Writes a checked form into the draft as the revision after the one that it stands on, so that what another window saved
 * meanwhile is not lost; answers the problem where that failed.
 */
export async function saveProduct(
  context: AppLoadContext,
  draft: Draft,
  { values, revision }: { values: ProductValues; revision: number },
): Promise<Problem | null> {
  const { name, brand, intro, audience, language, media, uses, before } = values;
  const product = {
    name: name.trim(),
    brand: brand.trim(),
    brand_colors: brandColorsOf(values) ?? [],
    intro: intro.trim(),
    audience: audience.trim(),
    language,
    selling_points: filledPoints(values),
    ...pricesOf(values),
  };
  const { problem } = await attempt(
    context.api.drafts.update({
      draft_id: draft.id,
      revision,
      product,
      media_ids: media,
      media_use: uses,
      before_id: before[0] ?? null,
      ...speak(draft, values),
    }),
  );
  return problem;
}
