import { access } from "node:fs/promises";
import { JobError } from "../../protocol/handler.ts";
import { filmFacts } from "./facts.ts";
import { fitted, plain } from "./filters.ts";
import { cutStill } from "./reel.ts";

const LONGEST = 720;

/**
 * A frame of a film as a small JPEG at `out`: from a third of the way, else its first. Answers `out`.
 * @throws JobError INPUT_UNREADABLE where no frame can be decoded
 */
export async function posterOf(path: string, out: string, signal: AbortSignal): Promise<string> {
  const facts = await filmFacts(path, signal);
  const filters = plain(facts, fitted(facts, LONGEST));
  for (const at of [Math.min(facts.duration / 3, 5), 0]) {
    await cutStill(path, at, out, signal, filters).catch(() => signal.throwIfAborted());
    if (
      await access(out).then(
        () => true,
        () => false,
      )
    )
      return out;
  }
  throw new JobError("INPUT_UNREADABLE", "no frame of the film can be read");
}
