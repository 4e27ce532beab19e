import { setPriority } from "node:os";

/**
 * How far each kind of work stands behind the others, where cores are few. Voices come first: music and the drawing
 * wait for them, while pictures and films are only needed when both are there. Pictures come before films: they follow
 * one another on one core, while a film is done in pieces that fill two.
 */
const BEHIND = { pictures: 10, films: 16 } as const;

/** Engines that give way by themselves: the background of somebody's film is taken away ahead of any video that needs it. */
const GIVING_WAY: ReadonlyMap<string, keyof typeof BEHIND> = new Map([
  ["vision", "pictures"],
  ["matting", "pictures"],
]);

/** How far the process of an engine stands behind the others; null: it does not. */
export const placeOf = (engine: string): keyof typeof BEHIND | null => GIVING_WAY.get(engine) ?? null;

/** This process, or another by its id, takes the processor that others leave. A process that is gone already gives way enough. */
export function giveWay(work: keyof typeof BEHIND, pid = 0): void {
  try {
    setPriority(pid, BEHIND[work]);
  } catch {
    // It has ended.
  }
}
