import { openBefore, type TaskRow } from "../../../db/queries/task.ts";
import { errorOf, messageText } from "../../../trpc/contract/rules/errors.ts";
import type { Language } from "../../../trpc/contract/rules/languages.ts";
import type { Task } from "../../../trpc/contract/task.ts";
import { pageExpiry } from "../files/expiry.ts";
import type { Services } from "../services.ts";

const MINUTES_A_TASK = 0.5;
const FILE_NAME = /[/\\:*?"<>|\p{Cc}]/gu;

/** What a task made, with signed addresses; null while there is nothing. */
export async function presentOutput({ files }: Services, task: Pick<TaskRow, "output" | "title">): Promise<Task["output"]> {
  if (!task.output) return null;
  const { video_key, poster_key, document_key: _kept, ...facts } = task.output;
  const name = `${task.title.replace(FILE_NAME, " ").trim().slice(0, 80) || "ad"}.mp4`;
  const expires = pageExpiry();
  const [video_url, poster_url, download_url] = await Promise.all([
    files.readPath(video_key, expires),
    files.readPath(poster_key, expires),
    files.readPath(video_key, expires, name),
  ]);
  return { whole: facts.duration, ...facts, video_url, poster_url, download_url };
}

/** A task as the contract states it. */
export async function presentTask(all: Services & { lang: Language }, task: TaskRow): Promise<Task> {
  const ahead = task.state === "queued" ? await openBefore(all.db, task.created_at) : 0;
  const { id, app_id, draft_id, title, stage, state, progress, step, error_code, error_values, cost, created_at, finished_at } = task;
  const error_msg = error_code === null ? null : messageText(errorOf(error_code).key, all.lang, error_values ?? {});
  const facts = { app_id, draft_id, title, stage, state, progress, step, error_code, error_values, cost, created_at, finished_at };
  return { ...facts, error_msg, task_id: id, queue_minutes: Math.ceil(ahead * MINUTES_A_TASK), output: await presentOutput(all, task) };
}
