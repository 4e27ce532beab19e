import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { releaseNotice as shown } from "../../trpc/contract/release-notice.ts";
import { createdAt, id, ownerId } from "./columns.ts";
import { json } from "./json.ts";

export const releaseNotice = sqliteTable(
  "release_notice",
  {
    id: id(),
    title: json("title", shown.shape.title).notNull(),
    body: json("body", shown.shape.body).notNull(),
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
