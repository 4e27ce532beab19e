import { deleteComment, insertComment, listComments, resolveComment } from "../../../db/queries/timeline-comment.ts";
import { MOST_COMMENTS } from "../../../trpc/contract/rules/timeline-comments.ts";
import { timelineComments } from "../../../trpc/contract/timeline-comment.ts";
import { AppError } from "../app-error.ts";
import { type App, type Call, implement } from "../http/implement.ts";
import { randomId } from "../ids.ts";
import { ownTimeline } from "./own.ts";

async function listed({ db }: Pick<Call, "db">, timelineId: string) {
  const rows = await listComments(db, timelineId);
  return {
    list: rows.map(({ resolved_at, owner_id: _owner, timeline_id: _timeline, ...rest }) => ({ ...rest, resolved: resolved_at !== null })),
  };
}

/** Serves the `timelineComments` calls: only whose timeline it is reads and writes them. */
export function timelineCommentRoutes(app: App): void {
  implement(app, timelineComments.list, async ({ timeline_id }, call) => listed(call, (await ownTimeline(call, timeline_id)).id));
  implement(app, timelineComments.add, async ({ timeline_id, at, element_id, text }, call) => {
    const { id } = await ownTimeline(call, timeline_id);
    const row = {
      id: randomId(),
      timeline_id: id,
      owner_id: call.user.id,
      at,
      element_id,
      text,
      resolved_at: null,
      created_at: Date.now(),
    };
    if (!(await insertComment(call.db, row))) throw new AppError("timeline.commentsFull", { params: { max: MOST_COMMENTS } });
    return listed(call, id);
  });
  implement(app, timelineComments.resolve, async ({ timeline_id, comment_id, resolved }, call) => {
    const { id } = await ownTimeline(call, timeline_id);
    const found = await resolveComment(call.db, { timelineId: id, id: comment_id }, resolved ? Date.now() : null);
    if (!found) throw new AppError("system.notFound");
    return listed(call, id);
  });
  implement(app, timelineComments.delete, async ({ timeline_id, comment_id }, call) => {
    const { id } = await ownTimeline(call, timeline_id);
    await deleteComment(call.db, { timelineId: id, id: comment_id });
    return listed(call, id);
  });
}
