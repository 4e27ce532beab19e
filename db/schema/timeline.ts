import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { createdAt, id, ownerId, updatedAt } from "./columns.ts";
import { timelineVariant } from "../../trpc/contract/rules/timeline-variant.ts";
import { deflated } from "./deflated.ts";
import { json } from "./json.ts";

/** What could not be opened as it was (timeline/document/loss). */
const loss = z.object({ code: z.string(), path: z.string(), detail: z.string() });

/** Timeline documents that people edit. One is made of a finished ad's, and then goes its own way. */
export const timeline = sqliteTable(
  "timeline",
  {
    id: id(),
    owner_id: ownerId(),
    app_id: integer("app_id").notNull(),
    draft_id: text("draft_id").notNull(),
    /** The task whose document it was opened from. */
    task_id: text("task_id").notNull(),
    title: text("title").notNull(),
    /** Grows with each edit, undo and redo: an edit names the one that it saw. */
    revision: integer("revision").notNull(),
    /** The newest step that is done; those after it were taken back. */
    position: integer("position").notNull(),
    /** Has a version and migrations of its own (timeline/document/upgrade): whoever reads it opens it by those. */
    document: json("document", deflated(z.unknown())).notNull(),
    losses: json("losses", z.array(loss)).notNull(),
    /** The timeline that this one is a sibling of: the same edit in another shape; empty: it is nobody's. */
    family_id: text("family_id").notNull().default(""),
    /** What it is made for, where it is a sibling. */
    variant: json("variant", timelineVariant).notNull().default({}),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [
    index("timeline_owner").on(t.owner_id, t.updated_at, t.id),
    index("timeline_draft").on(t.draft_id),
    index("timeline_family").on(t.family_id),
  ],
);

/** One edit of a timeline: what was asked for, and what it changed, by which it is taken back. */
export const timelineStep = sqliteTable(
  "timeline_step",
  {
    timeline_id: text("timeline_id").notNull(),
    position: integer("position").notNull(),
    owner_id: ownerId(),
    types: json("types", z.array(z.string())).notNull(),
    changes: json("changes", deflated(z.array(z.unknown()))).notNull(),
    created_at: createdAt(),
  },
  (t) => [primaryKey({ columns: [t.timeline_id, t.position] }), index("timeline_step_owner").on(t.owner_id)],
);

/** A note at a moment of a timeline: no part of its document, and not taken back with its edits. */
export const timelineComment = sqliteTable(
  "timeline_comment",
  {
    id: id(),
    timeline_id: text("timeline_id").notNull(),
    owner_id: ownerId(),
    /** Ticks. */
    at: integer("at").notNull(),
    /** The element that it is about; empty: none. */
    element_id: text("element_id").notNull(),
    text: text("text").notNull(),
    /** Null: it is open. */
    resolved_at: integer("resolved_at"),
    created_at: createdAt(),
  },
  (t) => [index("timeline_comment_timeline").on(t.timeline_id, t.at), index("timeline_comment_owner").on(t.owner_id)],
);
