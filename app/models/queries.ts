import type { AppLoadContext } from "@remix-run/cloudflare";
import type { ShownModel } from "../../trpc/contract/model.ts";
import { attempt } from "../http/problem.ts";

export interface ModelsState {
  models: ShownModel[];
  /** The language model that improves prompts here; null: there is none. */
  improver: string | null;
}

/** The models that make a kind of thing; none where the upstream does not answer. */
export async function readModels({ api }: AppLoadContext, makes: ShownModel["makes"]): Promise<ModelsState> {
  const { value } = await attempt(api.models.list({}));
  return { models: (value?.list ?? []).filter((one) => one.makes === makes), improver: value?.improver ?? null };
}
