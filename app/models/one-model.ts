import type { AppLoadContext } from "@remix-run/cloudflare";
import type { ShownModel } from "../../trpc/contract/model.ts";
import { attempt } from "../http/problem.ts";

/** The model that a page stands on, as it is on this server now; null where nobody answers. */
export async function readModel({ api }: AppLoadContext, id: string): Promise<ShownModel | null> {
  const { value } = await attempt(api.models.list({}));
  return value?.list.find((one) => one.id === id) ?? null;
}
