import type { ToolRun } from "./tool.ts";

/** A provider's queue may be long: our file can be read for two days. */
const READABLE_S = 48 * 3600;

/** Where a provider may read one of our files: the same address for every try of a task. */
export const readableByProvider =
  ({ files, task }: Pick<ToolRun, "files" | "task">) =>
  async (key: string): Promise<string> =>
    files.absolute(await files.readPath(key, Math.floor(task.created_at / 1000) + READABLE_S));
