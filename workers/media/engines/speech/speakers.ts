import { abreastOn, machine, type Machine } from "../../lanes/lane-size.ts";

/** More threads than these have nothing to share. */
const MOST_CORES = 4;

/**
 * How many processes speak beside each other, and with how many threads each. Two that never wait for one another say
 * the same with a seventh less of the processor than one of two threads, which meet after every layer (decision 025).
 */
export function speakersOn(on: Machine): { speakers: number; threads: number } {
  const speakers = abreastOn(on);
  return { speakers, threads: Math.max(1, Math.floor(Math.min(MOST_CORES, on.cores) / speakers)) };
}

export const { speakers: SPEAKERS, threads: THREADS } = speakersOn(machine);
