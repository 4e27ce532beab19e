import type { AppLoadContext } from "@remix-run/cloudflare";
import { attempt } from "../http/problem.ts";
import { type Project, projectOf } from "./project.ts";

interface Page {
  /** Where the page begins: the `next` of the one before. */
  cursor?: string;
  /** A part of the name or the link. */
  query?: string;
  /** Spec §9: 20 where it is not said. */
  size?: number;
}

/** The visitor's ads, newest first; none where the list cannot be had. */
export async function readProjects(
  { api }: AppLoadContext,
  { cursor, query, size }: Page,
): Promise<{ projects: Project[]; next: string | null }> {
  const { value } = await attempt(api.drafts.list({ cursor, query, page_size: size }));
  return { projects: (value?.list ?? []).map(projectOf), next: value?.next ?? null };
}
