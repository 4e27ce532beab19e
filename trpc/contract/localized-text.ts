import { z } from "zod";
import { inEveryLanguage } from "../../locales/index.ts";

/** A text in every language of the product: the same answer serves every visitor, and so can be cached once. */
export const localizedText = (max: number) => z.object(inEveryLanguage(() => z.string().trim().min(1).max(max)));
