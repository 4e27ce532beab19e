import type { TaskRow } from "../../../db/queries/task.ts";
import type { StoredOutput } from "../../../db/schema/index.ts";
import { isAiGenerated } from "../../../trpc/contract/tools/app.ts";

/** What a task has made, each file with whether a generator made it: as its tool says of this one, else as of all of its kind. */
export const marked = ({ app_id }: Pick<TaskRow, "app_id">, { artifacts, ...rest }: StoredOutput): StoredOutput => ({
  ...rest,
  artifacts: artifacts.map((one) => ({ is_ai_generated: isAiGenerated(app_id, one.kind), ...one })),
});
