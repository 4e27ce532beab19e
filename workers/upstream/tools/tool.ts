import type { DraftRow } from "../../../db/queries/draft.ts";
import type { TaskRow } from "../../../db/queries/task.ts";
import type { StoredOutput } from "../../../db/schema/index.ts";
import type { MessageKey } from "../../../trpc/contract/rules/errors.en.ts";
import type { JobKind, JobOf, ResultOf } from "../../media/protocol/jobs.ts";
import type { FileSigner } from "../files/sign.ts";
import type { Services } from "../services.ts";

/** What it takes to have media made for someone. */
export interface Maker {
  ownerId: string;
  files: FileSigner;
  /** A media job; the same inputs of the same owner are done once. In a task it is a durable step of that name. */
  media<K extends JobKind>(name: string, job: JobOf<K>, share?: ProgressShare): Promise<ResultOf<K>>;
}

export interface ToolRun extends Maker, Omit<Services, "media"> {
  task: TaskRow;
  /** One durable step: its answer is kept, a restart does not do it again. */
  step<T>(name: string, work: () => Promise<T>): Promise<T>;
  /** Tells the page: `step` is a slug, `progress` 0…100. */
  progress(step: string, progress: number): Promise<void>;
}

/** Where on the task's bar a job's own progress falls. */
export interface ProgressShare {
  step: string;
  from: number;
  to: number;
}

/** What each tool has behind its page (design.md: tools are one idea). */
export interface Tool {
  appIds: readonly number[];
  /** Credits, before it is pushed. */
  cost(draft: DraftRow, stage: TaskRow["stage"]): number;
  /** About how many seconds it will be. */
  seconds(draft: DraftRow): number;
  /** Refuses what cannot be made. Throws AppError. */
  check(draft: DraftRow): void;
  run(run: ToolRun): Promise<StoredOutput>;
  failure(stage: TaskRow["stage"]): MessageKey;
}
