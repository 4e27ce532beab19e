import type { Engine } from "../../lanes/messages.ts";
import { ProgramFailed } from "../../processes/confined.ts";
import { JobError } from "../../protocol/handler.ts";
import type { ResultOf } from "../../protocol/jobs.ts";
import { filmFacts } from "../footage/facts.ts";
import { isCut, type Look, looks } from "./looks.ts";
import { linesIn } from "./lines.ts";
import { boxesOf, type Seen } from "./runs.ts";

interface How {
  readonly signal: AbortSignal;
  readonly progress: (share: number) => void;
}

/**
 * Finds captions: lines of text that stand still for a while and then change or go.
 * @throws JobError INPUT_UNREADABLE
 */
export async function findCaptions(path: string, { signal, progress }: How): Promise<ResultOf<"captions">> {
  const facts = await filmFacts(path, signal);
  try {
    const seen: Seen[] = [];
    let before: Look | null = null;
    for await (const look of looks(path, facts, signal)) {
      seen.push({
        at: look.at,
        lines: linesIn(look),
        size: { width: look.width, height: look.height },
        cut: before !== null && isCut(before, look),
      });
      before = look;
      progress(Math.min(1, look.at / Math.max(1, facts.duration)));
    }
    // One that is over before it is looked at shows nothing that stands still.
    if (seen.length === 0 && facts.duration >= 1) throw new JobError("INPUT_UNREADABLE", "the film has no pictures");
    return { boxes: boxesOf(seen, facts.duration), duration: facts.duration, engine: "reelwright-captions" };
  } catch (cause) {
    signal.throwIfAborted();
    throw cause instanceof ProgramFailed ? new JobError("INPUT_UNREADABLE", "the film cannot be decoded", { cause }) : cause;
  }
}

/** Beside the other engines that look at pictures. */
export const captionFinder: Engine = {
  warm: async () => undefined,
  async run({ job, files: { source = "" } }, tell) {
    if (job.kind !== "captions") throw new Error(`no job of the caption finder: ${job.kind}`);
    return findCaptions(source, { signal: new AbortController().signal, progress: (share) => tell(share, "finding") });
  },
};
