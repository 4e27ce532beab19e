import type { AppLoadContext } from "@remix-run/cloudflare";
import type { ShownModel } from "../../../trpc/contract/model.ts";
import { attempt } from "../../http/problem.ts";

/** What moves lips here, and what lets realistic avatars speak. */
export async function readAvatarModels({ api }: AppLoadContext): Promise<{ models: ShownModel[]; realistic: ShownModel | null }> {
  const { value } = await attempt(api.models.list({}));
  const list = value?.list ?? [];
  return { models: list.filter(({ makes }) => makes === "lips"), realistic: list.find(({ makes }) => makes === "avatar") ?? null };
}
