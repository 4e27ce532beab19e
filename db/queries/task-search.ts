import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Sought } from "../../trpc/contract/task.ts";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";

const { task } = schema;

/** More words than these are not looked for. */
const MOST_WORDS = 8;

/** What was asked for in words: the whole prompt where there is one, and the title. */
const SAID = sql`lower(${task.title} || ' ' || coalesce(json_extract(${task.input}, '$.value.asked.prompt'), ''))`;
const MODEL = sql`json_extract(${task.input}, '$.value.model.id')`;

/** The condition of a search; `instr` and not LIKE: what is typed has no wildcards, and D1 limits a pattern to 50 bytes. */
export function soughtIn({ words = "", model, favourite }: Sought): SQL | undefined {
  const each = words.split(/\s+/u).filter(Boolean).slice(0, MOST_WORDS);
  return and(
    ...each.map((word) => sql`instr(${SAID}, lower(${word})) > 0`),
    model === undefined ? undefined : sql`${MODEL} = ${model}`,
    favourite ? sql`${task.favourites} <> '[]'` : undefined,
  );
}

/** Marks a result of a task, or takes its mark away: in one statement, so that two marks at once are both kept. */
export async function markResult(db: Database, taskId: string, name: string, marked: boolean): Promise<void> {
  const others = sql`SELECT value FROM json_each(${task.favourites}) WHERE value <> ${name}`;
  const all = marked ? sql`${others} UNION ALL SELECT ${name}` : others;
  await db
    .update(task)
    .set({ favourites: sql`(SELECT json_group_array(value) FROM (${all}))` })
    .where(eq(task.id, taskId));
}
