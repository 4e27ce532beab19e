import { eq, or, sql } from "drizzle-orm";
import * as schema from "../schema/index.ts";
import type { Database } from "./database.ts";
import { letGo, ofTasks } from "./file-reference.ts";

const { task } = schema;

/** Deletes a task and its parts, and lets go of their files. */
export async function deleteTaskRow(db: Database, taskId: string): Promise<void> {
  const those = or(eq(task.id, taskId), eq(task.parent_id, taskId));
  await db.batch([...letGo(db, ofTasks(sql`SELECT id FROM ${task} WHERE ${those}`), Date.now()), db.delete(task).where(those)]);
}
