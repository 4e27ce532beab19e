import { z } from "zod";

/** A model as a task keeps it: at the price that was quoted. */
export const keptModel = z.object({ id: z.string(), name: z.string(), credits: z.number() });
export type KeptModel = z.infer<typeof keptModel>;
