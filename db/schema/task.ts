import type { ReasonValues } from "../../trpc/contract/rules/reason.ts";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { createdAt, id, ownerId, updatedAt } from "./columns.ts";

/** What a finished task made: file keys, and the facts that the page shows. */
export interface StoredOutput {
  video_key: string;
  poster_key: string;
  document_key: string;
  duration: number;
  /** Seconds of the whole ad; not of films made before it was kept. */
  whole?: number;
  width: number;
  height: number;
  bytes: number;
  engines: Record<string, string>;
  timings: Record<string, number>;
}

/** `request_key` makes a repeated push the same task: the draft, its revision and the stage, and the try. */
export const task = sqliteTable(
  "task",
  {
    id: id(),
    owner_id: ownerId(),
    app_id: integer("app_id").notNull(),
    draft_id: text("draft_id"),
    title: text("title").notNull(),
    stage: text("stage", { enum: ["preview", "render"] }).notNull(),
    state: text("state", { enum: ["queued", "generating", "success", "failed"] }).notNull(),
    progress: integer("progress").notNull(),
    step: text("step").notNull(),
    error_code: integer("error_code"),
    /** What the message of `error_code` names: the size found, the limit. */
    error_values: text("error_values", { mode: "json" }).$type<ReasonValues>(),
    cost: integer("cost").notNull(),
    request_key: text("request_key").notNull(),
    output: text("output", { mode: "json" }).$type<StoredOutput>(),
    created_at: createdAt(),
    updated_at: updatedAt(),
    finished_at: integer("finished_at"),
  },
  (t) => [
    uniqueIndex("task_request").on(t.request_key),
    index("task_owner").on(t.owner_id, t.created_at),
    index("task_draft").on(t.draft_id, t.stage, t.created_at),
    index("task_open").on(t.state, t.updated_at),
  ],
);
