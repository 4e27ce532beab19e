import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { z } from "zod";
import { sentencesOf } from "../../../workers/upstream/product/extract/content/plain-text.ts";
import { money, type Product, scriptLanguage } from "../../../trpc/contract/product.ts";

/**
 * `products.json`, beside the photographs that the operator may use (never in this repository). `pictures` are paths
 * from that folder; `old` is the price before an offer; `points` are the facts as a user
 * would type them, or as the shop's page has them (`source`).
 */
const entry = z.object({
  id: z.string().regex(/^[a-z0-9-]+$/),
  name: z.string().min(1),
  brand: z.string(),
  price: money.nullable(),
  old: z.string().nullable(),
  language: scriptLanguage,
  availability: z.enum(["InStock", "OutOfStock"]),
  intro: z.string(),
  points: z.array(z.string()),
  pictures: z.array(z.string()).min(1),
  /** Whose words they are: a page's are held to more than a user's own. */
  source: z.enum(["user", "page"]).default("user"),
});
const catalog = z.object({ products: z.array(entry).min(1) });
export type Entry = z.infer<typeof entry>;

/** The environment variable that names the folder of photographs and its `products.json`. */
export const MEDIA_VARIABLE = "REELWRIGHT_REAL_MEDIA";

/** The products of the folder; null where no folder is named. Throws where the description is not of this shape. */
export async function readCatalog(): Promise<{ folder: string; products: Entry[] } | null> {
  const folder = process.env[MEDIA_VARIABLE];
  if (!folder) return null;
  const { products } = catalog.parse(JSON.parse(await readFile(join(folder, "products.json"), "utf8")));
  return { folder, products };
}

/** The same as a draft has it, when its user has typed it, or pasted the link of its page. */
export function productOf({ id, name, brand, price, old, language, availability, intro, points, pictures, source }: Entry): Product {
  const offer = price && old ? price : null;
  return {
    name,
    brand,
    intro,
    selling_points: points,
    promo_price: offer,
    original_price: offer && old ? { ...offer, amount: old } : price,
    availability,
    sku: "",
    audience: "",
    language,
    source_url: "",
    // A page's description comes sentence by sentence, as its reader gives it.
    facts: [...(source === "page" ? sentencesOf(intro) : [intro]), ...points].flatMap((text, i) =>
      text === "" ? [] : [{ id: `${id}-${i}`, text, source }],
    ),
    media: pictures.map((path, i) => ({
      id: `${id}-${i}`,
      key: path,
      source_url: null,
      type: "image",
      width: 0,
      height: 0,
      duration: 0,
      use: "auto" as const,
    })),
  };
}
