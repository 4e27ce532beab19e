import type { AdBrief } from "../brief.ts";

/** What is worn on the upper body, or all of it; what is worn on the legs. */
const UPPER =
  /\b(hood(ie|y)s?|sweat(er|shirt)s?|jackets?|coats?|shirts?|t-?shirts?|tees?|tanks?|polos?|blouses?|vests?|pullovers?|cardigans?|parkas?|dress(es)?|bras?)\b|卫衣|夹克|外套|大衣|T恤|衬衫|毛衣|背心|羽绒服|冲锋衣|连衣裙|开衫|上衣/iu;
const LOWER = /\b(pants?|trousers?|jeans|shorts|leggings?|tights?|capris?|skirts?|joggers?|chinos?)\b|裤|半身裙/iu;

/** Parts of what is worn: they are seen where all of it is seen, not on a back or in a detail of something else. */
const PART =
  /\b(cuffs?|hems?|sleeves?|collars?|necklines?|waists?|waistbands?|hoods?|pockets?|inseams?|drawstrings?|zips?|zippers?)\b|袖口|下摆|[长短]袖|立领|领口|腰|帽子|口袋|拉链|抽绳|内缝/iu;

/** A single garment may be called by the singular; in a sentence that is another word. */
const SHORT = /\bshort$/iu;

/** Where the product is worn: by its name, else by what is said of it; null where it is no garment. */
export function wornOn({ product: { name }, clips }: Pick<AdBrief, "product" | "clips">): "upper" | "lower" | null {
  if (SHORT.test(name.trim())) return "lower";
  const lines = [name, ...clips.map(({ headline, text }) => `${headline} ${text}`)];
  const said = lines.find((line) => LOWER.test(line) || UPPER.test(line)) ?? "";
  if (LOWER.test(said)) return "lower";
  return UPPER.test(said) ? "upper" : null;
}

/**
 * Whether a picture may be seen from near at a place that nobody chose: of what somebody wears that is a back, a bare
 * waist, a body without its head.
 */
export const nearable = (brief: Pick<AdBrief, "product" | "clips">): boolean => wornOn(brief) === null;

/** Whether words speak of a part of what is worn. */
export const speaksOfWornPart = (
  brief: Pick<AdBrief, "product" | "clips">,
  { headline, text }: { headline: string; text: string },
): boolean => PART.test(`${headline} ${text}`) && !nearable(brief);
