import { sql } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import { deletingTasks } from "./made-with.ts";
import { letGo } from "./file-reference.ts";
import { deletingTimelines } from "./timeline.ts";

const { avatar } = schema;

/** So many times something may be made of something: further than anyone goes. */
const MOST_ROUNDS = 20;

interface Found {
  tasks: string[];
  timelines: string[];
  avatars: string[];
}

const json = (list: readonly string[]) => JSON.stringify(list);
const ids = async (db: Database, query: ReturnType<typeof sql>): Promise<string[]> =>
  (await db.all<{ id: string }>(query)).map(({ id }) => id);

/** The keys of what tasks have made, and of the files of avatars. */
const keysOf = async (db: Database, { tasks, avatars }: Found): Promise<string[]> =>
  (
    await db.all<{ key: string }>(sql`
      SELECT json_extract(a.value, '$.key') AS key FROM task AS t, json_each(t.output, '$.artifacts') AS a
      WHERE t.id IN (SELECT value FROM json_each(${json(tasks)}))
      UNION SELECT key FROM file_reference WHERE holder_kind = 'avatar' AND holder_id IN (SELECT value FROM json_each(${json(avatars)}))`)
  ).map(({ key }) => key);

/** What an owner has made of these files, and of what was made of them: one round of it. */
async function nextOf(db: Database, owner: string, found: Found): Promise<Found> {
  const keys = json(await keysOf(db, found));
  const holding = (kind: "timeline" | "avatar") => sql`
    SELECT DISTINCT holder_id AS id FROM file_reference
    WHERE owner_id = ${owner} AND holder_kind = ${kind} AND key IN (SELECT value FROM json_each(${keys}))`;
  const [tasks, timelines, avatars] = await Promise.all([
    // All that a task keeps of its order names the files there, and the avatar.
    ids(
      db,
      sql`SELECT id FROM task WHERE owner_id = ${owner} AND (
        EXISTS (SELECT 1 FROM json_each(${keys}) AS k WHERE instr(task.input, k.value) > 0)
        OR subject_id IN (SELECT value FROM json_each(${json(found.avatars)}))
        OR parent_id IN (SELECT value FROM json_each(${json(found.tasks)})))`,
    ),
    ids(
      db,
      sql`${holding("timeline")}
        UNION SELECT id FROM timeline WHERE owner_id = ${owner} AND task_id IN (SELECT value FROM json_each(${json(found.tasks)}))`,
    ),
    ids(db, holding("avatar")),
  ]);
  return { tasks, timelines, avatars };
}

const joined = (a: readonly string[], b: readonly string[]): string[] => [...new Set([...a, ...b])];

/** All of an owner's that came of a task, the task first: work of other tools, timelines and avatars. */
export async function madeFrom(db: Database, owner: string, taskId: string): Promise<Found> {
  let found: Found = { tasks: [taskId], timelines: [], avatars: [] };
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const next = await nextOf(db, owner, found);
    const all = {
      tasks: joined(found.tasks, next.tasks),
      timelines: joined(found.timelines, next.timelines),
      avatars: joined(found.avatars, next.avatars),
    };
    const grown = all.tasks.length + all.timelines.length + all.avatars.length;
    if (grown === found.tasks.length + found.timelines.length + found.avatars.length) break;
    found = all;
  }
  return found;
}

/** Deletes all of that, and lets go of its files. Tasks among it are over. */
export async function deleteMadeFrom(db: Database, { tasks, timelines, avatars }: Found): Promise<void> {
  const now = Date.now();
  const of = (list: readonly string[]) => sql`SELECT value FROM json_each(${json(list)})`;
  await db.batch(deletingTimelines(db, of(timelines)));
  await db.batch([
    ...letGo(db, sql`holder_kind = 'avatar' AND holder_id IN (${of(avatars)})`, now),
    ...deletingTasks(db, of(tasks), now),
    db.delete(avatar).where(sql`id IN (${of(avatars)})`),
  ]);
}
