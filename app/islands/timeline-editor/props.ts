import type { Timeline } from "../../../trpc/contract/timeline.ts";
import type { IslandT } from "../runtime/translate.ts";

export type T = IslandT<"timeline" | "timelineEditor">;

/** What the page hands to the editor. */
export interface EditorProps {
  timeline: Pick<Timeline, "id" | "title" | "revision" | "document" | "urls" | "steps" | "losses">;
  /** What its render costs, and what there is; null: not known. */
  quote: { cost: number; available: number } | null;
  /** Back to the finished ad, and to the page of forms. */
  back: string;
  forms: string;
  stylesheet: string;
}
