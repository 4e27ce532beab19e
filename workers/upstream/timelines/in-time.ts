import { AppError } from "../app-error.ts";
import type { Call } from "../http/implement.ts";
import { withPatience } from "../media/patience.ts";

/** Whoever pressed a button waits no longer for one answer. */
const PATIENCE_MS = 6000;

/**
 * What an engine makes for an edit. Throws timeline.working where it takes longer: it goes on, what is done of it is
 * kept, and whoever asks for the same again finds it. Nothing of the timeline may be changed within `work`.
 */
export async function inTime<T>({ waitUntil }: Pick<Call, "waitUntil">, work: Promise<T>): Promise<T> {
  waitUntil(work.catch(() => undefined));
  const made = await withPatience(work, PATIENCE_MS);
  if (made === "later") throw new AppError("timeline.working");
  return made;
}
