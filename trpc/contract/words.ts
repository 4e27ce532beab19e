import { z } from "zod";

/** A text in both languages of the product: the same answer serves every visitor, and so can be cached once. */
export const words = (max: number) => z.object({ en: z.string().trim().min(1).max(max), zh: z.string().trim().min(1).max(max) });
