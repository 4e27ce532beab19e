import type { Ability, ModelRatio } from "../../../trpc/contract/rules/models/index.ts";
import type { ModelNow } from "../../../trpc/contract/rules/models/state.ts";
import { termValue } from "../../../trpc/contract/rules/said.ts";
import { AppError } from "../app-error.ts";
import type { Services } from "../services.ts";
import { saidName, usableModel } from "./registry.ts";

const NEEDS = {
  prompt: "needsPrompt",
  pictures: "needsPicture",
  first: "needsFirst",
  last: "needsLast",
  foreground: "needsForeground",
  background: "needsBackground",
} as const;
type Needed = keyof typeof NEEDS;
const NEEDED = Object.keys(NEEDS) as Needed[];

/** Refuses a form that lacks what its mode needs, at the first field that is said to lack it. */
export function refuseLacking(mode: string, lacks: Readonly<Partial<Record<Needed, boolean>>>): void {
  const field = NEEDED.find((name) => lacks[name]);
  if (!field) return;
  throw new AppError("model.lacks", {
    params: { what: termValue(NEEDS[field]) },
    detail: `mode ${mode} lacks its ${field}`,
    path: [field],
  });
}

const MAKES = { image: "makesImage", video: "makesVideo" } as const;

interface Wanted {
  makes: keyof typeof MAKES;
  need: Ability;
  /** Of films. */
  seconds?: number;
  ratio: ModelRatio | "auto";
  /** So many pictures are given for one result. */
  pictures?: number;
}

/** Refuses what a model cannot do, at the field that asks for it. Throws model.cannot, .noLength, .noRatio, .manyPictures. */
export function refuseUnable(model: ModelNow, { makes, need, seconds, ratio, pictures = 0 }: Wanted): void {
  const name = saidName(model);
  const { ratios } = model;
  const lacks = model.makes !== makes ? MAKES[makes] : model.can.includes(need) ? null : need;
  if (lacks) throw new AppError("model.cannot", { params: { name, what: termValue(lacks) }, path: ["model"] });
  const lengths = model.secondsOf?.[need] ?? model.seconds;
  if (seconds !== undefined && !lengths.includes(seconds))
    throw new AppError("model.noLength", { params: { name, lengths: lengths.join(" / ") }, path: ["seconds"] });
  if (ratio !== "auto" && !ratios.includes(ratio))
    throw new AppError("model.noRatio", { params: { name, ratios: ratios.join(" / ") }, path: ["ratio"] });
  if (pictures > model.pictures) throw new AppError("model.manyPictures", { params: { name, most: model.pictures }, path: ["pictures"] });
}

/** The model once more, when its run begins: one may have been retired, switched off or have lost its key since the quote. */
export const modelAtRun = (all: Pick<Services, "db" | "variables">, id: string): Promise<ModelNow> => usableModel(all, id);
