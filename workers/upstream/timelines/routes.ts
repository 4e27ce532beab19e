import { paged, positionOf } from "../../../db/queries/cursor.ts";
import { deleteTimeline, listTimelines, renameTimeline } from "../../../db/queries/timeline.ts";
import { timelines } from "../../../trpc/contract/timeline.ts";
import { type App, implement } from "../http/implement.ts";
import { editTimeline, openTimelineFile, readTimelineFile, redoStep, undoStep } from "./edit.ts";
import { createTimeline } from "./create.ts";
import { makeSteps } from "./several.ts";
import { openTimeline } from "./open.ts";
import { ownTimeline } from "./own.ts";
import { presentFile, presentSummary, presentTimeline } from "./present.ts";
import { timelineStill } from "./still.ts";
import { transcribeClip } from "./transcribe.ts";

/** Serves the `timelines` calls. Another user's timeline is not found. */
export function timelineRoutes(app: App): void {
  implement(app, timelines.open, async (wanted, call) => presentTimeline(call, await openTimeline(call, wanted)));
  implement(app, timelines.create, async (wanted, call) => presentTimeline(call, await createTimeline(call, wanted)));
  implement(app, timelines.detail, async ({ timeline_id }, call) => presentTimeline(call, await ownTimeline(call, timeline_id)));
  implement(app, timelines.list, async ({ cursor, page_size: size }, call) => {
    const rows = await listTimelines(call.db, call.user.id, { place: positionOf(cursor), limit: size + 1 });
    const { page, next } = paged(rows, size, ({ updated_at, id }) => ({ time: updated_at, id }));
    return { list: page.map(presentSummary), next };
  });
  implement(app, timelines.edit, async ({ timeline_id, expected_revision: expected, commands }, call) => {
    const { row, flagged } = await editTimeline(call, await ownTimeline(call, timeline_id), { commands, expected });
    return { ...(await presentTimeline(call, row)), flagged };
  });
  implement(app, timelines.steps, async ({ timeline_id, expected_revision: expected, steps }, call) => {
    const {
      revision,
      steps: made,
      urls,
    } = await presentTimeline(call, await makeSteps(call, await ownTimeline(call, timeline_id), { steps, expected }));
    return { revision, steps: made, urls };
  });
  implement(app, timelines.readFile, async ({ timeline_id, expected_revision: expected, file }, call) =>
    presentFile(readTimelineFile(await ownTimeline(call, timeline_id), { file, expected })),
  );
  implement(app, timelines.openFile, async ({ timeline_id, expected_revision: expected, file }, call) =>
    presentTimeline(call, await openTimelineFile(call, await ownTimeline(call, timeline_id), { file, expected })),
  );
  implement(app, timelines.transcribe, async ({ timeline_id, expected_revision: expected, asset_id }, call) =>
    presentTimeline(call, await transcribeClip(call, await ownTimeline(call, timeline_id), { asset_id, expected })),
  );
  implement(app, timelines.undo, async ({ timeline_id, expected_revision }, call) =>
    presentTimeline(call, await undoStep(call, await ownTimeline(call, timeline_id), expected_revision)),
  );
  implement(app, timelines.redo, async ({ timeline_id, expected_revision }, call) =>
    presentTimeline(call, await redoStep(call, await ownTimeline(call, timeline_id), expected_revision)),
  );
  implement(app, timelines.rename, async ({ timeline_id, title }, call) => {
    const row = await ownTimeline(call, timeline_id);
    await renameTimeline(call.db, row.id, title);
    return presentTimeline(call, { ...row, title });
  });
  implement(app, timelines.delete, async ({ timeline_id }, call) => {
    await deleteTimeline(call.db, await ownTimeline(call, timeline_id));
    return { timeline_id };
  });
  implement(app, timelines.still, async ({ timeline_id, at }, call) => timelineStill(call, await ownTimeline(call, timeline_id), at));
}
