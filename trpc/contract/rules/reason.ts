import { z } from "zod";

/** What a stored reason says beside its code: numbers and names, which every language puts into its own words. */
export const reasonValues = z.record(z.string().regex(/^\w{1,30}$/), z.union([z.number(), z.string().max(300)]));
export type ReasonValues = z.infer<typeof reasonValues>;
