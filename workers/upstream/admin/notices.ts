import { eq } from "drizzle-orm";
import { findNotice, listNotices, type NoticeRow } from "../../../db/queries/release-notice.ts";
import { releaseNotice } from "../../../db/schema/index.ts";
import { admin } from "../../../trpc/contract/admin.ts";
import { AppError } from "../app-error.ts";
import { type AdminCall, type App, implement } from "../http/implement.ts";
import { sha256 } from "../ids.ts";
import { recorded, requireRevision } from "./change.ts";

const same = (one: NoticeRow, { title, body }: Pick<NoticeRow, "title" | "body">): boolean =>
  JSON.stringify([one.title, one.body]) === JSON.stringify([title, body]);

/** The key decides the id: published twice, it is one notice. */
async function publish(call: AdminCall, { key, title, body }: { key: string } & Pick<NoticeRow, "title" | "body">): Promise<NoticeRow> {
  const { db } = call;
  const id = (await sha256(`notice:${key}`)).slice(0, 16);
  const row = { id, title, body, withdrawn: false, revision: 1, published_at: Date.now() };
  const change = { action: "publish", subject: `notice:${id}`, revision: 1, before: null, after: { title, body } };
  if (await recorded(call, change, db.insert(releaseNotice).values(row))) return row;
  const known = await findNotice(db, id);
  if (!known || !same(known, row)) throw new AppError("admin.keyReused");
  return known;
}

async function withdraw(call: AdminCall, id: string, revision: number): Promise<NoticeRow> {
  const { db } = call;
  const before = await findNotice(db, id);
  if (!before) throw new AppError("system.notFound");
  requireRevision(before.revision, revision);
  const after = { ...before, withdrawn: true, revision: revision + 1 };
  const change = {
    action: "withdraw",
    subject: `notice:${id}`,
    revision: after.revision,
    before: { withdrawn: before.withdrawn },
    after: { withdrawn: true },
  };
  const writes = db.update(releaseNotice).set({ withdrawn: true, revision: after.revision }).where(eq(releaseNotice.id, id));
  if (!(await recorded(call, change, writes))) throw new AppError("admin.changedElsewhere", { params: { revision: after.revision } });
  return after;
}

/** Serves `admin.notices`. */
export function noticeRoutes(app: App): void {
  implement(app, admin.notices.list, async (_input, { db }) => ({ list: await listNotices(db) }));
  implement(app, admin.notices.publish, (input, call) => publish(call, input));
  implement(app, admin.notices.withdraw, ({ id, revision }, call) => withdraw(call, id, revision));
}
