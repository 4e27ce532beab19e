import { setPriority } from "node:os";

/**
 * How far each kind of work stands behind the others, where cores are few. Voices come first: music and the drawing
 * wait for them, while pictures and films are only needed when both are there. Pictures come before films: they follow
 * one another on one core, while a film is done in pieces that fill two.
 */
const BEHIND = { pictures: 10, films: 16 } as const;

/** This process, or another by its id, takes the processor that others leave. A process that is gone already gives way enough. */
export function giveWay(work: keyof typeof BEHIND, pid = 0): void {
  try {
    setPriority(pid, BEHIND[work]);
  } catch {
    // It has ended.
  }
}
