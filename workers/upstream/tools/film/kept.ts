import { z } from "zod";
import { anyFilm } from "../../../../trpc/contract/tools/film-input.ts";
import { keptFile } from "../files.ts";
import { keptModel } from "../kept-model.ts";

/** What was asked for, whichever tool asked; its files as they were found; what its model cost when it was quoted. */
export const keptFilm = z.object({
  asked: anyFilm,
  pictures: z.array(keptFile),
  first: keptFile.nullable(),
  last: keptFile.nullable(),
  follows: keptFile.nullable().default(null),
  model: keptModel,
});
export type KeptFilm = z.infer<typeof keptFilm>;
