import type { AppLoadContext } from "@remix-run/cloudflare";
import type { ShownModel } from "../../trpc/contract/model.ts";
import { attempt } from "../http/problem.ts";

/** The models that make a kind of thing; none where the upstream does not answer. */
export async function readModels({ api }: AppLoadContext, makes: ShownModel["makes"]): Promise<ShownModel[]> {
  const { value } = await attempt(api.models.list({}));
  return (value?.list ?? []).filter((one) => one.makes === makes);
}
