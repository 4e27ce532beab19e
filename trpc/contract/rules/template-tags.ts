import { z } from "zod";
import type { TEMPLATES } from "../../../timeline/brief.ts";

/** Tags of the templates. The specification names the two lists and not what is in them: these are ours. */
export const templateTag = z.enum(["bold", "calm", "editorial", "product", "how-to", "problem"]);
export type TemplateTag = z.infer<typeof templateTag>;

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
