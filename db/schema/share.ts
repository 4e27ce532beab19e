import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, ownerId } from "./columns.ts";

/** A link by which anyone can see the finished film of a draft, until its owner takes it back. One for a draft. */
export const share = sqliteTable(
  "share",
  {
    /** 32 random characters: whoever knows them may look. */
    token: text("token").primaryKey(),
    owner_id: ownerId(),
    draft_id: text("draft_id").notNull().unique(),
    created_at: createdAt(),
  },
  (t) => [index("share_owner").on(t.owner_id)],
);
