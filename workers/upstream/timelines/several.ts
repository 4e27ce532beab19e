import type { TimelineRow } from "../../../db/queries/timeline.ts";
import type { OneStep } from "../../../trpc/contract/timeline.ts";
import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { editTimeline, redoStep, undoStep } from "./edit.ts";

async function makeOne(call: Call, row: TimelineRow, step: OneStep, expected: number | undefined): Promise<TimelineRow> {
  if (step.do === "edit") return (await editTimeline(call, row, { commands: step.commands, expected })).row;
  return step.do === "undo" ? undoStep(call, row, expected) : redoStep(call, row, expected);
}

/** Makes steps in their order, as far as none is refused. Throws what refuses the first. */
export async function makeSteps(
  call: Call,
  row: TimelineRow,
  { steps, expected }: { steps: readonly OneStep[]; expected: number | undefined },
): Promise<TimelineRow> {
  let now = row;
  for (const step of steps)
    try {
      now = await makeOne(call, now, step, now === row ? expected : now.revision);
    } catch (error) {
      if (now === row || !(error instanceof AppError)) throw error;
      break;
    }
  return now;
}
