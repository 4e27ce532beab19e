import type { DraftSummary } from "../../trpc/contract/draft.ts";
import { flowOf } from "../../trpc/contract/rules/product.ts";
import type { AdStage } from "../../trpc/contract/tools/ad-work.ts";
import { type StepKey, stepHref } from "../flow/flow.ts";
import { timelineHref } from "../timeline/view.ts";

export type ProjectState = "draft" | "reading" | "queued" | "working" | "preview" | "success" | "failed";

/** An ad as the library shows it: the draft, and how far its newest work is. */
export interface Project {
  id: string;
  name: string;
  host: string;
  state: ProjectState;
  percent: number;
  href: string;
  picture: string;
  video: string;
  download: string;
  updated: number;
  /** The newest task, while it waits or runs. */
  work: { taskId: string; stage: AdStage } | null;
  /** What to post to try a failed preview again: it is free. A render's price is told on its own page. */
  retry: { appId: number } | null;
}

const STATES = { queued: "queued", generating: "working", review: "working", failed: "failed" } as const;

function stateOf({ analysis, task }: DraftSummary): ProjectState {
  if (task) return task.state === "success" ? (task.stage === "render" ? "success" : "preview") : STATES[task.state];
  return analysis === "waiting" ? "reading" : "draft";
}

/** The page on which one goes on with it. */
function nextStep({ app_id, task, script_count, media_count }: DraftSummary): StepKey {
  if (task) return "editor";
  if (script_count > 0) return "script";
  if (flowOf(app_id) === "ai-video-ads") return media_count > 0 ? "settings" : "describe";
  return "details";
}

function hrefOf(draft: DraftSummary): string {
  const flow = flowOf(draft.app_id);
  return draft.timeline_id ? timelineHref(flow, draft.timeline_id) : stepHref(flow, nextStep(draft), draft.id);
}

const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).host : "");

const isOpen = (task: DraftSummary["task"]): task is NonNullable<DraftSummary["task"]> =>
  task?.state === "queued" || task?.state === "generating";

/** A finished render is kept in sight even where a later preview exists. */
export function projectOf(draft: DraftSummary): Project {
  return {
    id: draft.id,
    name: draft.name,
    host: hostOf(draft.source_url),
    state: stateOf(draft),
    percent: draft.task?.progress ?? 0,
    href: hrefOf(draft),
    picture: draft.picture,
    video: draft.film?.video_url ?? "",
    download: draft.film?.stage === "render" ? draft.film.download_url : "",
    updated: draft.updated_at,
    work: isOpen(draft.task) ? { taskId: draft.task.task_id, stage: draft.task.stage } : null,
    retry: draft.task?.state === "failed" && draft.task.stage === "preview" ? { appId: draft.app_id } : null,
  };
}
