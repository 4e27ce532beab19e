import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { ReleaseNotice } from "../../trpc/contract/release-notice.ts";
import { createdAt, id, ownerId } from "./columns.ts";

export const releaseNotice = sqliteTable(
  "release_notice",
  {
    id: id(),
    title: text("title", { mode: "json" }).$type<ReleaseNotice["title"]>().notNull(),
    body: text("body", { mode: "json" }).$type<ReleaseNotice["body"]>().notNull(),
    withdrawn: integer("withdrawn", { mode: "boolean" }).notNull(),
    revision: integer("revision").notNull(),
    published_at: integer("published_at").notNull(),
  },
  (t) => [index("release_notice_newest").on(t.withdrawn, t.published_at)],
);

export const releaseNoticeRead = sqliteTable(
  "release_notice_read",
  { owner_id: ownerId(), notice_id: text("notice_id").notNull(), created_at: createdAt() },
  (t) => [primaryKey({ columns: [t.owner_id, t.notice_id] })],
);
