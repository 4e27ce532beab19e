import { RECUT } from "../../timeline/compose/recut.ts";
import type { ProductFlow } from "../../trpc/contract/rules/product.ts";
import type { Timeline } from "../../trpc/contract/timeline.ts";
import { stepHref } from "../flow/flow.ts";

/** Whether a timeline was opened from a video that was told of (`/video-to-script/result`). */
export const isRecut = ({ document }: Pick<Timeline, "document">): boolean => document.template === RECUT;

/** Where the editor's page leads back to: the page that it was opened on. */
export const backHref = (flow: ProductFlow, timeline: Timeline): string =>
  isRecut(timeline) ? `/video-to-script/result?task=${encodeURIComponent(timeline.task_id)}` : stepHref(flow, "editor", timeline.draft_id);
