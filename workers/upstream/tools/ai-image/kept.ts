import { z } from "zod";
import { aiImage } from "../../../../trpc/contract/tools/ai-image.ts";
import { keptFile } from "../files.ts";
import { keptModel } from "../kept-model.ts";

/** What was asked for as it was asked, its files as they were found, and what its model cost when it was quoted. */
export const keptImage = z.object({
  asked: aiImage.work.input,
  pictures: z.array(keptFile),
  foreground: keptFile.nullable(),
  background: keptFile.nullable(),
  model: keptModel,
});
export type KeptImage = z.infer<typeof keptImage>;
