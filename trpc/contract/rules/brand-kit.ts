import { z } from "zod";
import { TEMPLATES } from "../../../timeline/brief.ts";
import { assetId } from "../asset.ts";
import { MAX_CALL_CHARACTERS } from "../settings.ts";

export const BRAND_KIT = { nameMax: 60, toneMax: 300, colors: 3 } as const;

/** What a team's new ads begin with (issue 15 Teams); whatever is left out begins as for anybody else. */
export const brandKit = z.object({
  name: z.string().trim().max(BRAND_KIT.nameMax).default(""),
  colors: z
    .array(z.string().regex(/^#[\da-f]{6}$/))
    .max(BRAND_KIT.colors)
    .default([]),
  /** A template: it brings its typefaces. */
  template: z.enum(TEMPLATES).nullable().default(null),
  /** What the button at the end says. */
  call: z.string().trim().max(MAX_CALL_CHARACTERS).default(""),
  /** How the brand speaks, for whoever writes its scripts. */
  tone: z.string().trim().max(BRAND_KIT.toneMax).default(""),
  /** A picture that a member shares. */
  logo: assetId.nullable().default(null),
});
export type BrandKit = z.infer<typeof brandKit>;

export const NO_KIT: BrandKit = { name: "", colors: [], template: null, call: "", tone: "", logo: null };
