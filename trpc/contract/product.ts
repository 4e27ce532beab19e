import { z } from "zod";
import { LANGUAGES } from "../../timeline/brief.ts";
import { PICTURE_USES } from "./rules/picture-use.ts";

/** An amount as a decimal string (`"87.11"`) and an ISO 4217 code (`"EUR"`). */
export const money = z.object({
  amount: z.string().regex(/^\d{1,12}(\.\d{1,4})?$/),
  currency: z.string().regex(/^[A-Z]{3}$/),
});
export type Money = z.infer<typeof money>;

/** Languages that a script can be written in. */
export const scriptLanguage = z.enum(LANGUAGES);
export type ScriptLanguage = z.infer<typeof scriptLanguage>;

/** A sentence of the product page, or of the user, that a claim may rest on. */
export const fact = z.object({
  id: z.string().max(40),
  /** 600 characters, in code units. */
  text: z.string().max(1200),
  source: z.enum(["json-ld", "microdata", "open-graph", "state", "page", "user"]),
});
export type Fact = z.infer<typeof fact>;

export const pictureUse = z.enum(PICTURE_USES);

/** A picture or video of the product: a file of ours (`key`), found at `source_url` or uploaded. */
const productMedia = z.object({
  id: z.string().max(40),
  key: z.string().max(200).nullable(),
  source_url: z.string().max(4096).nullable(),
  type: z.enum(["image", "video"]),
  width: z.number().int().nonnegative(),
  height: z.number().int().nonnegative(),
  duration: z.number().nonnegative(),
  /** It shows how it was before the product: the template "before and after" is offered with it. */
  before: z.boolean().optional(),
  use: pictureUse.default("auto"),
});
export type ProductMedia = z.infer<typeof productMedia>;

/** What Manage Detail shows and edits (spec §3 Product). Length limits are per flow: `rules/product.ts`. */
export const product = z.object({
  name: z.string(),
  brand: z.string(),
  /** Colours of the brand, as its page names them: those of an ad for a thing that is black, white or silver. */
  brand_colors: z
    .array(z.string().regex(/^#[\da-f]{6}$/))
    .max(3)
    .optional(),
  /** The ad wears those colours whatever the product's are: they are a brand kit's, or somebody typed them. */
  brand_colors_first: z.boolean().optional(),
  intro: z.string(),
  selling_points: z.array(z.string()),
  promo_price: money.nullable(),
  original_price: money.nullable(),
  availability: z.enum(["InStock", "OutOfStock"]),
  sku: z.string(),
  audience: z.string(),
  language: scriptLanguage,
  source_url: z.string(),
  facts: z.array(fact),
  media: z.array(productMedia),
});
export type Product = z.infer<typeof product>;

/** The same as a page shows it: `url` is signed and short-lived, empty where there is no file of ours. */
export const shownProduct = product.extend({
  media: z.array(productMedia.extend({ url: z.string(), /** Of a film: a picture of it. */ poster: z.string() })),
});
export type ShownProduct = z.infer<typeof shownProduct>;
