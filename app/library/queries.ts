import type { AppLoadContext } from "@remix-run/cloudflare";
import { attempt } from "../http/problem.ts";
import { type Project, projectOf } from "./project.ts";

/** The visitor's ads, newest first, 20 a page; none where the list cannot be had. */
export async function readProjects({ api }: AppLoadContext, { before }: { before?: number }): Promise<Project[]> {
  const [drafts, tasks] = await Promise.all([attempt(api.drafts.list({ before })), attempt(api.tasks.last({}))]);
  return (drafts.value?.list ?? []).map((draft) => projectOf(draft, tasks.value?.list ?? []));
}
