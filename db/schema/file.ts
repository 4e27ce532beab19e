import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { createdAt, id, ownerId } from "./columns.ts";

/** Media library entries (spec §3 Asset). `key` names the object; nothing is public by it. */
export const asset = sqliteTable(
  "asset",
  {
    id: id(),
    owner_id: ownerId(),
    key: text("key").notNull().unique(),
    file_name: text("file_name").notNull(),
    asset_type: integer("asset_type").notNull(),
    width: integer("width").notNull(),
    height: integer("height").notNull(),
    duration: integer("duration_ms").notNull(),
    size: integer("size").notNull(),
    created_at: createdAt(),
  },
  (t) => [index("asset_owner").on(t.owner_id, t.created_at)],
);

/** What a media job made, by the hash of its inputs: the same work is done once for an owner. */
export const artifact = sqliteTable("artifact", {
  id: id(),
  owner_id: ownerId(),
  kind: text("kind").notNull(),
  result: text("result", { mode: "json" }).notNull(),
  created_at: createdAt(),
});
