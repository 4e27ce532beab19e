import { and, desc, eq, getTableColumns, gt, inArray, lte, or, sql, type SQL } from "drizzle-orm";
import { MOST_STORED_STEPS as MOST_STEPS } from "../../trpc/contract/rules/timeline-steps.ts";
import * as schema from "../schema/index.ts";
import { after, newestFirst, type Position } from "./cursor.ts";
import type { Database } from "./database.ts";
import { keyList, letGo, noneClaimed, referring, replacing } from "./file-reference.ts";

const { timeline, timelineComment, timelineStep } = schema;
export type TimelineRow = typeof timeline.$inferSelect;
export type StepRow = typeof timelineStep.$inferSelect;

const holderOf = ({ id, owner_id }: Pick<TimelineRow, "id" | "owner_id">) => ({ kind: "timeline", id, owner: owner_id }) as const;

/** The timeline, only if it is this user's. */
export const findTimeline = (db: Database, owner: string, id: string): Promise<TimelineRow | undefined> =>
  db
    .select()
    .from(timeline)
    .where(and(eq(timeline.id, id), eq(timeline.owner_id, owner)))
    .get();

/** The timeline that was opened from a task before (no sibling of it); of several documents that it has, from the one of that id. */
export const findTimelineOf = (db: Database, owner: string, taskId: string, documentId?: string): Promise<TimelineRow | undefined> =>
  db
    .select()
    .from(timeline)
    .where(
      and(
        eq(timeline.task_id, taskId),
        eq(timeline.owner_id, owner),
        eq(timeline.family_id, ""),
        documentId === undefined ? undefined : sql`${timeline.document} ->> '$.id' = ${documentId}`,
      ),
    )
    .orderBy(desc(timeline.created_at))
    .get();

const { document: _document, losses: _losses, ...LISTED } = getTableColumns(timeline);

/** An owner's timelines without their documents, newest first, from a place on. */
export const listTimelines = (db: Database, owner: string, { place, limit }: { place: Position | undefined; limit: number }) => {
  const order = { time: timeline.updated_at, id: timeline.id };
  return db
    .select(LISTED)
    .from(timeline)
    .where(and(eq(timeline.owner_id, owner), after(order, place)))
    .orderBy(...newestFirst(order))
    .limit(limit);
};

/** A timeline and its siblings, the first one first. */
export const listFamily = (
  db: Database,
  owner: string,
  { id, family_id }: Pick<TimelineRow, "id" | "family_id">,
): Promise<TimelineRow[]> => {
  const first = family_id || id;
  return db
    .select()
    .from(timeline)
    .where(and(eq(timeline.owner_id, owner), or(eq(timeline.id, first), eq(timeline.family_id, first))))
    .orderBy(sql`${timeline.id} <> ${first}`, timeline.created_at)
    .all();
};

/** Keeps a new timeline with references to its files; false where one of those is just being removed. */
export async function insertTimeline(db: Database, row: TimelineRow, files: readonly string[]): Promise<boolean> {
  const keys = keyList(files);
  const [, kept] = await db.batch([
    db.insert(timeline).values(row),
    db
      .delete(timeline)
      .where(and(eq(timeline.id, row.id), sql`NOT ${noneClaimed(keys)}`))
      .returning({ id: timeline.id }),
    referring(db, holderOf(row), keys, sql`EXISTS (SELECT 1 FROM ${timeline} WHERE ${timeline.id} = ${row.id})`),
  ]);
  return kept.length === 0;
}

export interface TimelineChange {
  document: unknown;
  /** The newest step that is done then. */
  position: number;
  /** The step that is done; absent where one is taken back or made again. */
  step?: Pick<StepRow, "types" | "changes">;
  files: readonly string[];
  /** Files that it shows no longer are kept until then (Unix ms). */
  until: number;
}

/** Steps that a new one replaces, and those that are too old to be kept. */
const stepsBeside = (id: string, position: number): SQL | undefined =>
  and(eq(timelineStep.timeline_id, id), or(gt(timelineStep.position, position - 1), lte(timelineStep.position, position - MOST_STEPS)));

/** A row of the database holds two million bytes at most. */
const MOST_BYTES = 1_500_000;
const bytes = (text: unknown): number => new TextEncoder().encode(String(text)).length;

/**
 * Writes a change as the next revision; null where someone else wrote first, or a file is just being removed, and "too large"
 * where a row would not hold it.
 */
export async function saveTimeline(db: Database, row: TimelineRow, change: TimelineChange): Promise<TimelineRow | "too large" | null> {
  const { position, step, files, until } = change;
  const document = timeline.document.mapToDriverValue(change.document);
  const changes = timelineStep.changes.mapToDriverValue(step?.changes ?? []);
  if (bytes(document) > MOST_BYTES || bytes(changes) > MOST_BYTES) return "too large";
  const keys = keyList(files);
  const seen = and(eq(timeline.id, row.id), eq(timeline.revision, row.revision), noneClaimed(keys));
  const isSeen = sql`EXISTS (SELECT 1 FROM ${timeline} WHERE ${seen})`;
  const now = Date.now();
  const [, , , , , saved] = await db.batch([
    ...replacing(db, holderOf(row), keys, { condition: isSeen, until }),
    db.delete(timelineStep).where(and(step ? stepsBeside(row.id, position) : sql`false`, isSeen)),
    db.insert(timelineStep).select(sql`
      SELECT ${row.id}, ${position}, ${row.owner_id}, ${JSON.stringify(step?.types ?? [])}, ${changes}, ${now}
      WHERE ${step !== undefined} AND ${isSeen}`),
    db
      .update(timeline)
      .set({ document: sql`${document}`, position, revision: row.revision + 1, updated_at: now })
      .where(seen)
      .returning(),
  ]);
  return saved[0] ?? null;
}

export const findStep = (db: Database, id: string, position: number): Promise<StepRow | undefined> =>
  db
    .select()
    .from(timelineStep)
    .where(and(eq(timelineStep.timeline_id, id), eq(timelineStep.position, position)))
    .get();

/** The steps of a timeline, the newest first. */
export const listSteps = (db: Database, id: string) =>
  db
    .select({ position: timelineStep.position, types: timelineStep.types, created_at: timelineStep.created_at })
    .from(timelineStep)
    .where(eq(timelineStep.timeline_id, id))
    .orderBy(desc(timelineStep.position))
    .limit(MOST_STEPS);

export const renameTimeline = (db: Database, id: string, title: string) => db.update(timeline).set({ title }).where(eq(timeline.id, id));

/** The statements that delete timelines with their steps, and let go of their files. `which`: a SELECT of ids. */
export const deletingTimelines = (db: Database, which: SQL) =>
  [
    ...letGo(db, sql`holder_kind = 'timeline' AND holder_id IN (${which})`, Date.now()),
    db.delete(timelineStep).where(inArray(timelineStep.timeline_id, sql`(${which})`)),
    db.delete(timelineComment).where(inArray(timelineComment.timeline_id, sql`(${which})`)),
    db.delete(timeline).where(inArray(timeline.id, sql`(${which})`)),
  ] as const;

export const deleteTimeline = (db: Database, { id }: Pick<TimelineRow, "id">) => db.batch(deletingTimelines(db, sql`SELECT ${id}`));
