import type { TaskRow } from "../../../db/queries/task.ts";
import type { Services } from "../services.ts";

const HOUR_MS = 60 * 60_000;

/**
 * Whether a task has been worked on for longer than its tool allows, whatever it waits for. What a person took to answer
 * is not counted.
 */
export const isTooOld = ({ tools }: Pick<Services, "tools">, { app_id, started_at }: TaskRow, now = Date.now()): boolean =>
  started_at !== null && now - started_at > tools.of(app_id).manifest.work.maxHours * HOUR_MS;
