import type { TaskRow } from "../../../../db/queries/task.ts";
import { report, type Report } from "../../../../trpc/contract/report.ts";
import { appIdOf } from "../../../../trpc/contract/tools/app.ts";
import { videoToScript as manifest } from "../../../../trpc/contract/tools/video-to-script.ts";
import { AppError } from "../../app-error.ts";
import type { KeptFile } from "../files.ts";
import { videoToScript } from "./tool.ts";
import type { ScriptInput } from "./tool.ts";

/** Whether a task is one that told of videos. */
export const isReported = ({ app_id }: Pick<TaskRow, "app_id">): boolean => app_id === appIdOf(manifest);

/** What a finished task tells of its video of that number (the first is 1), and that video. Throws system.notFound. */
export function reportedIn(task: TaskRow, at: number): { report: Report; film: KeptFile } {
  const text = task.state === "success" && isReported(task) ? task.output?.facts[`report-${at}`] : undefined;
  const { videos } = typeof text === "string" ? (videoToScript.kept.schema.parse(task.input.value) as ScriptInput) : { videos: [] };
  const film = videos[at - 1];
  if (typeof text !== "string" || !film) throw new AppError("system.notFound", { detail: `task ${task.id} has no report ${at}` });
  return { report: report.parse(JSON.parse(text)), film };
}
