import { type SQL, sql } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import { letGo, ofTasks } from "./file-reference.ts";

const { task } = schema;

/** The statements that delete tasks and let go of what they made; the last answers their ids. `those`: a SELECT of ids. */
export const deletingTasks = (db: Database, those: SQL, now: number) =>
  [
    ...letGo(db, ofTasks(those), now),
    db
      .delete(task)
      .where(sql`id IN (${those})`)
      .returning({ id: task.id }),
  ] as const;
