import { RECUT } from "../../timeline/compose/recut.ts";
import type { EditorPlace } from "../../trpc/contract/rules/editors.ts";
import type { Timeline } from "../../trpc/contract/timeline.ts";
import { stepHref } from "../flow/flow.ts";

/** Whether a timeline was opened from a video that was told of (`/video-to-script/result`). */
export const isRecut = ({ document }: Pick<Timeline, "document">): boolean => document.template === RECUT;

/** Whether a timeline began with nothing on it: no product and no script stand before it. */
export const isBlank = ({ task_id }: Pick<Timeline, "task_id">): boolean => task_id === "";

/** Whether its film is shown among the exports of the editor: only ads and avatars have pages of their own for it. */
export const staysHere = (timeline: Pick<Timeline, "document" | "task_id">): boolean => isBlank(timeline) || isRecut(timeline);

/** Where the editor's page leads back to: the page that it was opened on. */
export function backHref(flow: EditorPlace, timeline: Timeline): string {
  const task = encodeURIComponent(timeline.task_id);
  if (isBlank(timeline)) return "/projects";
  if (isRecut(timeline)) return `/video-to-script/result?task=${task}`;
  return flow === "video-avatar" ? `/video-avatar?task=${task}` : stepHref(flow, "editor", timeline.draft_id);
}
