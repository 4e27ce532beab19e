/** What a point of a product is about; each has its own sentences in both languages. */
export const POINT_KINDS = [
  "material",
  "size",
  "capacity",
  "weight",
  "load",
  "count",
  "warranty",
  "rating",
  "recommend",
  "runtime",
  "power",
  "pressure",
  "storage",
  "screen",
  "resolution",
  "spf",
  "seats",
  "recycled",
  "freeFrom",
  "diet",
  "features",
  "connect",
  "assistant",
  "madeIn",
  "age",
  "pages",
  "colour",
  "saving",
  "price",
  "quote",
  "note",
  "dishwasher",
  "washable",
  "wipeClean",
  "nonStick",
  "waterproof",
  "waterResistant",
  "cordless",
  "rechargeable",
  "insulated",
  "leakproof",
  "foldable",
  "adjustable",
  "wheels",
  "batteries",
  "handmade",
  "signed",
  "lightweight",
  "easyAssembly",
  "uv",
] as const;
export type PointKind = (typeof POINT_KINDS)[number];

/** The words to fill a sentence with, by language; a language without words cannot say the point. */
export type PointWords = Readonly<Record<string, string>>;

/** One thing that can be said of a product, with the fact behind it; `strength` 0 to 10. */
export type Point = {
  kind: PointKind;
  factId: string;
  strength: number;
  en: PointWords | null;
  zh: PointWords | null;
};
