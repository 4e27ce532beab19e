import type { AdBrief } from "../../../../timeline/brief.ts";
import { sourceOf, targetAt, workName } from "../job-files.ts";
import type { Maker } from "../tool.ts";

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
