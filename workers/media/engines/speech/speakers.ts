import { availableParallelism, totalmem } from "node:os";

/** More threads than these have nothing to share. */
const MOST_CORES = 4;
/** A speaker holds 0.8 GB: two want a machine that has them to spare. */
const ROOMY = 6 * 1024 ** 3;

/**
 * How many processes speak beside each other, and with how many threads each. Two that never wait for one another say
 * the same with a seventh less of the processor than one of two threads, which meet after every layer (decision 025).
 */
export function speakersOn({ cores, memory }: { cores: number; memory: number }): { speakers: number; threads: number } {
  const used = Math.min(MOST_CORES, cores);
  const speakers = used > 1 && memory >= ROOMY ? 2 : 1;
  return { speakers, threads: Math.max(1, Math.floor(used / speakers)) };
}

/** What this process may use: a container's own limit where it has one. */
const memory = Math.min(totalmem(), process.constrainedMemory() || totalmem());

export const { speakers: SPEAKERS, threads: THREADS } = speakersOn({ cores: availableParallelism(), memory });
