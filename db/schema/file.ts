import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { createdAt, id, ownerId, updatedAt } from "./columns.ts";
import { json } from "./json.ts";

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
export const artifact = sqliteTable(
  "artifact",
  {
    id: id(),
    owner_id: ownerId(),
    kind: text("kind").notNull(),
    /** Its shape is the kind's: who asks for the work reads it by that. */
    result: json("result", z.unknown()).notNull(),
    created_at: createdAt(),
  },
  (t) => [index("artifact_owner").on(t.owner_id)],
);

export const HOLDER_KINDS = ["draft", "task", "document", "library", "avatar", "team"] as const;

/**
 * Who needs a file: it stays as long as there is a row of it. Written in one batch with the row of the holder. A
 * `document` is the timeline document of the task of that id.
 */
export const fileReference = sqliteTable(
  "file_reference",
  {
    key: text("key").notNull(),
    holder_kind: text("holder_kind", { enum: HOLDER_KINDS }).notNull(),
    holder_id: text("holder_id").notNull(),
    owner_id: ownerId(),
  },
  (t) => [
    primaryKey({ columns: [t.key, t.holder_kind, t.holder_id] }),
    index("file_reference_holder").on(t.holder_id, t.holder_kind),
    index("file_reference_owner").on(t.owner_id),
  ],
);

/**
 * A file of R2 that takes room, or is kept for a while although nothing refers to it (yet): an upload's signed address, a
 * picture of a page, the product of a media job. `bytes` count for the owner's quota: as announced until they are known.
 * Until `expires_at` it is kept whoever refers to it; `removing_at` says that the sweep has claimed it, and nobody may
 * refer to it any more. `artifact_id`: the work that it is a product of.
 */
export const storedFile = sqliteTable(
  "stored_file",
  {
    key: text("key").primaryKey(),
    owner_id: ownerId(),
    bytes: integer("bytes").notNull(),
    expires_at: integer("expires_at"),
    removing_at: integer("removing_at"),
    artifact_id: text("artifact_id"),
  },
  (t) => [
    index("stored_file_owner").on(t.owner_id, t.bytes),
    index("stored_file_expires")
      .on(t.expires_at)
      .where(sql`${t.expires_at} IS NOT NULL`),
    index("stored_file_removing")
      .on(t.removing_at)
      .where(sql`${t.removing_at} IS NOT NULL`),
    index("stored_file_artifact")
      .on(t.artifact_id)
      .where(sql`${t.artifact_id} IS NOT NULL`),
  ],
);

/** How far a sweep through all of something has come: it goes on after this key. */
export const sweepPlace = sqliteTable("sweep_place", {
  name: text("name").primaryKey(),
  after: text("after").notNull(),
  updated_at: updatedAt(),
});
