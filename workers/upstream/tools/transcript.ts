import type { ResultOf } from "../../media/protocol/jobs.ts";
import { reasonIn } from "../tasks/reason.ts";
import { sourceOf } from "./job-files.ts";
import type { ProgressShare, ToolRun } from "./tool.ts";

interface Asked {
  name: string;
  /** Of the film or the sound. */
  key: string;
  /** ISO 639-1, or `auto`. */
  language: string;
  share: ProgressShare;
}

/** What the built-in engine hears; null where it is missing or failed: a task goes on without. */
export async function heardHere(run: ToolRun, { name, key, language, share }: Asked): Promise<ResultOf<"transcribe"> | null> {
  try {
    return await run.media(name, { kind: "transcribe", file: await sourceOf(run, key), language }, share);
  } catch (error) {
    if (reasonIn(error) === undefined) throw error;
    return null;
  }
}
