import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { z } from "zod";
import { reasonValues } from "../../trpc/contract/rules/reason.ts";
import { TASK_STATES } from "../../trpc/contract/rules/tasks.ts";
import { createdAt, id, ownerId, updatedAt } from "./columns.ts";
import { json } from "./json.ts";
import { storedInput, storedOutput, storedReview } from "./task-json.ts";

export type { StoredOutput } from "./task-json.ts";
/** One run of a tool. Every tool's tasks are rows of this one table (docs/decisions/042-one-frame-for-tools.md). */
export const task = sqliteTable(
  "task",
  {
    id: id(),
    owner_id: ownerId(),
    app_id: integer("app_id").notNull(),
    /** The task that this one is a part of. */
    parent_id: text("parent_id"),
    /** What of the owner's it was made of, for those who look for it there: a draft. */
    subject_id: text("subject_id"),
    title: text("title").notNull(),
    stage: text("stage").notNull(),
    state: text("state", { enum: TASK_STATES }).notNull(),
    /** 0…100. */
    progress: integer("progress").notNull(),
    /** What is being done now: a slug that the tool's words name. */
    phase: text("phase").notNull(),
    error_code: integer("error_code"),
    /** What the message of `error_code` names: the size found, the limit. */
    error_values: json("error_values", reasonValues),
    cost: integer("cost").notNull(),
    /** Makes a repeated push the same task. */
    request_key: text("request_key").notNull(),
    /** All that the run may see of what was asked for. */
    input: json("input", storedInput).notNull().default({ version: 0, value: null }),
    output: json("output", storedOutput),
    review: json("review", storedReview),
    /** Names of the results that its owner likes best. */
    favourites: json("favourites", z.array(z.string())).notNull().default([]),
    /** What it waits for; null: it may not begin yet, its parent says when. */
    lane: text("lane", { enum: ["media", "provider"] }),
    /** Someone waits at the screen. */
    interactive: integer("interactive", { mode: "boolean" }).notNull().default(false),
    /** Counts the instances of the Workflow that have worked on it; only the newest may write. */
    attempt: integer("attempt").notNull().default(0),
    /** How many of them were started because the one before had died. */
    restarts: integer("restarts").notNull().default(0),
    /** Until then (Unix ms) its instance is taken to be alive; null: none works on it. */
    lease_until: integer("lease_until"),
    /** When it was first given a place. */
    started_at: integer("started_at"),
    created_at: createdAt(),
    updated_at: updatedAt(),
    finished_at: integer("finished_at"),
    /** When its results are let go of; null: never by themselves, or they were. */
    expires_at: integer("expires_at"),
  },
  (t) => [
    uniqueIndex("task_request").on(t.request_key),
    index("task_owner").on(t.owner_id, t.created_at),
    index("task_created").on(t.created_at, t.id),
    index("task_subject").on(t.subject_id, t.stage, t.created_at),
    index("task_parent").on(t.parent_id),
    index("task_open").on(t.state, t.lane, t.created_at),
    index("task_recent").on(t.app_id, t.stage, t.finished_at),
    index("task_expires")
      .on(t.expires_at)
      .where(sql`${t.expires_at} IS NOT NULL`),
  ],
);

/**
 * Work that a provider does for a task, by the hash of what it was asked: kept before it is asked for the first time, so
 * that a restart goes on with the same job and none is submitted, or paid, twice.
 */
export const providerJob = sqliteTable(
  "provider_job",
  {
    id: id(),
    owner_id: ownerId(),
    task_id: text("task_id").notNull(),
    provider: text("provider").notNull(),
    /** The provider's own id of it; null until it has said one. */
    external_id: text("external_id"),
    /** `abandoned`: nobody waits for it, and its provider could not be told: it may be made, and is to be paid. */
    state: text("state", { enum: ["starting", "pending", "done", "failed", "cancelled", "abandoned"] }).notNull(),
    /** Read by the schema of the provider's adapter. */
    result: json("result", z.unknown()),
    created_at: createdAt(),
    updated_at: updatedAt(),
  },
  (t) => [index("provider_job_task").on(t.task_id), index("provider_job_owner").on(t.owner_id)],
);
