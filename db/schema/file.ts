import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { analysisResult } from "../../trpc/contract/analysis.ts";
import { ANALYSIS_STATES, COPY_STATES } from "../../trpc/contract/rules/analysis.ts";
import { createdAt, id, ownerId, updatedAt } from "./columns.ts";
import { json } from "./json.ts";

/**
 * Where an asset stands: in the `library`, among what was `removed` from it and can be restored; or in the `flow` it was
 * uploaded for, and `unlisted`: shown nowhere, but named by a draft or task.
 */
export const SHELVES = ["library", "removed", "flow", "unlisted"] as const;

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
    shelf: text("shelf", { enum: SHELVES }).notNull().default("flow"),
    /** Empty: the top of the library. */
    folder_id: text("folder_id").notNull().default(""),
    /** Its name as names are compared and sorted, and what a search looks through (`rules/library`). */
    name_key: text("name_key").notNull().default(""),
    search_text: text("search_text").notNull().default(""),
    tags: json("tags", z.array(z.string())).notNull().default([]),
    favorite: integer("favorite", { mode: "boolean" }).notNull().default(false),
    /** When it was deleted (Unix ms): the same for all that one deletion took, for its undoing. */
    removed_at: integer("removed_at"),
    /** Of a file that no browser shows as it is: how far the copy is that they show (`files/keys.ts`). */
    copy: text("copy", { enum: COPY_STATES }).notNull().default("none"),
    /** What an analysis found in it, for searches: things, colors, words that stand in it (`rules/meaning`). */
    found_text: text("found_text").notNull().default(""),
  },
  (t) => [
    index("asset_owner").on(t.owner_id, t.created_at),
    // A list of a folder or of a kind costs the same however many rows there are: each of its orders has an index.
    index("asset_folder_newest").on(t.owner_id, t.shelf, t.folder_id, t.created_at, t.id),
    index("asset_folder_name").on(t.owner_id, t.shelf, t.folder_id, t.name_key, t.id),
    index("asset_folder_size").on(t.owner_id, t.shelf, t.folder_id, t.size, t.id),
    index("asset_type_newest").on(t.owner_id, t.shelf, t.asset_type, t.created_at, t.id),
    index("asset_type_name").on(t.owner_id, t.shelf, t.asset_type, t.name_key, t.id),
    index("asset_type_size").on(t.owner_id, t.shelf, t.asset_type, t.size, t.id),
    index("asset_favorite")
      .on(t.owner_id, t.created_at, t.id)
      .where(sql`${t.favorite} = 1`),
    index("asset_removed_owner")
      .on(t.owner_id, t.removed_at, t.id)
      .where(sql`${t.removed_at} IS NOT NULL`),
    index("asset_removed")
      .on(t.removed_at)
      .where(sql`${t.removed_at} IS NOT NULL`),
  ],
);

/** Folders of a library (spec §3 Asset, asset_type 0). `parent_id` empty: at its top. */
export const assetFolder = sqliteTable(
  "asset_folder",
  {
    id: id(),
    owner_id: ownerId(),
    parent_id: text("parent_id").notNull(),
    name: text("name").notNull(),
    name_key: text("name_key").notNull(),
    created_at: createdAt(),
    removed_at: integer("removed_at"),
  },
  (t) => [
    index("asset_folder_parent").on(t.owner_id, t.parent_id, t.name_key),
    index("asset_folder_removed")
      .on(t.removed_at)
      .where(sql`${t.removed_at} IS NOT NULL`),
  ],
);

/** The tags of assets, for lists by tag; an asset's own column says how they are written, and in which order. */
export const assetTag = sqliteTable(
  "asset_tag",
  {
    asset_id: text("asset_id").notNull(),
    owner_id: ownerId(),
    /** As tags are compared (`nameKeyOf`), and as it is written. */
    tag_key: text("tag_key").notNull(),
    tag: text("tag").notNull(),
    /** The asset's. */
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.asset_id, t.tag_key] }), index("asset_tag_newest").on(t.owner_id, t.tag_key, t.created_at, t.asset_id)],
);

/** Words that an owner's files are known by, for searches by meaning: `vector` is base64 of signed bytes. */
export const assetWord = sqliteTable(
  "asset_word",
  {
    owner_id: ownerId(),
    word: text("word").notNull(),
    vector: text("vector").notNull(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.owner_id, t.word] })],
);

/** The analysis of an asset (spec §4). One that is being made holds a lease: an attempt that has died is made again. */
export const assetAnalysis = sqliteTable(
  "asset_analysis",
  {
    id: id(),
    owner_id: ownerId(),
    state: text("state", { enum: ANALYSIS_STATES }).notNull(),
    /** Key of the catalogue of spec §8; null: it did not fail. */
    error: text("error"),
    result: json("result", analysisResult),
    attempts: integer("attempts").notNull().default(0),
    lease_until: integer("lease_until"),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index("asset_analysis_owner").on(t.owner_id, t.created_at, t.id),
    index("asset_analysis_open")
      .on(t.state, t.created_at)
      .where(sql`${t.state} IN ('waiting', 'analysing')`),
  ],
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

export const HOLDER_KINDS = ["draft", "task", "document", "library", "avatar", "team", "timeline"] as const;

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
