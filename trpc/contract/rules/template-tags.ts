import { z } from "zod";
import type { TEMPLATES } from "../../../timeline/brief.ts";

/** Tags of the templates. The specification names the two lists and not what is in them: these are ours. */
export const templateTag = z.enum(["bold", "calm", "editorial", "product", "how-to", "problem"]);
export type TemplateTag = z.infer<typeof templateTag>;

export const TAG_WORDS = {
  bold: { en: "Bold", zh: "醒目" },
  calm: { en: "Calm", zh: "安静" },
  editorial: { en: "Editorial", zh: "杂志感" },
  product: { en: "Product in focus", zh: "突出商品" },
  "how-to": { en: "How it works", zh: "演示用法" },
  problem: { en: "Problem and answer", zh: "问题与解法" },
} as const satisfies Record<TemplateTag, { en: string; zh: string }>;

/** The two lists of spec §7: by what an ad is like, and by what it is about. */
export const RECOMMENDED_TAGS = ["bold", "calm", "editorial"] as const satisfies readonly TemplateTag[];
export const CATEGORY_TAGS = ["product", "how-to", "problem"] as const satisfies readonly TemplateTag[];

export const TAGS_OF = {
  kinetic: ["bold", "product"],
  studio: ["calm", "product"],
  magazine: ["editorial", "calm"],
  street: ["bold"],
  demo: ["how-to"],
  "before-after": ["problem"],
} as const satisfies Record<(typeof TEMPLATES)[number], readonly TemplateTag[]>;
