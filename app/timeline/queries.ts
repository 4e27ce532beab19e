import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { editorOf, type EditorPlace } from "../../trpc/contract/rules/editors.ts";
import type { Timeline } from "../../trpc/contract/timeline.ts";
import { attempt, isNotFound, needsLogin } from "../http/problem.ts";
import { type View, viewHref } from "./view.ts";

/** The timeline that a view names, in its own flow. Unknown, or nobody asks: 404. */
export async function readTimeline({ api }: AppLoadContext, flow: EditorPlace, view: View): Promise<Timeline> {
  const { value: timeline, problem } = await attempt(api.timelines.detail({ timeline_id: view.timelineId }));
  if (problem) throw data(null, { status: isNotFound(problem) || needsLogin(problem) ? 404 : 503 });
  const own = editorOf(timeline.app_id);
  if (own !== flow) throw redirect(viewHref(own, view));
  return timeline;
}

/** The render of a timeline as `tasks` takes it. */
export const renderOf = ({ app_id, draft_id, id: timeline_id }: Timeline) => ({
  app_id,
  input: editorOf(app_id) === "video-avatar" ? { timeline_id } : { draft_id, timeline_id },
  stage: "render",
});

/** The editor's page: the timeline, and what its render would cost. */
export async function timelinePage(context: AppLoadContext, flow: EditorPlace, view: View) {
  const timeline = await readTimeline(context, flow, view);
  const quote = (await attempt(context.api.tasks.cost(renderOf(timeline)))).value;
  return { flow, timeline, view, quote };
}
export type TimelinePage = Awaited<ReturnType<typeof timelinePage>>;
