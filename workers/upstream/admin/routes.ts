import { listAudit } from "../../../db/queries/admin.ts";
import { admin } from "../../../trpc/contract/admin.ts";
import { type App, implement } from "../http/implement.ts";
import { creditRoutes } from "./credits.ts";
import { documentRoutes } from "./document-routes.ts";
import { eventCountRoutes } from "./events.ts";
import { noticeRoutes } from "./notices.ts";
import { userRoutes } from "./users.ts";

/** Serves the `admin` calls: every one asks for the admin key, every change leaves an audit row. */
export function adminRoutes(app: App): void {
  documentRoutes(app);
  noticeRoutes(app);
  creditRoutes(app);
  userRoutes(app);
  eventCountRoutes(app);
  implement(app, admin.audit, async ({ subject, before }, { db }) => ({ list: await listAudit(db, subject, before) }));
}
