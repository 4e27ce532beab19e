import type { Draft } from "../../trpc/contract/draft.ts";
import type { Task } from "../../trpc/contract/task.ts";
import { flowOfApp, type StepKey, stepHref } from "../flow/flow.ts";

export type ProjectState = "draft" | "reading" | "unread" | "queued" | "working" | "preview" | "success" | "failed";

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
}

const STATES = { queued: "queued", generating: "working", failed: "failed" } as const;

function stateOf({ analysis }: Draft, task: Task | undefined): ProjectState {
  if (task) return task.state === "success" ? (task.stage === "render" ? "success" : "preview") : STATES[task.state];
  return analysis === "success" ? "draft" : analysis === "failed" ? "unread" : "reading";
}

/** The page on which one goes on with it. */
function nextStep({ app_id, scripts, product }: Draft, task: Task | undefined): StepKey {
  if (task) return "editor";
  if (scripts.length > 0) return "script";
  if (app_id === 103) return product.media.length > 0 ? "settings" : "describe";
  return "details";
}

const hostOf = (link: string): string => (URL.canParse(link) ? new URL(link).host : "");

/** `tasks`: the caller's, newest first. A finished render is kept in sight even where a later preview exists. */
export function projectOf(draft: Draft, tasks: readonly Task[]): Project {
  const own = tasks.filter(({ draft_id }) => draft_id === draft.id);
  const [newest] = own;
  const shown = own.find(({ stage, state }) => stage === "render" && state === "success") ?? own.find(({ state }) => state === "success");
  return {
    id: draft.id,
    name: draft.product.name,
    host: hostOf(draft.source_url),
    state: stateOf(draft, newest),
    percent: newest?.progress ?? 0,
    href: stepHref(flowOfApp(draft.app_id), nextStep(draft, newest), draft.id),
    picture: shown?.output?.poster_url ?? draft.product.media[0]?.url ?? "",
    video: shown?.output?.video_url ?? "",
    download: shown?.stage === "render" ? (shown.output?.download_url ?? "") : "",
    updated: draft.updated_at,
  };
}
