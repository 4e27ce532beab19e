import { setPriority } from "node:os";

/**
 * Voices come first: music and the drawing wait for them, while pictures and films are only needed when both are there.
 * Where cores are few, what can wait gives way.
 */
const BEHIND = 10;

/** This process, or another by its id, takes the processor that others leave. A process that is gone already gives way enough. */
export function giveWay(pid = 0): void {
  try {
    setPriority(pid, BEHIND);
  } catch {
    // It has ended.
  }
}
