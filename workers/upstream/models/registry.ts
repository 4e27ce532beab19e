import type { Database } from "../../../db/queries/database.ts";
import type { ShownModel } from "../../../trpc/contract/model.ts";
import type { ModelProvider } from "../../../trpc/contract/rules/models/index.ts";
import { type ModelNow, modelsNow } from "../../../trpc/contract/rules/models/state.ts";
import { listValue, type Term, termValue } from "../../../trpc/contract/rules/said.ts";
import { readDocument } from "../admin/documents.ts";
import { AppError } from "../app-error.ts";
import type { Variables } from "../env.ts";

interface Installed {
  db: Database;
  variables: Variables;
}

/** Whether a provider can read our files: one's own server of its protocol may read them where no other can. */
const readsFiles = ({ FILES_ORIGIN, HEYGEN_BASE_URL, FAL_BASE_URL }: Variables, provider: ModelProvider): boolean =>
  FILES_ORIGIN.startsWith("https:") || (provider === "heygen" ? HEYGEN_BASE_URL : FAL_BASE_URL) !== undefined;

/** Every model as it is on this installation now: its keys, an administrator's changes, the day. */
export async function registry({ db, variables }: Installed): Promise<ModelNow[]> {
  const { list: changes } = (await readDocument(db, "models")).value;
  const known: Readonly<Record<string, unknown>> = variables;
  const has = (name: string, provider: ModelProvider): boolean =>
    name === "FILES_ORIGIN" ? readsFiles(variables, provider) : known[name] !== undefined;
  return modelsNow({ has, changes, today: new Date().toISOString().slice(0, 10) });
}

const BUILT_IN: Readonly<Partial<Record<ModelNow["makes"], Term>>> = {
  image: "builtInImage",
  video: "builtInVideo",
  lips: "builtInLips",
  dub: "builtInDub",
};

/** A model's name as a message has it: ours are called by what they do, in the reader's language. */
export function saidName({ provider, makes, name }: Pick<ModelNow, "provider" | "makes" | "name">): string {
  const term = provider === "built-in" ? BUILT_IN[makes] : undefined;
  return term ? termValue(term) : name;
}

/** A model that can be used. Throws model.unknown, model.retired, model.keyMissing, model.switchedOff. */
export async function usableModel(installed: Installed, id: string): Promise<ModelNow> {
  const all = await registry(installed);
  const model = all.find((one) => one.id === id);
  if (!model) throw new AppError("model.unknown", { about: id });
  const { missing, retired, state } = model;
  const name = saidName(model);
  if (state === "retired") {
    const by = all.find((one) => one.id === retired?.by)?.name ?? "";
    throw new AppError("model.retired", { params: { name, on: retired?.on ?? "", by }, about: id });
  }
  if (state === "needs-key") throw new AppError("model.keyMissing", { params: { name, key: listValue(missing) }, about: id });
  if (state === "switched-off") throw new AppError("model.switchedOff", { params: { name }, about: id });
  return model;
}

export const shownModelOf = ({
  model: _model,
  refusesPeople: _people,
  readsFiles: _reads,
  secondsOf: _lengths,
  exact: _pixels,
  retired,
  family,
  ...rest
}: ModelNow): ShownModel => ({
  ...rest,
  can: [...rest.can],
  ratios: [...rest.ratios],
  seconds: [...rest.seconds],
  missing: [...rest.missing],
  family: family ?? null,
  retired_on: retired?.on ?? null,
  replaced_by: retired?.by ?? null,
});
