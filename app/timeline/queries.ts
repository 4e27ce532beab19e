import { type AppLoadContext, data, redirect } from "@remix-run/cloudflare";
import { editorOf, type EditorPlace } from "../../trpc/contract/rules/editors.ts";
import { isExport } from "../../trpc/contract/rules/exports.ts";
import type { Task } from "../../trpc/contract/task.ts";
import type { ExportStage } from "../../trpc/contract/tools/export-stages.ts";
import type { TimelineTaken } from "../../trpc/contract/timeline-variant.ts";
import type { Timeline } from "../../trpc/contract/timeline.ts";
import { attempt, isNotFound, needsLogin } from "../http/problem.ts";
import { staysHere } from "./back.ts";
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
  input: { draft_id, timeline_id },
  stage: "render",
});

/** A timeline as another kind of file; `at`: the moment that is looked at, in seconds. */
export const exportOf = (timeline: Timeline, stage: ExportStage, at: number) => {
  const { input, ...order } = renderOf(timeline);
  return { ...order, input: { ...input, at }, stage };
};

/** The newest files that were made of the ad; its films have a page of their own, unless it is shown here. */
async function exportsOf({ api }: AppLoadContext, timeline: Timeline): Promise<Task[]> {
  const { app_id, draft_id } = timeline;
  const { value } = await attempt(api.tasks.last({ app_id }));
  return (value?.list ?? []).filter(({ stage, subject_id }) => subject_id === draft_id && (isExport(stage) || staysHere(timeline)));
}

/** The editor's page: the timeline, and what its render would cost, and what it was exported as. */
export async function timelinePage(context: AppLoadContext, flow: EditorPlace, view: View) {
  const timeline = await readTimeline(context, flow, view);
  const [quote, comments, versions, exported] = await Promise.all([
    attempt(context.api.tasks.cost(renderOf(timeline))),
    attempt(context.api.timelineComments.list({ timeline_id: timeline.id })),
    attempt(context.api.timelineVariants.list({ timeline_id: timeline.id })),
    exportsOf(context, timeline),
  ]);
  return {
    flow,
    timeline,
    view,
    quote: quote.value,
    comments: comments.value?.list ?? [],
    versions: versions.value?.list ?? [],
    exported,
  };
}
export type TimelinePage = Awaited<ReturnType<typeof timelinePage>> & {
  /** What became of an edit that was just made in all versions. */
  taken: readonly TimelineTaken[];
};
