import type { AppLoadContext } from "@remix-run/cloudflare";
import { type Likeness, likenessOf } from "../../trpc/contract/rules/ad-pattern.ts";
import { report } from "../../trpc/contract/report.ts";
import { attempt } from "../http/problem.ts";

interface Like {
  task_id: string;
  film: number;
}

/** The video that an ad is to be built like, as a flow's first page is told: `?like=TASK/NUMBER`. */
export function likeOf(request: Request): Like | undefined {
  const [, task_id, film] = /^([\w-]{1,40})\/([1-3])$/.exec(new URL(request.url).searchParams.get("like") ?? "") ?? [];
  return task_id ? { task_id, film: Number(film) } : undefined;
}

/** The same for an address. */
export const likeSearch = (like: Like | undefined): string => (like ? `?like=${like.task_id}/${like.film}` : "");

/** What an ad like that takes over; null where nobody may know of that video, or there is none. */
export async function readLikeness({ api }: AppLoadContext, like: Like | undefined): Promise<Likeness | null> {
  if (!like) return null;
  const { value } = await attempt(api.tasks.status({ task_id: like.task_id }));
  const text = value?.output?.facts[`report-${like.film}`];
  const read = typeof text === "string" ? report.safeParse(JSON.parse(text)) : undefined;
  return read?.success ? likenessOf(read.data) : null;
}
