import type { DraftRow } from "../../../../db/queries/draft.ts";
import { AppError } from "../../app-error.ts";
import type { Call } from "../../http/implement.ts";
import { freezeTimeline, type FrozenTimeline } from "../../timelines/frozen.ts";
import { ownTimeline } from "../../timelines/own.ts";

interface Asked {
  draft: DraftRow;
  timeline_id: string;
  stage: string;
}

/** A timeline of the draft, for the task. Throws system.notFound, form.incomplete. */
export async function editedOf(call: Call, { draft, timeline_id, stage }: Asked): Promise<FrozenTimeline> {
  const row = await ownTimeline(call, timeline_id);
  if (row.draft_id !== draft.id) throw new AppError("system.notFound");
  return freezeTimeline(call, row, stage);
}
