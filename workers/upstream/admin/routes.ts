import { listAudit } from "../../../db/queries/admin.ts";
import { desc, lt } from "drizzle-orm";
import { feedback } from "../../../db/schema/index.ts";
import { admin } from "../../../trpc/contract/admin.ts";
import { type App, implement } from "../http/implement.ts";
import { avatarReviewRoutes } from "./avatars.ts";
import { creditRoutes } from "./credits.ts";
import { documentRoutes } from "./document-routes.ts";
import { eventCountRoutes } from "./events.ts";
import { noticeRoutes } from "./notices.ts";
import { operationRoutes } from "./operations.ts";
import { reportReviewRoutes } from "./reports.ts";
import { userRoutes } from "./users.ts";

/** Serves the `admin` calls: every one asks for the admin key, every change leaves an audit row. */
export function adminRoutes(app: App): void {
  documentRoutes(app);
  noticeRoutes(app);
  creditRoutes(app);
  avatarReviewRoutes(app);
  reportReviewRoutes(app);
  userRoutes(app);
  eventCountRoutes(app);
  implement(app, admin.feedback.list, async ({ before = Number.MAX_SAFE_INTEGER }, { db }) => ({
    list: await db.select().from(feedback).where(lt(feedback.created_at, before)).orderBy(desc(feedback.created_at)).limit(50),
  }));
  operationRoutes(app);
  implement(app, admin.audit, async ({ subject, before }, { db }) => ({ list: await listAudit(db, subject, before) }));
}
