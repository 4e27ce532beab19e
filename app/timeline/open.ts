import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import type { EditorPlace } from "../../trpc/contract/rules/editors.ts";
import { attempt } from "../http/problem.ts";
import { timelineHref } from "./view.ts";

/** Opens the timeline of a finished film, and goes there. */
export async function openTimeline({ api }: AppLoadContext, place: EditorPlace, task_id: string) {
  const { value, problem } = await attempt(api.timelines.open({ task_id }));
  if (problem) return data({ problems: [problem] }, { status: 422 });
  return redirect(timelineHref(place, value.id), 303);
}
