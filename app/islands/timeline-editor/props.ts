import type { Timeline } from "../../../trpc/contract/timeline.ts";
import type { IslandT } from "../runtime/translate.ts";

export type T = IslandT<"timeline" | "timelineEditor" | "picker">;

/** What the page hands to the editor. */
export interface EditorProps {
  timeline: Pick<Timeline, "id" | "title" | "revision" | "document" | "urls" | "steps" | "losses">;
  /** The render as `tasks` takes it. */
  render: { app_id: number; input: { draft_id: string; timeline_id: string }; stage: string };
  /** The film is shown here when it is done; else it has a page of its own. */
  stays: boolean;
  /** Back to the finished ad, and to the page of forms. */
  back: string;
  forms: string;
  stylesheet: string;
}
