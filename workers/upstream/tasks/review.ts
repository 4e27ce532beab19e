import type { z } from "zod";
import { moveTask, takeOver } from "../../../db/queries/task-move.ts";
import type { TaskRow } from "../../../db/queries/task.ts";
import { task as table } from "../../../db/schema/index.ts";
import { and, eq } from "drizzle-orm";
import { AppError } from "../app-error.ts";
import type { Services } from "../services.ts";
import { Superseded, Suspended } from "./control.ts";
import { startInstance } from "./instance.ts";
import { leaseFrom } from "./lease.ts";

/** Asks a person, once: the run is suspended until they have answered, however long that takes. */
export async function askPerson<A>({ db }: Services, task: TaskRow, name: string, proposal: unknown, answer: z.ZodType<A>): Promise<A> {
  const { review } = task;
  if (review?.name === name && review.answer !== undefined) return answer.parse(review.answer);
  if (!(await moveTask(db, task, "review", { review: { name, proposal }, lease_until: null }))) throw new Superseded();
  throw new Suspended("review");
}

/** Takes a person's answer, and begins the task again. Throws system.notFound where it does not ask this. */
export async function answerReview(all: Services, task: TaskRow, name: string, answer: unknown): Promise<void> {
  const { review } = task;
  if (task.state !== "review" || review?.name !== name) throw new AppError("system.notFound");
  await all.db
    .update(table)
    .set({ review: { ...review, answer }, started_at: Date.now() })
    .where(and(eq(table.id, task.id), eq(table.state, "review")));
  const next = await takeOver(all.db, task, { lease_until: leaseFrom(Date.now()), restart: false });
  if (next) await startInstance(all, next);
}
