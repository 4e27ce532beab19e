import { z } from "zod";

/** Numbers of a vector, each a signed byte; it is sent as base64. */
export const VECTOR_BYTES = 384;

/** What words mean, as vectors of length one times 127: those of like meaning point the same way. English, and Chinese by a dictionary. */
export const embedJob = z.object({
  kind: z.literal("embed"),
  words: z.array(z.string().min(1).max(80)).min(1).max(400),
});
export const embedResult = z.object({
  /** One for each word; null: it is no word that is known. */
  vectors: z.array(z.string().nullable()),
  engine: z.string(),
});
