import { findNotice, hasRead, markRead, newestNotice } from "../../../db/queries/release-notice.ts";
import { releaseNotices } from "../../../trpc/contract/release-notice.ts";
import { AppError } from "../app-error.ts";
import { type App, implement } from "../http/implement.ts";

/** Serves the `releaseNotice` calls. */
export function releaseNoticeRoutes(app: App): void {
  implement(app, releaseNotices.get, async (_input, { db }) => ({ notice: await newestNotice(db) }));
  implement(app, releaseNotices.isRead, async ({ id }, { db, user }) => ({ read: await hasRead(db, user.id, id) }));
  implement(app, releaseNotices.read, async ({ id }, { db, user }) => {
    if (!(await findNotice(db, id))) throw new AppError("system.notFound");
    await markRead(db, user.id, id);
    return {};
  });
}
