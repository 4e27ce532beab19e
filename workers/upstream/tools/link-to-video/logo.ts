import type { AdBrief } from "../../../../timeline/brief.ts";
import { LOGO_UNREAD } from "../../../../trpc/contract/tools/ad-work.ts";
import { sourceOf, targetAt, workName } from "../job-files.ts";
import type { Maker } from "../tool.ts";

/** Of an ad that was to have a logo, and is without one: its page says so. */
export const logoFacts = (key: string | undefined, logo: AdBrief["logo"]): { logo?: typeof LOGO_UNREAD } =>
  key !== undefined && !logo ? { logo: LOGO_UNREAD } : {};

/** The logo as an ad shows it, trimmed; null where there is none, or its file cannot be read: an ad does not fail for it. */
export async function makeLogo(run: Maker, key: string | undefined): Promise<NonNullable<AdBrief["logo"]> | null> {
  if (key === undefined) return null;
  const [picture, logo] = await Promise.all([
    sourceOf(run, key),
    workName(run, { logo: key }).then((name) => targetAt(run, `${name}-logo.webp`, "image/webp")),
  ]);
  const seen = await run.media("logo", { kind: "logo", picture, logo }).catch((error: unknown) => (console.warn(error), null));
  if (!seen) return null;
  const { width, height, ground, opaque, colors } = seen;
  return { url: logo.key, width, height, ground, opaque, colors };
}
